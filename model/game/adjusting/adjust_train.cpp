// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::game {

using namespace rules;

namespace {

/// On a train that is there, or beside the game.
bool isPlace(const Table& table, Location l)
{
    return isOnTable(l) ? isPresent(table, l) : l <= lastLocation;
}

bool isHolder(const Table& table, Holder holder)
{
    if (!holder.isSheet()) return isPlace(table, holder.location());
    return isCharacter(holder.character()) && table.inGame(holder.character());
}

bool isToken(Loot loot)
{
    return loot.kind < LootKind::None && loot.value >= unknownValue;
}

int countOf(const Table& table, Holder holder, Loot loot)
{
    for (const LootPile& pile : table.loot.at(holder)) {
        if (pile.loot == loot) return pile.count;
    }
    return 0;
}

bool hasRoom(const Table& table, Holder holder, Loot loot, int more)
{
    constexpr int mostInPile = 200;
    constexpr std::ptrdiff_t mostPiles = 112;
    const int there = countOf(table, holder, loot);
    const bool isNewPile = there == 0;
    const bool isFull = table.loot.end() - table.loot.begin() >= mostPiles;
    return there + more <= mostInPile && !(isNewPile && isFull);
}

Refusal take(Table& table, Holder from, Loot loot, int count)
{
    if (!isHolder(table, from)) return Impossible::NoSuchPlace;
    if (countOf(table, from, loot) < count) return Impossible::NotThere;
    table.loot.remove(from, loot, count);
    return std::nullopt;
}

Refusal put(Table& table, Holder to, Loot loot, int count)
{
    if (!isHolder(table, to)) return Impossible::NoSuchPlace;
    if (!hasRoom(table, to, loot, count)) return Impossible::NoRoom;
    table.loot.add(to, loot, count);
    return std::nullopt;
}

Refusal value(Table& table, const Adjustment& a)
{
    constexpr int mostDollars = 9999;
    if (a.number < unknownValue || a.number > mostDollars) return Impossible::OutOfRange;
    if (const Refusal refusal = take(table, a.from, a.loot, 1)) return refusal;
    return put(table, a.from, {a.loot.kind, static_cast<Dollars>(a.number)}, 1);
}

} // namespace

Refusal adjustPawn(Table& table, const Adjustment& a)
{
    if (index(a.who) >= pawnCount) return Impossible::NoSuchPiece;
    const bool isMissing = isCharacter(a.who) && a.who != Pawn::Marshal && !table.inGame(a.who);
    if (isMissing) return Impossible::NoSuchPiece;
    if (a.to.isSheet() || !isPlace(table, a.to.location())) return Impossible::NoSuchPlace;
    table.put(a.who, a.to.location());
    return std::nullopt;
}

Refusal adjustLoot(Table& table, const Adjustment& a)
{
    constexpr int mostTokens = 99;
    if (!isToken(a.loot)) return Impossible::NotThere;
    if (a.what == AdjustmentKind::LootValued) return value(table, a);
    if (a.number < 1 || a.number > mostTokens) return Impossible::OutOfRange;
    if (a.what != AdjustmentKind::LootAdded) {
        if (const Refusal refusal = take(table, a.from, a.loot, a.number)) return refusal;
    }
    if (a.what == AdjustmentKind::LootRemoved) return std::nullopt;
    return put(table, a.to, a.loot, a.number);
}

Refusal adjustCar(Table& table, const Adjustment& a)
{
    if (a.to.isSheet() || !isOnTable(a.to.location())) return Impossible::NoSuchPlace;
    const Location l = a.to.location();
    const Car car = carOf(l);
    if (!isPresent(table, car)) return Impossible::NoSuchPlace;
    constexpr int mostHorses = 14;
    const int most = a.what == AdjustmentKind::Horses ? mostHorses : 1;
    if (a.number < 0 || a.number > most) return Impossible::OutOfRange;
    const bool there = a.number == 1;
    if (a.what == AdjustmentKind::Horses) {
        table.horsesBeside[static_cast<std::size_t>(index(car))] =
            static_cast<std::uint8_t>(a.number);
    } else if (a.what == AdjustmentKind::Dynamite) {
        there ? table.dynamite.insert(l) : table.dynamite.erase(l);
    } else {
        there ? table.gatlings.insert(car) : table.gatlings.erase(car);
    }
    return std::nullopt;
}

} // namespace caboose::game
