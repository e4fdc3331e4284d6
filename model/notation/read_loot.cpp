// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// saloon-roof holds 2 purses, purse 250, jewel

#include "model/notation/reader.h"
#include "model/rules/02_components/loot_kinds.h"

namespace caboose::notation {

using namespace rules;

std::optional<Location> placeFrom(std::string_view word)
{
    if (word == "box") return Location::Nowhere;
    const auto place = locationFrom(word);
    return place && (exists(*place) || !isOnTable(*place)) ? place : std::nullopt;
}

std::optional<Location> takePlaceOnTable(Line& line)
{
    const auto place = placeFrom(line.peek());
    if (!place || isOnTable(*place)) return line.takeKey(Expected::Place, placeFrom);
    line.wrong({.problem = Problem::OutOfPlace, .expected = Expected::Place});
    return std::nullopt;
}

std::optional<Loot> takeLoot(Line& line)
{
    const auto kind = line.takeKey(Expected::Loot, [](auto word) {
        return singular(word, [](auto w) { return lootKindFrom(w); });
    });
    if (!kind) return std::nullopt;
    if (line.accept("?")) return Loot{*kind, unknownValue};
    if (!line.isNumberNext()) return Loot{*kind, rowOf(*kind).usual()};
    const auto value = line.takeNumber(0, INT16_MAX);
    if (!value) return std::nullopt;
    return Loot{*kind, static_cast<Dollars>(*value)};
}

namespace {

constexpr std::size_t mostPiles = 112;

std::size_t codeOf(Holder holder)
{
    const int sheets = 128;
    return static_cast<std::size_t>(holder.isSheet() ? sheets + index(holder.character())
                                                     : index(holder.location()));
}

void clear(LootTokens& tokens, Holder holder)
{
    while (!tokens.at(holder).empty()) {
        const LootPile pile = *tokens.at(holder).begin();
        tokens.remove(holder, pile.loot, pile.count);
    }
}

int countOf(const LootTokens& tokens, Holder holder, Loot loot)
{
    for (const LootPile& pile : tokens.at(holder)) {
        if (pile.loot == loot) return pile.count;
    }
    return 0;
}

bool add(LootTokens& tokens, Holder holder, Loot loot, int count, Line& line)
{
    const auto piles = static_cast<std::size_t>(tokens.end() - tokens.begin());
    const int there = countOf(tokens, holder, loot);
    if ((there == 0 && piles == mostPiles) || there + count > UINT8_MAX) {
        line.wrong({.problem = Problem::TooMany,
                    .expected = Expected::Loot,
                    .highest = static_cast<int>(mostPiles)});
        return false;
    }
    tokens.add(holder, loot, count);
    return true;
}

} // namespace

void readLoot(Line& line, Draft& draft, Holder holder)
{
    LootTokens& tokens = draft.table.loot;
    const std::size_t code = codeOf(holder);
    if (!draft.block.loot[code]) clear(tokens, holder);
    draft.block.loot.set(code);
    if (line.accept("nothing")) return;
    takeList(line, [&] {
        const auto count = line.isNumberNext() ? line.takeNumber(1, UINT8_MAX) : 1;
        const auto loot = count ? takeLoot(line) : std::nullopt;
        return loot && add(tokens, holder, *loot, *count, line);
    });
}

void readPlace(Line& line, Draft& draft, Location place)
{
    if (!line.accept("has") && !line.expect("holds")) return;
    readLoot(line, draft, place);
}

} // namespace caboose::notation
