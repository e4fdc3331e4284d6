// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Places and the loot that lies in them.
#include "views/items/by_hand/by_hand.h"
#include "views/items/game/pieces.h"
#include "views/items/wording/words.h"

namespace caboose::items {
namespace {

using game::Adjust;
using game::Adjustment;

constexpr std::array<rules::Dollars, 7> purseValues{
    rules::unknownValue, 250, 300, 350, 400, 450, 500};

HandDeed gives(const ByHand& hand, rules::Location place, rules::Loot token)
{
    HandDeed deed{.text = ByHand::tr("Give one to")};
    for (const rules::Pawn who : charactersOf(hand.table())) {
        deed.children.push_back({.text = words::pawn(who),
                                 .art = artOf(who),
                                 .letter = letterOf(who),
                                 .act = hand.doing({.what = Adjust::LootMoved,
                                                    .from = place,
                                                    .to = who,
                                                    .loot = token,
                                                    .number = 1})});
    }
    return deed;
}

/// Only for those who see the values anyway.
HandDeed valued(const ByHand& hand, rules::Location place, rules::Loot token)
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
                 {.what = Adjust::LootValued, .from = place, .loot = token, .number = value})});
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

} // namespace

HandDeeds deedsOfLoot(const ByHand& hand, rules::Location place, rules::LootKind kind)
{
    const std::optional<rules::Loot> token = tokenAt(hand.table(), place, kind);
    if (!token) return {};
    const auto to = [&](rules::Location other) {
        return Adjustment{
            .what = Adjust::LootMoved, .from = place, .to = other, .loot = *token, .number = 1};
    };
    HandDeeds deeds;
    deeds.push_back({.text = ByHand::tr("Move one to"), .children = placesFor(hand, to, place)});
    deeds.push_back(gives(hand, place, *token));
    HandDeed values = valued(hand, place, *token);
    if (values.isPossible()) deeds.push_back(std::move(values));
    deeds.push_back(
        {.text = ByHand::tr("One more"),
         .act = hand.doing(
             {.what = Adjust::LootAdded, .to = place, .loot = newToken(kind), .number = 1})});
    deeds.push_back(
        {.text = ByHand::tr("One fewer"),
         .act = hand.doing(
             {.what = Adjust::LootRemoved, .from = place, .loot = *token, .number = 1})});
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
    return deeds;
}

} // namespace caboose::items
