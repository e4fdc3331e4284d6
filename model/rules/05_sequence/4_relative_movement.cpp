// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_relative_movement.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/03_stagecoach.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/core/step_functions.h"

#include <cstdlib>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 4, 5};
constexpr int carsOfArmouredTrain = 2;

constexpr LocationSet stagecoach{inside(Car::Stagecoach), roofOf(Car::Stagecoach)};

void takeAway(Play& play, Location from)
{
    const LootTokens before = play.table.loot;
    for (const LootPile& pile : before.at(from)) {
        for (int i = 0; i < pile.count; ++i) {
            play.give(pile.loot, from, Location::OutOfGame, rule);
        }
    }
    play.table.dynamite.erase(from);
}

/// He has no sheet, so that he is not out of the game: he steps to the car beside it first
/// (bot-marshal-leaves-coach-first); past a car that he may not enter.
void letMarshalOut(Play& play)
{
    const Table& table = play.table;
    if (table.where(Pawn::Marshal) != inside(Car::Stagecoach) || table.inGame(Pawn::Marshal)) {
        return;
    }
    if (table.rulings.is(BotMarshalLeavesCoachFirst::No)) return;
    for (Car car = table.stagecoachBeside; car != Car::None; car = inFront(table, car)) {
        const Journey out{.who = Pawn::Marshal, .to = inside(car), .rule = rule};
        const Verdict mayEnter = mayBotMarshalEnter(table, out.to, allowed(rule));
        if (mayEnter.isRefused() || mayTravel(table, out, mayEnter).isRefused()) continue;
        travel(play, out);
        return;
    }
}

/// 4.4.3: no other station card may come up.
bool isEscapeChosen(const Table& table)
{
    bool isChosen = false;
    for (const RoundCard& card : table.roundDeck) {
        if (card.set != RoundSet::Station) continue;
        if (card.event != Event::Escape) return false;
        isChosen = true;
    }
    return isChosen;
}

/// Is the Escape in play (escape-holds-stagecoach)?
bool isEscape(const Table& table)
{
    if (table.rulings.is(RoundEvents::No)) return false;
    if (table.roundCard().event == Event::Escape) return true;
    return table.rulings.is(EscapeHoldsStagecoach::ChosenOpenly) && isEscapeChosen(table);
}

/// Out of the game, unless that is how one escapes.
Location whereItTakes(const Table& table, Pawn who)
{
    return isEscape(table) && isCharacter(who) ? Location::Escaped : Location::Departed;
}

/// ejected-beside-coach: they are left beside the car that it stood beside.
void leaveEjected(Play& play, Car beside)
{
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool isBeside =
            play.table.sheet(who).isEjected && carOf(play.table.where(who)) == Car::Stagecoach;
        if (isBeside) play.move(who, inside(beside), rule);
    }
}

/// With everybody in or on it, and the Shotgun with it, wherever he stands.
void leave(Play& play)
{
    Table& table = play.table;
    letMarshalOut(play);
    const Car from = table.stagecoachBeside;
    leaveEjected(play, from);
    for (const Location l : stagecoach) {
        for (const Pawn who : table.at(l)) play.move(who, whereItTakes(table, who), rule);
        takeAway(play, l);
    }
    const bool goesAlong = table.rulings.is(ShotgunLeavesWithStagecoach::Yes);
    if (goesAlong && isOnTable(table.where(Pawn::Shotgun))) {
        play.move(Pawn::Shotgun, Location::Departed, rule);
    }
    table.hostages = {};
    table.stagecoachBeside = Car::None;
    play.happened({.what = HappeningKind::StagecoachLeft, .rule = rule, .from = inside(from)});
}

void fallBack(Play& play)
{
    const Car next = behind(play.table, play.table.stagecoachBeside);
    if (next != Car::None) {
        moveStagecoach(play, next, rule);
    } else if (play.table.rulings.is(StagecoachAtCaboose::Departs)) {
        leave(play);
    }
}

/// The car of the express from which he goes on: his own, or the one beside which he stands.
Car carOnExpress(const Table& table, Car car)
{
    if (isOnExpress(table, car)) return car;
    const Car beside =
        car == Car::Stagecoach ? table.stagecoachBeside : besideOnOtherTrain(table, car);
    if (beside != Car::None) return beside;
    const bool isAhead = trackPosition(table, car) < 0;
    return isAhead ? table.express.front() : table.express.back();
}

/// The next roof on his way; he is back on the express at the first opportunity.
Location nextRoof(const Table& table, Location goal)
{
    const Car here = carOf(table.where(Pawn::Shotgun));
    Car car = carOnExpress(table, here);
    if (car != here && hasRoof(car)) return roofOf(car);
    while (car != carOf(goal)) {
        const bool isBehind = trackPosition(table, carOf(goal)) > trackPosition(table, car);
        car = isBehind ? behind(table, car) : inFront(table, car);
        if (hasRoof(car)) return roofOf(car);
    }
    return goal;
}

/// shotgun-relocation: by no more than the stagecoach has gone; from elsewhere back on the express.
void followByOneCar(Play& play)
{
    const Table& table = play.table;
    const Car here = carOf(table.where(Pawn::Shotgun));
    const Car next = isOnExpress(table, here)
                         ? behind(table, here)
                         : carOf(nextRoof(table, placeOfReleasedShotgun(table)));
    if (next == Car::None || !hasRoof(next)) return;
    travel(play, {.who = Pawn::Shotgun, .to = roofOf(next), .rule = rule});
}

/// Car by car, so that he meets whoever stands in his way.
void follow(Play& play, bool hasFallenBack)
{
    const Table& table = play.table;
    if (table.rulings.is(ShotgunRelocation::OneCarWithStagecoach)) {
        if (hasFallenBack) followByOneCar(play);
        return;
    }
    const Location goal = placeOfReleasedShotgun(table);
    while (exists(goal) && table.where(Pawn::Shotgun) != goal) {
        travel(play, {.who = Pawn::Shotgun, .to = nextRoof(table, goal), .rule = rule});
    }
}

bool isShotgunLoose(const Table& table)
{
    return table.shotgunReleased && isOnTable(table.where(Pawn::Shotgun));
}

} // namespace

/// Is there anything that moves at the end of this round?
bool movesRelatively(const Table& table)
{
    if (table.stagecoachBeside == Car::None && table.armoured.empty()) return false;
    return table.progress.round < roundCount || table.rulings.is(MotionAfterLastRound::Yes);
}

void moveStagecoach(Play& play, Car beside, Rule why)
{
    const Car from = play.table.stagecoachBeside;
    play.table.stagecoachBeside = beside;
    play.happened({.what = HappeningKind::StagecoachMoved,
                   .rule = why,
                   .from = inside(from),
                   .to = inside(beside)});
}

void moveArmouredTrain(Play& play, int cars, Rule why)
{
    Table& table = play.table;
    table.armouredOffset = static_cast<std::int8_t>(table.armouredOffset + cars);
    play.happened({.what = HappeningKind::TrainMoved, .rule = why, .number = cars});
}

/// 5.4.5 Relative Movement: the stagecoach falls back or leaves, the released Shotgun follows it,
/// the armoured train goes on.
void moveRelatively(Play& play)
{
    const Table& table = play.table;
    const Car before = table.stagecoachBeside;
    if (before != Car::None) {
        fallBack(play);
        if (table.stagecoachBeside != Car::None && isShotgunLoose(table)) {
            follow(play, table.stagecoachBeside != before);
        }
    }
    if (!table.armoured.empty()) moveArmouredTrain(play, carsOfArmouredTrain, rule);
}

} // namespace caboose::rules
