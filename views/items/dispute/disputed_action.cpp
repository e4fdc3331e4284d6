// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/disputed_action.h"

namespace caboose::items {
namespace {

using rules::Choice;
using rules::Outcome;
using rules::Table;

rules::Deed deedOf(const DisputedAction& disputedAction)
{
    rules::Deed deed;
    deed.who = disputedAction.who;
    deed.action = disputedAction.action;
    if (!disputedAction.chosen.empty()) deed.target = disputedAction.chosen[0];
    if (disputedAction.chosen.size() > 1) deed.then = disputedAction.chosen[1];
    return deed;
}

DisputedAction withoutLast(DisputedAction disputedAction)
{
    disputedAction.chosen.pop_back();
    return disputedAction;
}

/// Carried out with what was chosen; what answers itself needs no answer.
Outcome carriedOut(const Table& table, const DisputedAction& disputedAction)
{
    std::vector<Choice> answers;
    Outcome outcome = rules::tryAction(table, disputedAction.who, disputedAction.action, answers);
    for (const Choice choice : disputedAction.chosen) {
        if (!outcome.question || !outcome.question->accepts(choice)) continue;
        answers.push_back(choice);
        outcome = rules::tryAction(table, disputedAction.who, disputedAction.action, answers);
    }
    return outcome;
}

DisputeResult resultOfAction(const Table& table, const DisputedAction& disputedAction)
{
    DisputeResult disputeResult;
    disputeResult.after = table;
    disputeResult.verdict = rules::judge(table, deedOf(disputedAction));
    const bool goesOn = !disputeResult.verdict->isRefused() || disputedAction.chosen.empty();
    if (goesOn) disputeResult.question = rules::optionsFor(table, deedOf(disputedAction));
    if (!disputeResult.question && !disputedAction.chosen.empty()) {
        disputeResult.question = rules::optionsFor(table, deedOf(withoutLast(disputedAction)));
        disputeResult.marked = disputedAction.chosen.back();
    }
    if (disputeResult.verdict->isRefused()) return disputeResult;
    const Outcome outcome = carriedOut(table, disputedAction);
    disputeResult.happenings = outcome.happenings;
    disputeResult.after = outcome.table;
    return disputeResult;
}

Outcome played(const rules::Position& position, const DisputedAction& disputedAction)
{
    if (disputedAction.kind == DisputedAction::Kind::Event) {
        return rules::tryEvent(position.table, disputedAction.event, disputedAction.chosen);
    }
    std::vector<Choice> answers = position.answers;
    answers.insert(answers.end(), disputedAction.chosen.begin(), disputedAction.chosen.end());
    return rules::resolve(position.table, answers);
}

rules::Verdict verdictIn(const rules::Question& question, Choice choice)
{
    if (const rules::Option* option = question.find(choice)) return option->verdict;
    return question.accepts(choice) ? rules::allowed(question.rule())
                                    : rules::refused(rules::Reason::NotOffered, question.rule());
}

DisputeResult resultOfBeat(const rules::Position& position, const DisputedAction& disputedAction)
{
    const Outcome outcome = played(position, disputedAction);
    DisputeResult disputeResult;
    disputeResult.question = outcome.question;
    disputeResult.happenings = outcome.happenings;
    disputeResult.after = outcome.table;
    if (outcome.settled == rules::BeatStatus::Rejected) {
        disputeResult.verdict = verdictIn(*outcome.question, outcome.rejected);
        disputeResult.marked = outcome.rejected;
    } else if (outcome.settled == rules::BeatStatus::Stuck) {
        disputeResult.verdict = rules::refused(rules::Reason::NoWayOn, outcome.question->rule());
    } else if (!disputedAction.chosen.empty()) {
        const Outcome before = played(position, withoutLast(disputedAction));
        if (before.question) {
            disputeResult.verdict = verdictIn(*before.question, disputedAction.chosen.back());
        }
        if (!disputeResult.question) {
            disputeResult.question = before.question;
            disputeResult.marked = disputedAction.chosen.back();
        }
    } else if (!disputeResult.question && !outcome.forced.empty()) {
        // Only one thing is possible; why the others are not is worth knowing.
        disputeResult.question = outcome.forced.back();
        disputeResult.verdict = disputeResult.question->onlyPossible().verdict;
        disputeResult.marked = disputeResult.question->onlyPossible().choice;
    }
    return disputeResult;
}

} // namespace

DisputeResult disputeResultOf(const rules::Position& position, const DisputedAction& disputedAction)
{
    return disputedAction.kind == DisputedAction::Kind::Action
               ? resultOfAction(position.table, disputedAction)
               : resultOfBeat(position, disputedAction);
}

} // namespace caboose::items
