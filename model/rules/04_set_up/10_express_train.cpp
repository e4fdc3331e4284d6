// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 10, 0};
constexpr Rule lootRule{4, 10, 4};
constexpr Rule startingLoot{4, 6, 4};
constexpr Holder box = Location::Nowhere;

/// 4.10.4, 4.6.4: what is not in the box can't be put anywhere.
void placeToken(Play& play, Loot token, Holder where, Rule why)
{
    if (!play.table.loot.has(box, token)) {
        const Location place = where.isSheet() ? Location::Nowhere : where.location();
        const Pawn who = where.isSheet() ? where.character() : Pawn::None;
        play.cannotGoOn(QuestionKind::PurseInCar, who, place, why);
    }
    play.table.loot.move(box, where, token);
    play.happened(
        {.what = HappeningKind::LootPlaced, .rule = why, .to = where, .loot = token, .number = 1});
}

/// A purse drawn unseen from those in the box; chance says which, where the values are kept.
Loot drawnPurse(Play& play, Car car)
{
    const Loot unseen{LootKind::Purse, unknownValue};
    if (!play.table.kept.purseValues) return unseen;
    Question question = play.question(QuestionKind::PurseInCar, Pawn::None, lootRule);
    question.where = inside(car);
    for (const LootPile& pile : play.table.loot.at(box)) {
        if (pile.loot.kind == LootKind::Purse) {
            question.offer(Choice(pile.loot), allowed(lootRule), pile.count);
        }
    }
    return play.ask(question).loot();
}

void furnish(Play& play, Car car)
{
    const FloorLoot floor = printedOn(car);
    for (int i = 0; i < floor.strongboxes; ++i) {
        placeToken(play, {LootKind::Strongbox, 1000}, inside(car), lootRule);
    }
    for (int i = 0; i < floor.jewels; ++i) {
        placeToken(play, {LootKind::Jewel, 500}, inside(car), lootRule);
    }
    for (int i = 0; i < floor.purses; ++i) {
        placeToken(play, drawnPurse(play, car), inside(car), lootRule);
    }
}

/// How many cars can still be put behind the train.
int carsThere(const Table& table)
{
    int cars = 0;
    for (const Car car : baseCars) cars += table.express.contains(car) ? 0 : 1;
    const auto room = static_cast<int>(table.express.capacity() - table.express.size());
    return std::min(cars, room);
}

Question nextCar(const Play& play)
{
    Question question = play.question(QuestionKind::NextCar, Pawn::None, rule);
    for (const Car car : baseCars) {
        question.offer(Choice(car), play.table.express.contains(car)
                                        ? refused(Reason::AlreadyTaken, rule).with(inside(car))
                                        : allowed(rule));
    }
    return question;
}

} // namespace

FloorLoot printedOn(Car car)
{
    switch (car) {
    case Car::Locomotive: return {.strongboxes = 1};
    case Car::FirstClass: return {.jewels = 3};
    case Car::SecondClass: return {.jewels = 1, .purses = 3};
    case Car::ThirdClass: return {.purses = 1};
    case Car::Saloon: return {.jewels = 1, .purses = 1};
    case Car::Restaurant: return {.purses = 3};
    case Car::Luggage: return {.jewels = 1, .purses = 4};
    case Car::Circus:
    case Car::Prison:
    case Car::Armoury:
    case Car::Infirmary:
    case Car::ArmouredLocomotive:
    case Car::Tender:
    case Car::ArmouredA:
    case Car::ArmouredB:
    case Car::ArmouredC:
    case Car::TimeTravel:
    case Car::Handcar:
    case Car::Stagecoach:
    case Car::None: return {};
    }
    return {};
}

void setUpTrain(Play& play)
{
    Table& table = play.table;
    if (table.carsToCome > carsThere(table)) {
        play.cannotGoOn(QuestionKind::NextCar, Pawn::None, Location::Nowhere, rule);
    }
    while (table.carsToCome > 0) {
        const Car car = play.ask(nextCar(play)).car();
        table.express.push_back(car);
        --table.carsToCome;
    }
    int place = 0;
    for (const Car car : table.express) {
        play.happened(
            {.what = HappeningKind::CarPlaced, .rule = rule, .to = inside(car), .number = place});
        ++place;
    }
}

void setUpLoot(Play& play)
{
    Table& table = play.table;
    for (const Pawn who : table.bandits()) {
        placeToken(play, {LootKind::Purse, 250}, who, startingLoot);
    }
    for (const Car car : table.express) furnish(play, car);
    // 4.12.1
    play.move(Pawn::Marshal, inside(Car::Locomotive), {4, 12, 1});
}

} // namespace caboose::rules
