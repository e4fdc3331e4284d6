// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/bullets.h"

#include "model/rules/05_sequence/play_order.h"

namespace caboose::rules {

namespace {

/// 5.3.4: on top of the draw pile. Where everything is shuffled before anybody draws again, the
/// place in the pile says nothing.
void putOnPile(Table& table, Card bullet, Pawn whom)
{
    Seat& seat = table.seats[table.seatOf(whom)];
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

void receiveBullet(Play& play, Pawn giver, Pawn whom, Rule rule)
{
    Table& table = play.table;
    if (giver == Pawn::None) --table.neutralBullets;
    if (!isCharacter(whom) || !table.inGame(whom)) {
        receiveWithoutDeck(play, giver, whom, rule);
        return;
    }
    const Pawn counted = giver == Pawn::None ? pawnAt(characterCount) : giver;
    ++table.sheet(whom).received[static_cast<std::size_t>(counted)];
    putOnPile(table, {giver, CardKind::Bullet, 0}, whom);
    play.happened({.what = HappeningKind::BulletGiven, .rule = rule, .who = giver, .whom = whom});
}

void hitWithNeutrals(Play& play, PawnSet bandits, Rule rule)
{
    const bool enough = hasNeutrals(play.table, bandits.size());
    if (!enough && play.table.rulings.is(NeutralShortageAllOrNothing::Yes)) {
        shortage(play, bandits.size(), rule);
        return;
    }
    // In turn order, where the stock does not reach all of them.
    const Table& table = play.table;
    for (int n = 0; n < static_cast<int>(table.seats.size()); ++n) {
        for (const Pawn who : table.seats[seatInOrder(table, n)].characters) {
            if (bandits.contains(who) && hasNeutrals(table, 1)) {
                receiveBullet(play, Pawn::None, who, rule);
            }
        }
    }
    if (!enough) shortage(play, bandits.size(), rule);
}

} // namespace caboose::rules
