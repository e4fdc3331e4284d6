// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/disputed_action.h"

namespace caboose::items {
namespace {

using rules::Choice;
using rules::Outcome;
using rules::Table;

rules::Deed deedOf(const Matter& matter)
{
    rules::Deed deed;
    deed.who = matter.who;
    deed.action = matter.action;
    if (!matter.chosen.empty()) deed.target = matter.chosen[0];
    if (matter.chosen.size() > 1) deed.then = matter.chosen[1];
    return deed;
}

Matter withoutLast(Matter matter)
{
    matter.chosen.pop_back();
    return matter;
}

/// Carried out with what was chosen; what answers itself needs no answer.
Outcome carriedOut(const Table& table, const Matter& matter)
{
    std::vector<Choice> answers;
    Outcome outcome = rules::tryAction(table, matter.who, matter.action, answers);
    for (const Choice choice : matter.chosen) {
        if (!outcome.question || !outcome.question->accepts(choice)) continue;
        answers.push_back(choice);
        outcome = rules::tryAction(table, matter.who, matter.action, answers);
    }
    return outcome;
}

Finding findingOnAction(const Table& table, const Matter& matter)
{
    Finding finding;
    finding.after = table;
    finding.verdict = rules::judge(table, deedOf(matter));
    const bool goesOn = !finding.verdict->isRefused() || matter.chosen.empty();
    if (goesOn) finding.question = rules::optionsFor(table, deedOf(matter));
    if (!finding.question && !matter.chosen.empty()) {
        finding.question = rules::optionsFor(table, deedOf(withoutLast(matter)));
        finding.marked = matter.chosen.back();
    }
    if (finding.verdict->isRefused()) return finding;
    const Outcome outcome = carriedOut(table, matter);
    finding.happenings = outcome.happenings;
    finding.after = outcome.table;
    return finding;
}

Outcome played(const rules::Position& position, const Matter& matter)
{
    if (matter.kind == Matter::Kind::Event) {
        return rules::tryEvent(position.table, matter.event, matter.chosen);
    }
    std::vector<Choice> answers = position.answers;
    answers.insert(answers.end(), matter.chosen.begin(), matter.chosen.end());
    return rules::resolve(position.table, answers);
}

rules::Verdict verdictIn(const rules::Question& question, Choice choice)
{
    if (const rules::Option* option = question.find(choice)) return option->verdict;
    return question.accepts(choice) ? rules::allowed(question.rule())
                                    : rules::refused(rules::Reason::NotOffered, question.rule());
}

Finding findingOnBeat(const rules::Position& position, const Matter& matter)
{
    const Outcome outcome = played(position, matter);
    Finding finding;
    finding.question = outcome.question;
    finding.happenings = outcome.happenings;
    finding.after = outcome.table;
    if (outcome.settled == rules::Settled::Rejected) {
        finding.verdict = verdictIn(*outcome.question, outcome.rejected);
        finding.marked = outcome.rejected;
    } else if (!matter.chosen.empty()) {
        const Outcome before = played(position, withoutLast(matter));
        if (before.question) {
            finding.verdict = verdictIn(*before.question, matter.chosen.back());
        }
        if (!finding.question) {
            finding.question = before.question;
            finding.marked = matter.chosen.back();
        }
    } else if (!finding.question && !outcome.forced.empty()) {
        // Only one thing is possible; why the others are not is worth knowing.
        finding.question = outcome.forced.back();
        finding.verdict = finding.question->onlyPossible().verdict;
        finding.marked = finding.question->onlyPossible().choice;
    }
    return finding;
}

} // namespace

Finding findingOn(const rules::Position& position, const Matter& matter)
{
    return matter.kind == Matter::Kind::Action ? findingOnAction(position.table, matter)
                                               : findingOnBeat(position, matter);
}

} // namespace caboose::items
