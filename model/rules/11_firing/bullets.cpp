// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/bullets.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/dropped_token.h"
#include "model/rules/13_bandits/04_django.h"
#include "model/rules/13_bandits/11_silk.h"
#include "model/rules/14_player_marshal/2_penalties.h"
#include "model/rules/16_bots/docs_respect.h"

namespace caboose::rules {

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

namespace {

/// 11.3.3, 11.3.4: the token lies there in team games, and nobody but the teams' bandits fires for
/// it (wild-bunch-counted-targets).
bool isForWildBunch(const Table& table, Pawn giver, Pawn whom)
{
    if (giver == Pawn::None || !isTeamGame(table)) return false;
    const int team = table.sheet(giver).team;
    if (team < 1 || team > teamCount) return false;
    return isCourier(whom) || table.rulings.is(WildBunchCountedTargets::CouriersShotgunBotMarshal);
}

/// 11.3.3: a hit on somebody without a deck; a neutral card goes back to the stock.
void receiveWithoutDeck(Play& play, Pawn giver, Pawn whom, Rule rule)
{
    if (isForWildBunch(play.table, giver, whom)) {
        ++play.table.wildBunch[play.table.sheet(giver).team - 1U];
        play.happened({.what = HappeningKind::BulletUnderWildBunch,
                       .rule = {11, 3, 3},
                       .who = giver,
                       .whom = whom});
        return;
    }
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

bool keepsBullets(const Table& table, Pawn who)
{
    return isCharacter(who) && table.inGame(who);
}

void hitInPassing(Play& play, Pawn who, Rule rule)
{
    play.happened({.what = HappeningKind::BulletRemoved, .rule = rule, .whom = who});
}

bool hasNeutrals(const Table& table, int needed)
{
    return table.neutralBullets >= needed;
}

namespace {

/// marshal-bullet-placement: one with an extended penalty, until the round is over.
bool liesInFront(const Table& table, const Shot& shot)
{
    return hasExtendedPenalty(shot.special) && isBandit(shot.target) &&
           table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn);
}

} // namespace

void deliver(Play& play, const Shot& shot)
{
    const Pawn giver = shot.giver;
    const Pawn whom = shot.target;
    const MarshalBullet special = shot.special;
    Table& table = play.table;
    if (giver == Pawn::None) --table.neutralBullets;
    if (!keepsBullets(table, whom)) {
        receiveWithoutDeck(play, giver, whom, shot.rule);
        return;
    }
    const Pawn counted = giver == Pawn::None ? pawnAt(characterCount) : giver;
    Sheet& sheet = table.sheet(whom);
    ++sheet.received[static_cast<std::size_t>(counted)];
    if (table.roundCard().event == Event::MortalBullet) ++sheet.hitsThisRound;
    const Card bullet{giver, CardKind::Bullet, static_cast<std::uint8_t>(special)};
    if (table.isBot(whom)) {
        ++sheet.inFront[static_cast<std::size_t>(counted)];
    } else if (!liesInFront(table, shot)) {
        putOnPile(table, bullet, whom);
    }
    play.happened({.what = HappeningKind::BulletGiven,
                   .rule = shot.rule,
                   .who = giver,
                   .whom = whom,
                   .card = special == MarshalBullet::Unknown ? Card{} : bullet});
}

namespace {

/// 7.2.11: of the card that is carried out now, by whomever (tunnel-station-shots,
/// tunnel-station-gatlings).
bool isTunnelShot(const Table& table, const Shot& shot, Pawn giver)
{
    if (table.roundCard().event != Event::TunnelBeforeStation) return false;
    if (table.rulings.is(RoundEvents::No) || table.progress.step != Step::PerformAction) {
        return false;
    }
    if (shot.isByGatling && table.rulings.is(TunnelStationGatlings::DropByGatlingAlone)) {
        return false;
    }
    const RoundCard& card = table.roundCard();
    const PlayedCard& played = table.commonDeck[table.progress.card];
    const bool isOwnFire = played.card == Card{giver, CardKind::Fire, 0};
    if (!isOwnFire && table.rulings.is(TunnelStationShots::OwnFireCards)) return false;
    const std::size_t turn = played.turn;
    return turn < card.turns.size() && card.turns[turn] == Turn::Tunnel;
}

} // namespace

void hit(Play& play, const Shot& shot)
{
    const bool isNeutral = shot.giver == Pawn::None;
    const Pawn firer = isNeutral ? shot.firer : shot.giver;
    if (isNeutral) {
        const Pawn receiver = whoGetsNeutral(play, shot.target);
        deliver(play, {.target = receiver, .rule = shot.rule});
    } else {
        deliver(play, shot);
        if (isBandit(shot.target)) sufferPenalty(play, shot.target, shot.special);
    }
    if (firer == Pawn::None) return;
    tellOfRespect(play, firer, shot.target);
    if (isBandit(shot.target) && isTunnelShot(play.table, shot, firer)) {
        dropToken(play, shot.target, {7, 2, 11});
    }
    // 13.4: a Gatling pushes nobody.
    if (!shot.isByGatling) pushBack(play, firer, shot.target);
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
