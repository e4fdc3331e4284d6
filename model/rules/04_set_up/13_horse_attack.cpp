// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/13_horse_attack.h"
#include "model/rules/core/step_functions.h"

#include <span>

namespace caboose::rules {

namespace {

constexpr Rule segment{4, 13, 1};
constexpr Rule bots{4, 13, 2};

using OpenCars = FixedVector<Car, 12>;

/// Not into these, wherever they stand (horse-attack-closed-cars).
bool isClosed(const Table& table, Car car)
{
    if (car == Car::Locomotive) return true;
    switch (table.rulings.get<HorseAttackClosedCars>()) {
    case HorseAttackClosedCars::PlusPrisonArmouredHandcar:
        return car == Car::Prison || isRoofless(car);
    case HorseAttackClosedCars::PlusTimeTravelCar: return isRoofless(car);
    case HorseAttackClosedCars::LocomotiveAndStagecoach: return false;
    }
    return false;
}

/// From the back.
OpenCars openCars(const Table& table)
{
    OpenCars open;
    for (std::size_t i = table.express.size(); i-- > 0;) {
        const Car car = table.express[i];
        if (!isClosed(table, car)) open.push_back(car);
    }
    return open;
}

PawnSet riders(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        // 13.10: Il Professore is on no train.
        if (who != Pawn::Professore && table.where(who) == Location::Unplaced) all.insert(who);
    }
    return all;
}

PawnSet those(const Table& table, PawnSet all, Role role)
{
    PawnSet some;
    for (const Pawn who : all) {
        if (table.sheet(who).role == role) some.insert(who);
    }
    return some;
}

/// His horse stays beside the car.
void board(Play& play, Pawn who, Car car, Rule rule)
{
    play.move(who, inside(car), rule);
    ++play.table.horsesBeside[static_cast<std::size_t>(car)];
}

/// All fists are opened at once; the table tells whose held a bandit.
PawnSet whoBoards(Play& play, PawnSet players, Car car)
{
    PawnSet boarding;
    while (!players.empty()) {
        Question question = play.question(QuestionKind::Boards, Pawn::None, segment);
        question.where = inside(car);
        for (const Pawn who : players) question.offer(Choice(who), allowed(segment));
        question.offer(Choice(ChoiceKind::Done), allowed(segment));
        const Choice choice = play.ask(question);
        if (choice.is(ChoiceKind::Done)) break;
        boarding.insert(choice.pawn());
        players.erase(choice.pawn());
    }
    return boarding;
}

/// The only one left picks among the cars that remain.
void boardAnywhere(Play& play, Pawn who, std::span<const Car> cars)
{
    Question question = play.question(QuestionKind::BoardsWhere, who, segment);
    for (const Car car : cars) question.offer(Choice(inside(car)), allowed(segment));
    board(play, who, carOf(play.ask(question).location()), segment);
}

/// Drawn from among these: the bot that boards, or, where players' pawns are among them, perhaps
/// nobody.
void drawBot(Play& play, PawnSet from, Car car)
{
    if (from.empty()) return;
    Question question = play.question(QuestionKind::DrawnPawn, Pawn::None, bots);
    question.where = inside(car);
    for (const Pawn who : from) question.offer(Choice(who), allowed(bots));
    const Pawn drawn = play.ask(question).pawn();
    if (play.table.sheet(drawn).role == Role::Bot) board(play, drawn, car, bots);
}

void playSegment(Play& play, PawnSet all, Car car)
{
    const Table& table = play.table;
    const PawnSet boarding = whoBoards(play, those(table, all, Role::Player), car);
    for (const Pawn who : boarding) board(play, who, car, segment);
    const PawnSet left = those(table, all, Role::Bot);
    if (!left.empty()) drawBot(play, boarding.empty() ? left : riders(table), car);
}

/// What is left of the cars, the next one first.
void boardOne(Play& play, std::span<const Car> cars)
{
    const PawnSet all = riders(play.table);
    const bool isPlayer = play.table.sheet(all.first()).role == Role::Player;
    if (cars.size() == 1) {
        for (const Pawn who : all) board(play, who, cars.front(), segment);
    } else if (all.size() == 1 && isPlayer) {
        boardAnywhere(play, all.first(), cars);
    } else {
        playSegment(play, all, cars.front());
    }
}

} // namespace

/// 4.13 Horse Attack: whoever has no place yet boards one of the cars, from the rear.
void attackOnHorseback(Play& play)
{
    const OpenCars cars = openCars(play.table);
    if (cars.empty()) {
        play.cannotGoOn(QuestionKind::BoardsWhere, Pawn::None, Location::Nowhere, segment);
    }
    for (std::size_t passed = 0; !hasEverybodyBoarded(play.table); ++passed) {
        boardOne(play, std::span(cars.begin(), cars.end()).subspan(passed));
    }
}

bool hasEverybodyBoarded(const Table& table)
{
    return riders(table).empty();
}

} // namespace caboose::rules
