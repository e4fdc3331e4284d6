// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/manifest.h"
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

bool isPurse(Loot token)
{
    return token.kind == LootKind::Purse;
}

bool isFlask(Loot token)
{
    return token.kind == LootKind::UnseenFlask || token.kind == LootKind::Whiskey ||
           token.kind == LootKind::OldWhiskey;
}

/// A token drawn unseen from those in the box; chance says which, where the values are kept.
Loot drawnFrom(Play& play, Car car, bool (*isOne)(Loot))
{
    Question question = play.question(QuestionKind::PurseInCar, Pawn::None, lootRule);
    question.where = inside(car);
    Loot unseen;
    for (const LootPile& pile : play.table.loot.at(box)) {
        if (!isOne(pile.loot)) continue;
        unseen = {pile.loot.kind, unknownValue};
        question.offer(Choice(pile.loot), allowed(lootRule), pile.count);
    }
    return play.table.kept.purseValues ? play.ask(question).loot() : unseen;
}

void placeAll(Play& play, LootKind kind, Location where)
{
    const LootTokens before = play.table.loot;
    for (const LootPile& pile : before.at(box)) {
        for (int i = 0; pile.loot.kind == kind && i < pile.count; ++i) {
            placeToken(play, pile.loot, where, lootRule);
        }
    }
}

void furnish(Play& play, Car car)
{
    const FloorLoot floor = printedOn(car);
    const Location where = car == Car::Stagecoach ? roofOf(car) : inside(car);
    for (int i = 0; i < floor.strongboxes; ++i) {
        placeToken(play, {LootKind::Strongbox, 1000}, where, lootRule);
    }
    for (int i = 0; i < floor.jewels; ++i) {
        placeToken(play, {LootKind::Jewel, 500}, where, lootRule);
    }
    for (int i = 0; i < floor.purses; ++i) {
        placeToken(play, drawnFrom(play, car, isPurse), where, lootRule);
    }
    // Both of them: which is which, nobody knows.
    if (floor.chests > 0) placeAll(play, LootKind::ClownsChest, where);
}

/// 4.10.4: a flask, if there are any and one is left; none in locomotives and roofless cars.
void placeFlask(Play& play, Car car)
{
    if (car == Car::Locomotive || isRoofless(car)) return;
    const bool isAnyLeft =
        std::any_of(play.table.loot.at(box).begin(), play.table.loot.at(box).end(),
                    [](const LootPile& pile) { return isFlask(pile.loot); });
    if (isAnyLeft) placeToken(play, drawnFrom(play, car, isFlask), inside(car), lootRule);
}

/// 4.10.2: drawn at random, and laid out open. A table that has laid them out already, has.
void layOutHostages(Play& play)
{
    constexpr Rule dealing{4, 10, 2};
    Table& table = play.table;
    const int players = static_cast<int>(table.seats.size());
    const bool ofBandits = table.rulings.is(HostageCount::BanditsMinusOne);
    const int wanted = std::min(ofBandits ? table.bandits().size() : players, hostageCount + 1) - 1;
    while (table.hostages.size() < wanted) {
        Question question = play.question(QuestionKind::HostageDrawn, Pawn::None, dealing);
        for (int i = 1; i <= hostageCount; ++i) {
            const auto hostage = static_cast<Hostage>(i);
            if (!table.hostages.contains(hostage))
                question.offer(Choice(hostage), allowed(dealing));
        }
        table.hostages.insert(play.ask(question).hostage());
    }
}

/// 4.10.2, 4.12.2: the hostages, the guarded strongbox, and the Shotgun on top of it.
void setUpStagecoach(Play& play)
{
    if (play.table.stagecoachBeside == Car::None) return;
    layOutHostages(play);
    furnish(play, Car::Stagecoach);
    play.move(Pawn::Shotgun, roofOf(Car::Stagecoach), {4, 12, 2});
}

/// Those of the base box, and the circus car if its chests are there.
CarSet carsInBox(const Table& table)
{
    CarSet cars = manifestOf(Module::Base).cars;
    if (table.loot.count(box, LootKind::ClownsChest) > 0) cars.insert(Car::Circus);
    return cars;
}

/// How many cars can still be put behind the train.
int carsThere(const Table& table)
{
    int cars = 0;
    for (const Car car : carsInBox(table)) cars += table.express.contains(car) ? 0 : 1;
    const auto room = static_cast<int>(table.express.capacity() - table.express.size());
    return std::min(cars, room);
}

Question nextCar(const Play& play)
{
    Question question = play.question(QuestionKind::NextCar, Pawn::None, rule);
    for (const Car car : carsInBox(play.table)) {
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
    case Car::Circus: return {.chests = 2};
    case Car::Stagecoach: return {.strongboxes = 1};
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
    for (const Car car : table.express) {
        furnish(play, car);
        placeFlask(play, car);
    }
    setUpStagecoach(play);
    // 4.12.1
    play.move(Pawn::Marshal, inside(Car::Locomotive), {4, 12, 1});
}

} // namespace caboose::rules
