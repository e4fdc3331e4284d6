// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/set_up.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/step_functions.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 10, 0};
constexpr Rule lootRule{4, 10, 4};
constexpr Rule startingLoot{4, 6, 4};
constexpr Holder box = Location::Nowhere;

bool isFlask(Loot token)
{
    return token.kind == LootKind::UnseenFlask || token.kind == LootKind::Whiskey ||
           token.kind == LootKind::OldWhiskey;
}

/// A token drawn unseen from those in the box that are alike from behind; chance says which, where
/// the values are kept.
template <typename IsOne>
Loot drawnFrom(Play& play, Car car, IsOne isOne)
{
    Question question = play.question(QuestionKind::PurseInCar, Pawn::None, lootRule);
    question.where = inside(car);
    Loot token;
    for (const LootPile& pile : play.table.loot.at(box)) {
        if (!isOne(pile.loot)) continue;
        // Those whose value nobody knows come before the ones that were set aside (4.6.4).
        if (token.kind == LootKind::None) token = pile.loot;
        question.offer(Choice(pile.loot), allowed(lootRule), pile.count);
    }
    const bool isChance = play.table.kept.purseValues && question.possible() > 1;
    return isChance ? play.ask(question).loot() : token;
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
    // 4.10.4: the mail travels with the Marshal whom somebody plays, in the strongbox's place.
    const bool isMail = car == Car::Locomotive && play.table.inGame(Pawn::Marshal);
    if (isMail) placeAll(play, LootKind::Mailbag, inside(car));
    const Loot instead = car == Car::Locomotive ? lootInEngine(play.table) : Loot{};
    const bool isReplaced = instead.kind != LootKind::None;
    if (isReplaced) placeToken(play, instead, inside(car), lootRule);
    placeDrawn(play, LootKind::Strongbox, isMail || isReplaced ? 0 : floor.strongboxes, car);
    placeDrawn(play, LootKind::Jewel, floor.jewels, car);
    placeDrawn(play, LootKind::Purse, floor.purses, car);
    // Both of them: which is which, nobody knows.
    if (floor.chests > 0) placeAll(play, LootKind::ClownsChest, inside(car));
}

bool mayHoldFlask(Car car)
{
    return car != Car::Locomotive && !isRoofless(car);
}

int flasksLeft(const Table& table)
{
    int flasks = 0;
    for (const LootPile& pile : table.loot.at(box)) flasks += isFlask(pile.loot) ? pile.count : 0;
    return flasks;
}

/// 4.10.4: a flask in each car but locomotives and roofless ones; where they don't suffice, the
/// cars in front go without.
void placeFlask(Play& play, Car car)
{
    const auto& train = play.table.express;
    const auto* here = std::find(train.begin(), train.end(), car);
    const auto wanted = std::count_if(here, train.end(), mayHoldFlask);
    if (!mayHoldFlask(car) || wanted > flasksLeft(play.table)) return;
    placeToken(play, drawnFrom(play, car, isFlask), inside(car), lootRule);
}

/// 4.6.4, 4.7: a purse, or what a bot has instead.
Loot startingLootOf(const Table& table, Pawn who)
{
    const BotRow* bot = botRow(table, who);
    return bot == nullptr ? Loot{LootKind::Purse, 250} : bot->startsWith;
}

/// 4.10.4: in a Team Game unseen in the first, third and fifth car behind the locomotive.
void placeDocument(Play& play, Car car)
{
    constexpr int last = 5;
    const auto& train = play.table.express;
    const auto* engine = std::find(train.begin(), train.end(), Car::Locomotive);
    const auto place = std::find(train.begin(), train.end(), car) - engine;
    const bool isOne = place > 0 && place <= last && place % 2 == 1;
    if (!isOne || play.table.loot.count(box, LootKind::SecretDocument) == 0) return;
    placeDrawn(play, LootKind::SecretDocument, 1, car);
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

/// 4.10.1: whose sidekicks there are cards of; by the booklet only those of its own time.
Verdict isAmongPrisoners(const Table& table, Pawn whose)
{
    constexpr Rule dealing{4, 10, 1};
    constexpr PawnSet firstSeven = baseBandits | PawnSet{Pawn::Mei};
    const bool isNobodys = whose == Pawn::Mary || whose == Pawn::Professore;
    const bool hasAll = table.rulings.is(PrisonerCount::ThreeOrFour);
    const bool isThere = hasAll || firstSeven.contains(whose) || table.inGame(whose);
    if (isNobodys || !isThere) return refused(Reason::NotInBox, dealing).with(whose);
    const bool isTaken = table.prisoners.contains(whose);
    return isTaken ? refused(Reason::AlreadyTaken, dealing).with(whose) : allowed(dealing);
}

/// 4.10.1: drawn at random, and laid out open behind the prison car.
void layOutPrisoners(Play& play)
{
    constexpr Rule dealing{4, 10, 1};
    Table& table = play.table;
    if (!table.express.contains(Car::Prison)) return;
    while (table.prisoners.size() < prisonersNeeded(table)) {
        Question question = play.question(QuestionKind::PrisonerDrawn, Pawn::None, dealing);
        for (int i = 0; i < banditCount; ++i) {
            question.offer(Choice::prisoner(pawnAt(i)), isAmongPrisoners(table, pawnAt(i)));
        }
        const Pawn whose = play.ask(question).pawn();
        table.prisoners.insert(whose);
        play.happened({.what = HappeningKind::PrisonerShown, .rule = dealing, .whom = whose});
    }
}

/// 4.10.1: the box with the mail has the prison car, which comes last.
bool isPrisonToCome(const Table& table)
{
    const bool isBoxThere = table.loot.count(box, LootKind::Mailbag) > 0;
    return isBoxThere && !table.express.contains(Car::Prison);
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
    cars += isPrisonToCome(table) ? 1 : 0;
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

/// 4.10. What the group has decided before is asked no more, here and in what follows.
void setUpTrain(Play& play)
{
    Table& table = play.table;
    if (table.carsToCome > carsThere(table)) {
        play.cannotGoOn(QuestionKind::NextCar, Pawn::None, Location::Nowhere, rule);
    }
    while (table.carsToCome > 0) {
        const bool isLast = table.carsToCome == 1 && isPrisonToCome(table);
        const Car car = isLast ? Car::Prison : play.ask(nextCar(play)).car();
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

/// 4.10.4, 4.6.4
void setUpLoot(Play& play)
{
    Table& table = play.table;
    for (const Pawn who : table.bandits()) {
        const Loot token = startingLootOf(table, who);
        if (token.kind != LootKind::None) placeToken(play, token, who, startingLoot);
    }
    for (const Car car : table.express) {
        furnish(play, car);
        placeFlask(play, car);
        placeForBots(play, car);
        placeDocument(play, car);
    }
    setUpStagecoach(play);
    layOutPrisoners(play);
    // 4.12.1
    if (hasMarshal(table)) play.move(Pawn::Marshal, inside(Car::Locomotive), {4, 12, 1});
}

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

void placeDrawn(Play& play, LootKind kind, int count, Car car)
{
    const Location where = car == Car::Stagecoach ? roofOf(car) : inside(car);
    const auto isOne = [kind](Loot token) { return token.kind == kind; };
    for (; count > 0; --count) placeToken(play, drawnFrom(play, car, isOne), where, lootRule);
}

int prisonersNeeded(const Table& table)
{
    constexpr int manyBandits = 8;
    const bool isFourth =
        table.bandits().size() >= manyBandits && table.rulings.is(PrisonerCount::ThreeOrFour);
    return isFourth ? 4 : 3;
}

} // namespace caboose::rules
