// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/way_on.h"

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/05_sequence/1_starting_steps.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/rulings.h"

#include <algorithm>

namespace caboose::rules {

namespace {

bool hasRoundCard(const Table& table)
{
    return !table.rounds.full() &&
           std::any_of(table.roundDeck.begin(), table.roundDeck.end(),
                       [&](const RoundCard& card) { return mayComeNow(table, card); });
}

/// 4.10: the cars that are still to be chosen must be in the box.
bool hasCars(const Table& table)
{
    int there = 0;
    for (const Car car : baseCars) there += table.express.contains(car) ? 0 : 1;
    return table.carsToCome <= there &&
           table.express.size() + table.carsToCome <= decltype(table.express)::capacity();
}

/// A locomotive alone is no train; cars that are still to be chosen count only while they can be.
bool hasTrain(const Table& table)
{
    const bool isChosen = table.progress.step > Step::SetUpTrain;
    return table.express.size() + (isChosen ? 0U : table.carsToCome) > 1;
}

/// 4.10.4, 4.6.4: what set-up puts on the table must be in the box.
bool hasLoot(const Table& table)
{
    FloorLoot needed;
    for (const Car car : table.express) {
        const FloorLoot floor = printedOn(car);
        needed.jewels += floor.jewels;
        needed.purses += floor.purses;
        needed.strongboxes += floor.strongboxes;
    }
    int jewels = 0;
    int strongboxes = 0;
    int purses = 0;   // of those that may be drawn
    int starting = 0; // of those that the bandits begin with
    const Dollars unknown = unknownValue;
    for (const LootPile& pile : table.loot.at(Location::Nowhere)) {
        const Loot loot = pile.loot;
        if (loot == Loot{LootKind::Jewel, 500}) jewels += pile.count;
        if (loot == Loot{LootKind::Strongbox, 1000}) strongboxes += pile.count;
        if (loot == Loot{LootKind::Purse, 250}) starting += pile.count;
        const bool isPurse = loot.kind == LootKind::Purse;
        if (isPurse && (table.kept.purseValues || loot.value == unknown)) purses += pile.count;
    }
    const int bandits = table.bandits().size();
    if (table.kept.purseValues) purses -= bandits;
    return jewels >= needed.jewels && strongboxes >= needed.strongboxes && starting >= bandits &&
           purses >= needed.purses;
}

/// What an unknown card turns out to be must be among the cards that its owner may have.
bool canTurnOver(const Table& table)
{
    if (table.progress.card >= table.commonDeck.size()) return false;
    const PlayedCard& next = table.commonDeck[table.progress.card];
    if (next.card.kind != CardKind::Unknown) return true;
    const Cards& pile = table.seats[next.seat].pile;
    return std::any_of(pile.begin(), pile.end(),
                       [](const auto& count) { return isAction(count.card.kind); });
}

/// 20.6.3: there is a partner, who has a card left.
bool canDrawFromPartner(const Table& table)
{
    if (!table.kept.decks) return true;
    if (table.seats.size() % 2 != 0) return false;
    const SeatIndex partner = partnerOf(table, currentSeat(table));
    return !table.seats[partner].pile.empty();
}

bool hasAnswer(const Table& table)
{
    switch (table.progress.step) {
    case Step::SetUpTrain: return hasCars(table);
    case Step::SetUpLoot: return hasLoot(table);
    case Step::DrawRoundCard: return hasRoundCard(table);
    case Step::DrawFromPartner: return canDrawFromPartner(table);
    case Step::PerformAction: return canTurnOver(table);
    default: return true;
    }
}

} // namespace

bool hasWayOn(const Table& table)
{
    return !table.seats.empty() && hasTrain(table) && hasAnswer(table);
}

} // namespace caboose::rules
