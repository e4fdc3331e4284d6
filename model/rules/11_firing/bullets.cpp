// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/bullets.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/dropped_token.h"
#include "model/rules/13_bandits/04_django.h"

namespace caboose::rules {

namespace {

/// 5.3.4: on top of the draw pile. Where everything is shuffled before anybody draws again, the
/// place in the pile says nothing.
void putOnPile(Table& table, Card bullet, Pawn whom)
{
    const std::optional<SeatIndex> index = table.seatOf(whom);
    if (!index) return;
    Seat& seat = table.seats[*index];
    if (table.rulings.is(DeckRegime::ExpertDiscard) && !seat.top.full()) {
        seat.top.push_back(bullet);
    } else {
        seat.pile.add(bullet);
    }
}

/// 11.3.3: a hit on somebody without a deck; a neutral card goes back to the stock.
void receiveWithoutDeck(Play& play, Pawn giver, Pawn whom, Rule rule)
{
    if (giver == Pawn::None) ++play.table.neutralBullets;
    play.happened({.what = HappeningKind::BulletRemoved, .rule = rule, .who = giver, .whom = whom});
}

void shortage(Play& play, int needed, Rule rule)
{
    play.happened({.what = HappeningKind::NeutralsShort, .rule = rule, .number = needed});
    Table& table = play.table;
    if (!table.rulings.is(NeutralDepletionPermanent::Yes) || table.neutralBullets == 0) return;
    play.happened(
        {.what = HappeningKind::NeutralsSetAside, .rule = rule, .number = table.neutralBullets});
    table.neutralBulletsAside =
        static_cast<std::uint8_t>(table.neutralBulletsAside + table.neutralBullets);
    table.neutralBullets = 0;
}

} // namespace

bool hasNeutrals(const Table& table, int needed)
{
    return table.neutralBullets >= needed;
}

void deliver(Play& play, const Shot& shot)
{
    const auto [giver, whom, rule] = shot;
    Table& table = play.table;
    if (giver == Pawn::None) --table.neutralBullets;
    if (!isCharacter(whom) || !table.inGame(whom)) {
        receiveWithoutDeck(play, giver, whom, rule);
        return;
    }
    const Pawn counted = giver == Pawn::None ? pawnAt(characterCount) : giver;
    Sheet& sheet = table.sheet(whom);
    ++sheet.received[static_cast<std::size_t>(counted)];
    if (table.roundCard().event == Event::MortalBullet) ++sheet.hitsThisRound;
    if (table.isBot(whom)) {
        ++sheet.inFront[static_cast<std::size_t>(counted)];
    } else {
        putOnPile(table, {giver, CardKind::Bullet, 0}, whom);
    }
    play.happened({.what = HappeningKind::BulletGiven, .rule = rule, .who = giver, .whom = whom});
}

namespace {

/// 7.2.11: of the card that is carried out now, by whomever.
bool isTunnelShot(const Table& table)
{
    if (table.roundCard().event != Event::TunnelBeforeStation) return false;
    if (table.rulings.is(RoundEvents::No) || table.progress.step != Step::PerformAction) {
        return false;
    }
    const RoundCard& card = table.roundCard();
    const std::size_t turn = table.commonDeck[table.progress.card].turn;
    return turn < card.turns.size() && card.turns[turn] == Turn::Tunnel;
}

} // namespace

void hit(Play& play, const Shot& shot)
{
    deliver(play, shot);
    if (shot.giver == Pawn::None) return;
    if (isBandit(shot.target) && isTunnelShot(play.table)) {
        dropToken(play, shot.target, {7, 2, 11});
    }
    pushBack(play, shot.giver, shot.target);
}

void hitWithNeutrals(Play& play, PawnSet bandits, Rule rule)
{
    const bool enough = hasNeutrals(play.table, bandits.size());
    if (!enough && play.table.rulings.is(NeutralShortageAllOrNothing::Yes)) {
        shortage(play, bandits.size(), rule);
        return;
    }
    // In turn order, where the stock does not reach all of them.
    for (const Pawn who : inPlayOrder(play.table, bandits)) {
        if (hasNeutrals(play.table, 1)) hit(play, {.target = who, .rule = rule});
    }
    if (!enough) shortage(play, bandits.size(), rule);
}

} // namespace caboose::rules
