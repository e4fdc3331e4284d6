// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/07_events/events.h"
#include "model/rules/07_events/marshal_back.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/10_actions/tokens.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 14};

bool isFlask(LootKind kind)
{
    return flaskOf(kind) != Flask::None;
}

bool hasFlask(const Table& table, Location here)
{
    for (const LootPile& pile : table.loot.at(here)) {
        if (isFlask(pile.loot.kind)) return true;
    }
    return false;
}

/// He chooses by what he sees of them.
Loot marshalsFlask(Play& play, Location here)
{
    Question question = play.question(QuestionKind::WhichToken, Pawn::Marshal, rule);
    question.where = here;
    for (const LootKind kind : kindsSeenAt(play.table, here)) {
        if (isFlask(kind)) question.offer(Choice(Loot{kind, unknownValue}), allowed(rule));
    }
    return pickToken(play, here, play.ask(question).loot().kind);
}

/// Which of several, and of which kind one is that nobody has seen, the table tells.
Loot pickFlask(Play& play, Location here)
{
    Question question = play.question(QuestionKind::WhichToken, Pawn::None, rule);
    question.where = here;
    for (const LootPile& pile : play.table.loot.at(here)) {
        if (isFlask(pile.loot.kind)) question.offer(Choice(pile.loot), allowed(rule), pile.count);
    }
    return play.ask(question).loot();
}

void letBotMarshalDrink(Play& play, Location here)
{
    const Loot flask = pickFlask(play, here);
    const Flask kind = lookAt(play, Pawn::None, flask.kind, rule);
    play.give(flask, here, Location::OutOfGame, rule);
    const bool isInCoach = here == inside(Car::Stagecoach);
    const bool isFree = play.table.rulings.is(WhiskeyStepOutOfCoach::Free);
    if (isInCoach && isFree && !moveMarshalBack(play, rule)) return;
    // 9.1: as many cars as there are, or one.
    while (moveMarshalBack(play, rule) && kind == Flask::Old) {
    }
}

} // namespace

void shotOfWhiskey(Play& play)
{
    if (!isMarshalThere(play, rule)) return;
    const Location here = play.table.where(Pawn::Marshal);
    if (!hasFlask(play.table, here)) {
        play.nothing(Pawn::None, {}, Reason::NoLoot, rule);
        return;
    }
    if (isBotMarshal(play.table)) {
        letBotMarshalDrink(play, here);
        return;
    }
    play.give(marshalsFlask(play, here), here, Pawn::Marshal, rule);
}

} // namespace caboose::rules
