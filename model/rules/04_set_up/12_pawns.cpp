// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/step_functions.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule evenly{4, 12, 4};
constexpr Rule lastTwoCars{20, 7, 0};
constexpr Rule secretHands{20, 4, 3};
constexpr Rule duel{20, 5, 1};
constexpr Rule pairsRule{20, 6, 1};

using Train = FixedVector<Car, 12>;

/// 9.4: the prison car is always the last one.
int prisonCars(const Train& train)
{
    return !train.empty() && train.back() == Car::Prison ? 1 : 0;
}

/// Where bandits may start: a time travel car or handcar runs before the locomotive, and nobody
/// starts in the prison car.
int carsBehindEngine(const Train& train)
{
    const auto* engine = std::find(train.begin(), train.end(), Car::Locomotive);
    if (engine == train.end()) return 0;
    return static_cast<int>(train.end() - engine) - 1 - prisonCars(train);
}

/// The n-th of them from the back, from 0. Nobody starts in the locomotive.
Car fromBack(const Play& play, int n, Rule rule)
{
    const Train& train = play.table.express;
    const int place = static_cast<int>(train.size()) - 1 - prisonCars(train) - n;
    if (n >= carsBehindEngine(train))
        play.cannotGoOn(QuestionKind::StartsIn, Pawn::None, inside(train.front()), rule);
    return train[static_cast<std::size_t>(place)];
}

/// 20.7: the first player into the caboose, the next one car further on, and so on by turns.
void alternate(Play& play)
{
    const int seats = static_cast<int>(play.table.seats.size());
    for (int n = 0; n < seats; ++n) {
        const Pawn who = speaker(play.table, seatInOrder(play.table, n));
        if (isBandit(who)) play.move(who, inside(fromBack(play, n % 2, lastTwoCars)), lastTwoCars);
    }
}

/// By the booklet of the Marshal, who is the first player: the second, fourth and sixth into the
/// car next to the prison car, the others one car further on.
void besidePrison(Play& play)
{
    const Table& table = play.table;
    const int marshal = table.seatOf(Pawn::Marshal).value_or(table.firstPlayer);
    const int seats = static_cast<int>(table.seats.size());
    for (int n = 0; n < seats; ++n) {
        const Seat& seat = table.seats[static_cast<std::size_t>((marshal + n) % seats)];
        const int car = n % 2 == 1 ? 0 : 1;
        for (const Pawn who : seat.characters) {
            if (isBandit(who)) play.move(who, inside(fromBack(play, car, evenly)), evenly);
        }
    }
}

/// 20.6.1: all players A into the caboose, all players B into the car before it.
void pairs(Play& play)
{
    for (SeatIndex i = 0; i < play.table.seats.size(); ++i) {
        const int car = isPlayerA(play.table, i) ? 0 : 1;
        play.move(play.table.seats[i].characters.front(), inside(fromBack(play, car, pairsRule)),
                  pairsRule);
    }
}

/// 20.4.3, 20.5.1: which of a player's two bandits goes into the caboose.
void split(Play& play, Rule rule)
{
    for (const Seat& seat : play.table.seats) {
        Question question = play.question(QuestionKind::StartsIn, seat.characters.front(), rule);
        question.where = inside(fromBack(play, 0, rule));
        for (const Pawn who : seat.characters) question.offer(Choice(who), allowed(rule));
        const Pawn last = play.ask(question).pawn();
        for (const Pawn who : seat.characters) {
            play.move(who, inside(fromBack(play, who == last ? 0 : 1, rule)), rule);
        }
    }
}

/// 4.12.4: one car after another from the back, the places being as even as they can be.
void spread(Play& play)
{
    const int cars = std::max(1, carsBehindEngine(play.table.express));
    PawnSet left = play.table.bandits();
    int car = 0;
    while (!left.empty()) {
        Question question = play.question(QuestionKind::StartsIn, Pawn::None, evenly);
        question.where = inside(fromBack(play, car % cars, evenly));
        for (const Pawn who : left) question.offer(Choice(who), allowed(evenly));
        const Pawn who = play.ask(question).pawn();
        play.move(who, question.where, evenly);
        left.erase(who);
        ++car;
    }
}

} // namespace

/// 4.12, 20.7
void placeBandits(Play& play)
{
    switch (play.table.rulings.get<InitialPlacement>()) {
    case InitialPlacement::AlternateLastTwo: alternate(play); break;
    case InitialPlacement::SpreadEvenlyInside: spread(play); break;
    case InitialPlacement::PairsACabooseBNext: pairs(play); break;
    case InitialPlacement::OneOfEachInLastTwo: split(play, duel); break;
    case InitialPlacement::SecretHands: split(play, secretHands); break;
    case InitialPlacement::MpEvenOddBeforePrison: besidePrison(play); break;
    case InitialPlacement::HorseAttack: break; // 4.13: they come on horseback
    }
}

} // namespace caboose::rules
