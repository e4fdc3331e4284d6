// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/16_bots/bot_row.h"

#include <algorithm>

namespace caboose::rules {

namespace {

bool isAmongLastThree(const Table& table, Car car)
{
    const auto& train = table.express;
    const auto here = std::find(train.begin(), train.end(), car);
    return train.end() - here + table.carsToCome <= 3;
}

/// What this bot adds to the car: nothing, or a token.
Loot addedBy(const BotRow& bot, const Table& table, Car car)
{
    if (isRoofless(car)) return {};
    if (bot.inLastCars.kind != LootKind::None) {
        return isAmongLastThree(table, car) ? bot.inLastCars : Loot{};
    }
    return car == Car::Prison ? Loot{} : bot.inEachCar;
}

} // namespace

FixedVector<Loot, maxSeats> lootOfBots(const Table& table, Car car)
{
    FixedVector<Loot, maxSeats> tokens;
    for (const Pawn who : table.bandits()) {
        const BotRow* bot = botRow(table, who);
        if (bot == nullptr) continue;
        const Loot token = addedBy(*bot, table, car);
        if (token.kind != LootKind::None) tokens.push_back(token);
    }
    return tokens;
}

namespace {

int printedOf(LootKind kind, Car car)
{
    return kind == LootKind::Jewel ? printedOn(car).jewels : 0;
}

/// Of this kind, by the cars behind this one that come before it; what is printed on a floor does.
int wantedBehind(const Table& table, Car car, LootKind kind)
{
    const auto& train = table.express;
    const bool isRearFirst = table.rulings.is(JewelShortage::FrontGoesWithout);
    int wanted = 0;
    for (const auto* it = std::find(train.begin(), train.end(), car) + 1; it < train.end(); ++it) {
        wanted += printedOf(kind, *it);
        if (!isRearFirst) continue;
        for (const Loot token : lootOfBots(table, *it)) wanted += token.kind == kind ? 1 : 0;
    }
    return wanted;
}

} // namespace

Loot lootInEngine(const Table& table)
{
    for (const Pawn who : table.bandits()) {
        const BotRow* bot = botRow(table, who);
        if (bot != nullptr && bot->inEngine.kind != LootKind::None) return bot->inEngine;
    }
    return {};
}

void placeForBots(Play& play, Car car)
{
    const Table& table = play.table;
    for (const Loot token : lootOfBots(table, car)) {
        const int left = table.loot.count(Location::Nowhere, token.kind);
        if (left > wantedBehind(table, car, token.kind)) placeDrawn(play, token.kind, 1, car);
    }
}

} // namespace caboose::rules
