// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/08_look_at_goal.h"

#include "model/rules/10_actions/standing.h"
#include "model/rules/14_player_marshal/1_goals.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 8, 2};

} // namespace

Verdict canLookAtGoal(const Table& table, Pawn who)
{
    if (const Verdict v = presentOrCaptive(table, who, {10, 8, 0}); v.isRefused()) return v;
    if (table.rulings.is(MarshalCardEffectWithPlayerMarshal::CardRemoved)) {
        return refused(Reason::NotOffered, rule).by(Ruling::MarshalCardEffectWithPlayerMarshal);
    }
    return hasHiddenGoal(table) ? allowed(rule) : refused(Reason::NoHiddenGoal, rule);
}

Question lookAtGoal(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::PeekAtGoal, who, rule, withRefusals);
    question.whom = Pawn::Marshal;
    question.offer(Choice(ChoiceKind::Yes), canLookAtGoal(table, who));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

void mayLookAtGoal(Play& play, Pawn who)
{
    if (const Verdict why = canLookAtGoal(play.table, who); why.isRefused()) {
        inVain(play, who, CardKind::Marshal, why, rule);
        return;
    }
    const Question question = lookAtGoal(play.table, who, play.wantsRefusals());
    if (play.ask(question).is(ChoiceKind::Done)) return;
    const std::size_t place = pickGoal(play, rule);
    play.table.goals.peekedBy[place].insert(who);
    play.happened({.what = HappeningKind::GoalSeen,
                   .rule = rule,
                   .who = who,
                   .number = static_cast<int>(place) + 1});
}

} // namespace caboose::rules
