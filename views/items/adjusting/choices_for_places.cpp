// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Places and the loot that lies in them.
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::Adjust;
using game::Adjustment;

constexpr std::array<rules::Dollars, 7> purseValues{
    rules::unknownValue, 250, 300, 350, 400, 450, 500};

HandDeed gives(const ByHand& hand, rules::Holder from, rules::Loot token)
{
    HandDeed deed{.text = ByHand::tr("Give one to")};
    for (const rules::Pawn who : charactersOf(hand.table())) {
        if (from == rules::Holder(who)) continue;
        deed.children.push_back(forCharacter(
            who,
            hand.doing(
                {.what = Adjust::LootMoved, .from = from, .to = who, .loot = token, .number = 1})));
    }
    return deed;
}

/// Only for those who see the values anyway.
HandDeed valued(const ByHand& hand, rules::Holder where, rules::Loot token)
{
    HandDeed deed{.text = ByHand::tr("One is worth")};
    const bool mayBe = token.kind == rules::LootKind::Purse && hand.eyes() == Eyes::Referee;
    if (!mayBe) return deed;
    for (const rules::Dollars value : purseValues) {
        const bool isUnknown = value == rules::unknownValue;
        deed.children.push_back(
            {.text = isUnknown ? ByHand::tr("Unknown") : words::dollars(value),
             .isOn = value == token.value,
             .act = hand.doing(
                 {.what = Adjust::LootValued, .from = where, .loot = token, .number = value})});
    }
    return deed;
}

HandDeed bring(const ByHand& hand, rules::Location place)
{
    HandDeed deed{.text = ByHand::tr("Move here")};
    for (int i = 0; i < rules::pawnCount; ++i) {
        const rules::Pawn pawn = rules::pawnAt(i);
        const bool stands = rules::isOnTable(hand.table().where(pawn));
        if (!stands || hand.table().where(pawn) == place) continue;
        deed.children.push_back(
            {.text = words::pawn(pawn),
             .art = artOf(pawn),
             .letter = letterOf(pawn),
             .act = hand.doing({.what = Adjust::Pawn, .who = pawn, .to = place})});
    }
    return deed;
}

HandDeed add(const ByHand& hand, rules::Location place)
{
    HandDeed deed{.text = ByHand::tr("Add loot"), .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsOf(hand.table())) {
        deed.children.push_back(
            {.text = words::loot(kind),
             .art = artOf(kind),
             .act = hand.doing(
                 {.what = Adjust::LootAdded, .to = place, .loot = newToken(kind), .number = 1})});
    }
    return deed;
}

HandDeed thereOrNot(const ByHand& hand, const QString& text, const Adjustment& adjustment,
                    bool isThere)
{
    return choosing(
        hand, text,
        {.adjustment = adjustment,
         .present = isThere ? 1 : 0,
         .numbers = {1, 0},
         .inWords = [](int is) { return is != 0 ? ByHand::tr("Yes") : ByHand::tr("No"); }});
}

/// What only some games have on and beside their cars.
void addExtras(HandDeeds& deeds, const ByHand& hand, rules::Location place)
{
    constexpr int mostHorses = 12;
    const rules::Table& table = hand.table();
    const rules::Car car = rules::carOf(place);
    const int horses = table.horsesBeside[static_cast<std::size_t>(rules::index(car))];
    const bool hasHorses = std::any_of(table.horsesBeside.begin(), table.horsesBeside.end(),
                                       [](std::uint8_t count) { return count > 0; });
    if (hasHorses) {
        addPossible(deeds, choosing(hand, ByHand::tr("Horses beside the car"),
                                    {.adjustment = {.what = Adjust::Horses, .to = place},
                                     .present = horses,
                                     .numbers = numbersBetween(0, mostHorses)}));
    }
    if (!table.dynamite.empty()) {
        addPossible(deeds, thereOrNot(hand, ByHand::tr("Dynamite"),
                                      {.what = Adjust::Dynamite, .to = place},
                                      table.dynamite.contains(place)));
    }
    if (!table.gatlings.empty()) {
        addPossible(deeds, thereOrNot(hand, ByHand::tr("Gatling gun"),
                                      {.what = Adjust::Gatling, .to = place},
                                      table.gatlings.contains(car)));
    }
}

} // namespace

HandDeeds deedsOfLoot(const ByHand& hand, rules::Holder where, rules::LootKind kind)
{
    const std::optional<rules::Loot> token = tokenAt(hand.table(), where, kind);
    if (!token) return {};
    const auto to = [&](rules::Location other) {
        return Adjustment{
            .what = Adjust::LootMoved, .from = where, .to = other, .loot = *token, .number = 1};
    };
    const rules::Location here = where.isSheet() ? rules::Location::Nowhere : where.location();
    HandDeeds deeds;
    deeds.push_back({.text = ByHand::tr("Move one to"), .children = placesFor(hand, to, here)});
    deeds.push_back(gives(hand, where, *token));
    addPossible(deeds, valued(hand, where, *token));
    addPossible(
        deeds,
        {.text = ByHand::tr("One more"),
         .act = hand.doing(
             {.what = Adjust::LootAdded, .to = where, .loot = newToken(kind), .number = 1})});
    addPossible(deeds,
                {.text = ByHand::tr("One fewer"),
                 .act = hand.doing(
                     {.what = Adjust::LootRemoved, .from = where, .loot = *token, .number = 1})});
    return deeds;
}

HandDeeds deedsOfPlace(const ByHand& hand, rules::Location place)
{
    HandDeeds deeds;
    for (const rules::LootKind kind : kindsOf(hand.table())) {
        const int count = hand.table().loot.count(place, kind);
        if (count == 0) continue;
        deeds.push_back({.text = QStringLiteral("%1 × %2").arg(count).arg(words::loot(kind)),
                         .art = artOf(kind),
                         .children = deedsOfLoot(hand, place, kind)});
    }
    deeds.push_back(bring(hand, place));
    deeds.push_back(add(hand, place));
    addExtras(deeds, hand, place);
    return deeds;
}

} // namespace caboose::items
