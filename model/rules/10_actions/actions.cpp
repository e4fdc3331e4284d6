// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/actions.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/11_firing/bullets_in_front.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/01_al.h"
#include "model/rules/13_bandits/09_misty.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/14_player_marshal/2_penalties.h"
#include "model/rules/15_hostages/hostages.h"
#include "model/rules/16_bots/06_captured_bots.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/20_official/4_two_bandits.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/step_functions.h"

namespace caboose::rules {

namespace {

/// 6.3, of what a player has laid there unseen.
bool isInJarringTurn(const Table& table, const PlayedCard& played)
{
    const auto& turns = table.roundCard().turns;
    return !table.seats[played.seat].isBot && played.turn < turns.size() &&
           turns[played.turn] == Turn::Jarring;
}

void offerAction(Question& question, Card card, int count, bool isBarred)
{
    const Verdict may =
        isBarred ? refused(Reason::JarringTurn, {6, 3, 0}) : depends(Reason::CardUnseen, {5, 3, 2});
    question.offer(Choice(card), may, count);
}

/// 13.9: bullets only where somebody plays them.
void offerActions(Question& question, const Table& table, const Cards& pile, bool withBullets,
                  bool isJarring)
{
    for (const CardCount& c : pile) {
        const bool isBullet = withBullets && c.card.kind == CardKind::Bullet;
        if (!isAction(c.card.kind) && !isBullet) continue;
        offerAction(question, c.card, c.count, isJarring && isBarredByJarring(table, c.card.kind));
    }
}

Question whatItIs(const Play& play, const PlayedCard& played, bool isJarring)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::TurnedOver, Pawn::None, {5, 3, 2});
    question.whom = speaker(table, played.seat);
    Seat unseen = table.seats[played.seat];
    unseen.pile = unseenCards(table, played.seat);
    const bool withBullets = has(table, table.seats[played.seat], Power::BulletPunch);
    offerActions(question, table, unseen.pile, withBullets, isJarring);
    const Cards open = play.wantsRefusals() ? allOpenOnCommonDeck(table, played.seat) : Cards();
    for (const CardCount& c : open) {
        question.offer(Choice(c.card), refused(Reason::AlreadyTaken, {5, 3, 2}));
    }
    if (const auto marshal = otherMarshalCard(unseen)) offerAction(question, *marshal, 1, false);
    // 20.6.3: it may be the partner's card, drawn unseen.
    const std::optional<SeatIndex> partner = partnerOf(table, played.seat);
    if (partner) offerActions(question, table, unseenCards(table, *partner), false, isJarring);
    return question;
}

/// What a card turned out to be that was not entered.
Card turnOver(Play& play, const PlayedCard& played)
{
    Question question = whatItIs(play, played, isInJarringTurn(play.table, played));
    // Whoever had nothing else laid there what was not allowed.
    if (question.possible() == 0) question = whatItIs(play, played, false);
    const Card card = play.ask(question).card();
    takeFromHand(play.table, played.seat, card);
    return card;
}

} // namespace

namespace {

/// 16: a bot that is not refereed yet, or a card that is not in its deck.
Verdict asBot(const Table& table, Pawn who, CardKind kind)
{
    const BotRow* row = botRow(table, who);
    if (row == nullptr || row->plays(kind)) return allowed({10, 0, 0});
    return row->isRefereed() ? refused(Reason::NotOffered, row->rule).with(who)
                             : notRefereed(row->rule).with(who);
}

/// 10.9: what the Marshal does only when he is nudged; without Nudges, never.
bool needsNudge(CardKind kind)
{
    return kind == CardKind::Punch || kind == CardKind::SpecialPunch || kind == CardKind::Robbery;
}

/// 2.6.4: no card of the Marshal's says it, nor does a Nudge.
bool hasMarshalNoCard(const Table& table, CardKind kind)
{
    if (needsNudge(kind)) return !table.rulings.is(NudgeCardsInBanditDecks::Always);
    return kind == CardKind::BrilliantIdea || kind == CardKind::Nudge || kind == CardKind::Marshal;
}

/// What only the cards of the other side say.
Verdict unlessOfOtherSide(const Table& table, Pawn who, CardKind kind)
{
    const bool isPlus = kind == CardKind::MovePlus || kind == CardKind::FloorChangePlus;
    if (who != Pawn::Marshal && isPlus) return refused(Reason::NotOffered, {10, 3, 0}).with(who);
    if (who == Pawn::Marshal && hasMarshalNoCard(table, kind)) {
        return refused(Reason::NotOffered, {2, 6, 4}).with(who);
    }
    return allowed({10, 0, 0});
}

/// Whatever about the performer bars this action, or makes it another one that is not refereed yet.
Verdict unlessHindered(const Table& table, Pawn who, CardKind kind)
{
    if (!isCharacter(who)) return allowed({10, 0, 0});
    if (const Verdict bot = asBot(table, who, kind); bot.isRefused()) return bot;
    if (const Verdict side = unlessOfOtherSide(table, who, kind); side.isRefused()) return side;
    const Sheet& sheet = table.sheet(who);
    if (table.rulings.is(SpecialBulletPenaltyScope::EverySuchAction)) {
        const Verdict notVoid = unlessVoid(table, who, kind);
        if (notVoid.isRefused()) return notVoid.by(Ruling::SpecialBulletPenaltyScope);
    }
    if (isBarredBy(sheet.hostage, kind)) {
        return refused(Reason::BarredByHostage, ruleOf(sheet.hostage)).with(who);
    }
    return allowed({10, 0, 0});
}

/// 9.4: in the cell it is the cell that bars an action, whatever else would.
bool isBarredByCell(const Table& table, Pawn who, const ActionRow& row)
{
    return isCharacter(who) && table.where(who) == cell &&
           row.can(table, who).reason == Reason::InCell;
}

bool isEjected(const Table& table, Pawn who)
{
    return isCharacter(who) && table.sheet(who).isEjected && table.inGame(who) &&
           isOnTable(table.where(who));
}

/// 16.9.1: instead of the action.
void climbBackIn(Play& play, Pawn who, CardKind instead)
{
    constexpr Rule rule{16, 9, 1};
    const Location to = entryOf(carOf(play.table.where(who)));
    play.nothing(who, {who, instead, 0}, Reason::IsEjected, rule);
    play.table.sheet(who).isEjected = false;
    travel(play, {.who = who, .to = to, .rule = rule, .cause = who});
}

} // namespace

void act(Play& play, Pawn who, CardKind kind)
{
    if (isEjected(play.table, who)) {
        climbBackIn(play, who, kind);
        return;
    }
    const ActionRow* row = actionRow(kind);
    const bool isKnown = row != nullptr && row->isRefereed();
    const bool isHindered = !isKnown || (unlessHindered(play.table, who, kind).isRefused() &&
                                         !isBarredByCell(play.table, who, *row));
    if (isHindered) {
        const Verdict why = canAct(play.table, who, kind);
        inVain(play, who, kind, why, why.rule);
    } else {
        row->perform(play, who);
    }
}

void actByCard(Play& play, Pawn who, CardKind kind)
{
    const ActionRow* row = actionRow(kind);
    const Verdict notVoid = unlessVoid(play.table, who, kind);
    const auto isInCell = [&] {
        return row != nullptr && row->isRefereed() && isBarredByCell(play.table, who, *row);
    };
    if (notVoid.isRefused() && !isInCell()) {
        inVain(play, who, kind, notVoid, notVoid.rule);
    } else {
        act(play, who, kind);
    }
}

Verdict canAct(const Table& table, Pawn who, CardKind kind)
{
    const ActionRow* row = actionRow(kind);
    if (row == nullptr) return refused(Reason::NotOffered, {10, 0, 0});
    if (!row->isRefereed()) return notRefereed(row->rule);
    const Verdict can = row->can(table, who);
    if (can.reason == Reason::InCell) return can;
    const Verdict hindered = unlessHindered(table, who, kind);
    return hindered.isRefused() ? hindered : can;
}

Verdict canActByCard(const Table& table, Pawn who, CardKind kind)
{
    const Verdict can = canAct(table, who, kind);
    if (can.reason == Reason::InCell) return can;
    const Verdict notVoid = unlessVoid(table, who, kind);
    return notVoid.isRefused() ? notVoid : can;
}

namespace {

/// Whoever's colour a card has performs it, whoever played it; a bullet, who played it.
void perform(Play& play, const PlayedCard& played)
{
    const Card action = actionOf(play.table, played);
    if (played.card.kind != CardKind::Bullet) {
        actByCard(play, action.owner, action.kind);
        return;
    }
    const Verdict power = canPunchWithBullet(play.table, action.owner);
    const Verdict can =
        power.isRefused() ? power : unlessVoid(play.table, action.owner, CardKind::Bullet);
    const bool isInCell = play.table.where(action.owner) == cell;
    if (can.isRefused() && !isInCell) {
        inVain(play, action.owner, CardKind::Punch, can, can.rule);
    } else {
        act(play, action.owner, CardKind::Punch);
    }
}

} // namespace

/// 5.3.3 The next card of the common deck.
void performNext(Play& play)
{
    Table& table = play.table;
    PlayedCard& played = table.commonDeck[table.progress.card];
    if (played.card.kind == CardKind::Unknown) played.card = turnOver(play, played);
    PlayedCard now = played;
    now.isFaceDown = false;
    played.isFaceDown = false;
    const Card action = actionOf(table, now);
    const Pawn performer = action.owner;
    play.happened({.what = HappeningKind::CardPerformed,
                   .rule = {5, 3, 3},
                   .who = performer,
                   .card = now.card});
    offerForSale(play, action);
    if (!losesCard(play, performer, now.card)) perform(play, now);
    returnCard(play, now);
    escapeFromCell(play, performer);
}

} // namespace caboose::rules
