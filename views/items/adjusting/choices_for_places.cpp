// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Places and the loot that lies in them.
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::Adjustment;
using game::AdjustmentKind;

constexpr std::array<rules::Dollars, 7> purseValues{
    rules::unknownValue, 250, 300, 350, 400, 450, 500};

AdjustmentChoice gives(const Adjusting& adjusting, rules::Holder from, rules::Loot token)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Give one to")};
    for (const rules::Pawn who : charactersOf(adjusting.table())) {
        if (from == rules::Holder(who)) continue;
        choice.children.push_back(
            forCharacter(who, adjusting.doing({.what = AdjustmentKind::LootMoved,
                                               .from = from,
                                               .to = who,
                                               .loot = token,
                                               .number = 1})));
    }
    return choice;
}

/// Only for those who see the values anyway.
AdjustmentChoice valued(const Adjusting& adjusting, rules::Holder where, rules::Loot token)
{
    AdjustmentChoice choice{.text = Adjusting::tr("One is worth")};
    const bool isPossible =
        token.kind == rules::LootKind::Purse && adjusting.viewpoint() == Viewpoint::Referee;
    if (!isPossible) return choice;
    for (const rules::Dollars value : purseValues) {
        const bool isUnknown = value == rules::unknownValue;
        choice.children.push_back(
            {.text = isUnknown ? Adjusting::tr("Unknown") : words::dollars(value),
             .isOn = value == token.value,
             .act = adjusting.doing({.what = AdjustmentKind::LootValued,
                                     .from = where,
                                     .loot = token,
                                     .number = value})});
    }
    return choice;
}

AdjustmentChoice bring(const Adjusting& adjusting, rules::Location place)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Move here")};
    for (int i = 0; i < rules::pawnCount; ++i) {
        const rules::Pawn pawn = rules::pawnAt(i);
        const bool stands = rules::isOnTable(adjusting.table().where(pawn));
        if (!stands || adjusting.table().where(pawn) == place) continue;
        choice.children.push_back(
            {.text = words::pawn(pawn),
             .art = artOf(pawn),
             .letter = letterOf(pawn),
             .act = adjusting.doing({.what = AdjustmentKind::Pawn, .who = pawn, .to = place})});
    }
    return choice;
}

AdjustmentChoice add(const Adjusting& adjusting, rules::Location place)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Add loot"), .art = QStringLiteral("loot-any")};
    for (const rules::LootKind kind : kindsOf(adjusting.seen())) {
        choice.children.push_back({.text = words::loot(kind),
                                   .art = artOf(kind),
                                   .act = adjusting.doing({.what = AdjustmentKind::LootAdded,
                                                           .to = place,
                                                           .loot = newToken(kind),
                                                           .number = 1})});
    }
    return choice;
}

AdjustmentChoice thereOrNot(const Adjusting& adjusting, const QString& text,
                            const Adjustment& adjustment, bool isThere)
{
    return choosing(
        adjusting, text,
        {.adjustment = adjustment,
         .present = isThere ? 1 : 0,
         .numbers = {1, 0},
         .inWords = [](int is) { return is != 0 ? Adjusting::tr("Yes") : Adjusting::tr("No"); }});
}

/// What only some games have on and beside their cars.
void addExtras(AdjustmentChoices& choices, const Adjusting& adjusting, rules::Location place)
{
    constexpr int mostHorses = 12;
    const rules::Table& table = adjusting.table();
    const rules::Car car = rules::carOf(place);
    const int horses = table.horsesBeside[static_cast<std::size_t>(rules::index(car))];
    const bool hasHorses = std::any_of(table.horsesBeside.begin(), table.horsesBeside.end(),
                                       [](std::uint8_t count) { return count > 0; });
    if (hasHorses) {
        addPossible(choices, choosing(adjusting, Adjusting::tr("Horses beside the car"),
                                      {.adjustment = {.what = AdjustmentKind::Horses, .to = place},
                                       .present = horses,
                                       .numbers = numbersBetween(0, mostHorses)}));
    }
    if (!table.dynamite.empty()) {
        addPossible(choices, thereOrNot(adjusting, Adjusting::tr("Dynamite"),
                                        {.what = AdjustmentKind::Dynamite, .to = place},
                                        table.dynamite.contains(place)));
    }
    if (!table.gatlings.empty()) {
        addPossible(choices, thereOrNot(adjusting, Adjusting::tr("Gatling gun"),
                                        {.what = AdjustmentKind::Gatling, .to = place},
                                        table.gatlings.contains(car)));
    }
}

} // namespace

AdjustmentChoices choicesForLoot(const Adjusting& adjusting, rules::Holder where,
                                 rules::LootKind kind)
{
    const std::optional<rules::Loot> token = tokenAt(adjusting.table(), where, kind);
    if (!token) return {};
    const auto to = [&](rules::Location other) {
        return Adjustment{.what = AdjustmentKind::LootMoved,
                          .from = where,
                          .to = other,
                          .loot = *token,
                          .number = 1};
    };
    const rules::Location here = where.isSheet() ? rules::Location::Nowhere : where.location();
    AdjustmentChoices choices;
    choices.push_back(
        {.text = Adjusting::tr("Move one to"), .children = placesFor(adjusting, to, here)});
    choices.push_back(gives(adjusting, where, *token));
    addPossible(choices, valued(adjusting, where, *token));
    addPossible(choices, {.text = Adjusting::tr("One more"),
                          .act = adjusting.doing({.what = AdjustmentKind::LootAdded,
                                                  .to = where,
                                                  .loot = newToken(kind),
                                                  .number = 1})});
    addPossible(
        choices,
        {.text = Adjusting::tr("One fewer"),
         .act = adjusting.doing(
             {.what = AdjustmentKind::LootRemoved, .from = where, .loot = *token, .number = 1})});
    return choices;
}

AdjustmentChoices choicesForPlace(const Adjusting& adjusting, rules::Location place)
{
    AdjustmentChoices choices;
    for (const rules::LootKind kind : kindsOf(adjusting.seen())) {
        const int count = adjusting.seen().loot.count(place, kind);
        if (count == 0) continue;
        choices.push_back({.text = QStringLiteral("%1 × %2").arg(count).arg(words::loot(kind)),
                           .art = artOf(kind),
                           .children = choicesForLoot(adjusting, place, kind)});
    }
    choices.push_back(bring(adjusting, place));
    choices.push_back(add(adjusting, place));
    addExtras(choices, adjusting, place);
    return choices;
}

} // namespace caboose::items
