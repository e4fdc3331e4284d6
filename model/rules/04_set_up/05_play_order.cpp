// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/20_official/6_pairs.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 5, 1};

Question whoBegins(const Play& play)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::FirstPlayer, Pawn::None, rule);
    const bool onlyA = table.rulings.is(FirstPlayerSelection::RandomTeamAPlayer);
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        const bool barred = onlyA && !isPlayerA(table, i);
        for (const Pawn who : table.seats[i].characters) {
            question.offer(Choice(who), barred ? refused(Reason::NotOffered, {20, 6, 2}).with(who)
                                               : allowed(rule));
        }
    }
    return question;
}

} // namespace

void chooseFirstPlayer(Play& play)
{
    const Pawn who = play.ask(whoBegins(play)).pawn();
    play.table.firstPlayer = play.table.seatOf(who);
    play.happened({.what = HappeningKind::FirstPlayerIs, .rule = rule, .who = who});
}

} // namespace caboose::rules
