// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/08_peek_at_goal.h"

#include "model/rules/10_actions/standing.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 8, 2};

Question whichGoal(const Play& play)
{
    Question question = play.question(QuestionKind::WhichGoal, Pawn::None, rule);
    const Goals& goals = play.table.goals;
    for (std::size_t place = 0; place < goals.current.size(); ++place) {
        const bool isHidden = !goals.isRevealed(place);
        question.offer(Choice::number(static_cast<int>(place) + 1),
                       isHidden ? allowed(rule) : refused(Reason::AlreadyTaken, rule));
    }
    return question;
}

bool isAnyHidden(const Goals& goals)
{
    for (std::size_t place = 0; place < goals.current.size(); ++place) {
        if (!goals.isRevealed(place)) return true;
    }
    return false;
}

/// He may; nobody makes him look.
bool wantsToLook(Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::PeekAtGoal, who, rule);
    question.offer(Choice(ChoiceKind::Yes), allowed(rule));
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return play.ask(question).is(ChoiceKind::Yes);
}

} // namespace

Verdict canPeekAtGoal(const Table& table, Pawn who)
{
    if (const Verdict v = presentOrCaptive(table, who, {10, 8, 0}); v.isRefused()) return v;
    if (table.rulings.is(MarshalCardEffectWithPlayerMarshal::CardRemoved)) {
        return refused(Reason::NotOffered, rule).by(Ruling::MarshalCardEffectWithPlayerMarshal);
    }
    return isAnyHidden(table.goals) ? allowed(rule) : refused(Reason::NoHiddenGoal, rule);
}

void peekAtGoal(Play& play, Pawn who)
{
    if (const Verdict can = canPeekAtGoal(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Marshal, can, rule);
        return;
    }
    if (!wantsToLook(play, who)) return;
    const int number = play.ask(whichGoal(play)).number();
    play.table.goals.peekedBy[static_cast<std::size_t>(number - 1)].insert(who);
    play.happened(
        {.what = HappeningKind::GoalPeeked, .rule = rule, .who = who, .number = number});
}

} // namespace caboose::rules
