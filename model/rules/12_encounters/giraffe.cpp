// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{9, 10, 0};

/// Bots and pawns that nobody plays take no notice of it.
bool isPlayed(const Table& table, Pawn who)
{
    return isCharacter(who) && table.sheet(who).role == Role::Player;
}

void offer(Play& play, Pawn who)
{
    const Location to = otherFloor(play.table.where(who));
    const Journey climb{.who = who, .to = to, .rule = rule, .cause = who};
    Question question = play.question(QuestionKind::Giraffe, who, rule);
    question.where = to;
    question.offer(Choice(ChoiceKind::Yes), mayTravel(play.table, climb, allowed(rule)));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    if (play.ask(question).is(ChoiceKind::Yes)) travel(play, climb);
}

void climb(Play& play, const Arrival& arrival)
{
    if (carOf(arrival.journey.to) != Car::Circus) return;
    PawnSet arrived;
    for (const Pawn who : arrival.fromOtherCar) {
        if (isPlayed(play.table, who)) arrived.insert(who);
    }
    for (const Pawn who : inPlayOrder(play.table, arrived)) {
        if (carOf(play.table.where(who)) == Car::Circus) offer(play, who);
    }
}

} // namespace

/// 9.10 In the circus car the giraffe's neck leads to the other floor, for whoever has come from
/// another car.
constinit const Meeting giraffe{.rule = {9, 10, 0}, .settle = climb};

} // namespace caboose::rules
