// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/20_official/6_pairs.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 5, 1};

PawnSet playersBandits(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        if (table.sheet(who).role == Role::Player) all.insert(who);
    }
    return all;
}

/// The Marshal whom somebody plays begins; without him one of the bandits, a bot's only where
/// there are no others.
bool beginsUnlessAnotherMust(const Table& table, Pawn who)
{
    if (table.inGame(Pawn::Marshal)) return who == Pawn::Marshal;
    const PawnSet bandits = playersBandits(table);
    return bandits.empty() || bandits.contains(who);
}

/// Whoever came on horseback: one of those in the last car that anybody boarded.
bool ridesRearmost(const Table& table, Pawn who)
{
    for (std::size_t i = table.express.size(); i-- > 0;) {
        const PawnSet aboard = table.at(inside(table.express[i])) & table.bandits();
        if (!aboard.empty()) return aboard.contains(who);
    }
    return true;
}

Verdict mayBegin(const Table& table, SeatIndex seat, Pawn who)
{
    switch (table.rulings.get<FirstPlayerSelection>()) {
    case FirstPlayerSelection::RandomCharacter: break;
    case FirstPlayerSelection::RandomTeamAPlayer:
        if (!isPlayerA(table, seat)) return refused(Reason::NotOffered, {20, 6, 2}).with(who);
        break;
    case FirstPlayerSelection::MarshalElseRandom:
        if (!beginsUnlessAnotherMust(table, who))
            return refused(Reason::NotOffered, rule).with(who);
        break;
    case FirstPlayerSelection::RandomInRearmostCar:
        if (!ridesRearmost(table, who)) return refused(Reason::NotOffered, rule).with(who);
        break;
    }
    return allowed(rule);
}

Question whoBegins(const Play& play)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::FirstPlayer, Pawn::None, rule);
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        for (const Pawn who : table.seats[i].characters) {
            question.offer(Choice(who), mayBegin(table, i, who));
        }
    }
    return question;
}

} // namespace

void chooseFirstPlayer(Play& play)
{
    const Pawn who = play.ask(whoBegins(play)).pawn();
    play.table.firstPlayer = play.table.seatOf(who).value_or(0);
    play.happened({.what = HappeningKind::FirstPlayerIs, .rule = rule, .who = who});
}

} // namespace caboose::rules
