// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/written_case.h"

#include "model/cases/text_of.h"
#include "model/notation/choices.h"

#include <algorithm>
#include <vector>

namespace caboose::cases {

using namespace rules;

namespace {

/// "  verdict refused: sight-blocked django 11.1": a line of a case, indented.
void addLine(std::string& lines, std::string_view head, std::string_view rest = {})
{
    lines += "  ";
    lines += head;
    if (!rest.empty()) lines += ' ';
    lines += rest;
    lines += '\n';
}

std::string_view verbFor(Ruled ruled)
{
    switch (ruled) {
    case Ruled::Allowed: return "allows";
    case Ruled::Refused: return "refuses";
    case Ruled::Depends: return "depends";
    case Ruled::NotRefereed: return "refuses"; // its reason says so
    }
    return {};
}

int countOf(const Question& question, Ruled ruled)
{
    return static_cast<int>(
        std::count_if(question.begin(), question.end(),
                      [&](const Option& option) { return option.verdict.ruled == ruled; }));
}

/// All options with the same verdict in one line; "only" if no other verdict of the kind is there.
void addOptionsLike(std::string& lines, const Question& question, const Verdict& verdict)
{
    std::string names;
    int named = 0;
    for (const Option& option : question) {
        if (option.verdict != verdict) continue;
        names += (named == 0 ? "" : ", ") + notation::write(option.choice);
        ++named;
    }
    const bool isAll = named == countOf(question, verdict.ruled);
    const std::string why = reasonText(verdict);
    addLine(lines, std::string(verbFor(verdict.ruled)) + (isAll ? " only" : ""),
            why.empty() ? names : names + ": " + why);
}

void addOptions(std::string& lines, const Question& question)
{
    std::vector<Verdict> told;
    for (const Option& option : question) {
        if (std::find(told.begin(), told.end(), option.verdict) != told.end()) continue;
        told.push_back(option.verdict);
        addOptionsLike(lines, question, option.verdict);
    }
    if (!question.isNumeric()) return;
    addLine(lines, "numbers",
            std::to_string(question.lowest) + " to " + std::to_string(question.highest) + " by " +
                std::to_string(question.stepping));
}

void addQuestion(std::string& lines, const Question& question)
{
    addLine(lines, "asks", textOf(question));
    addOptions(lines, question);
}

void addOutcome(std::string& lines, const Outcome& outcome)
{
    addLine(lines, "happens exactly");
    for (const Happening& happening : outcome.happenings) {
        addLine(lines, "happens", textOf(happening));
    }
    for (const Question& question : outcome.forced) {
        addLine(lines, "forced",
                std::string(keyOf(question.ask())) + ' ' +
                    notation::write(question.onlyPossible().choice));
    }
    if (!outcome.question) {
        addLine(lines, "asks nothing");
        return;
    }
    addQuestion(lines, *outcome.question);
    if (outcome.settled == BeatStatus::Rejected) {
        addLine(lines, "rejects", notation::write(outcome.rejected));
    }
}

void addJudgement(std::string& lines, const Table& table, const Deed& deed)
{
    const Verdict verdict = judge(table, deed);
    const std::string why = reasonText(verdict);
    addLine(lines, "verdict", ruledText(verdict.ruled) + (why.empty() ? "" : ": " + why));
    if (const auto question = optionsFor(table, deed)) addQuestion(lines, *question);
}

/// The answers of an event that were accepted: a case gives them one by one.
void addAnswers(std::string& lines, const Position& position, const Outcome& outcome)
{
    const bool isRejected = outcome.settled == BeatStatus::Rejected;
    const std::size_t accepted =
        std::min(position.answers.size(), outcome.answersUsed) - (isRejected ? 1 : 0);
    for (std::size_t i = 0; i < accepted; ++i) {
        addLine(lines, "answer", notation::write(position.answers[i]));
    }
}

/// The rule that the referee's word is about.
Rule ruleOf(const Inquiry& inquiry)
{
    const Table& table = inquiry.position.table;
    if (inquiry.deed) return judge(table, *inquiry.deed).rule;
    const Outcome outcome = inquiry.event
                                ? tryEvent(table, *inquiry.event, inquiry.position.answers)
                                : resolve(table, inquiry.position.answers);
    if (outcome.question) return outcome.question->rule();
    return outcome.happenings.empty() ? Rule{5} : outcome.happenings.back().rule;
}

} // namespace

std::string expectationsFrom(const Inquiry& inquiry)
{
    const auto& [table, answers] = inquiry.position;
    std::string lines;
    if (inquiry.deed) {
        addJudgement(lines, table, *inquiry.deed);
    } else if (inquiry.event) {
        const Outcome outcome = tryEvent(table, *inquiry.event, answers);
        addAnswers(lines, inquiry.position, outcome);
        addOutcome(lines, outcome);
    } else {
        addOutcome(lines, resolve(table, answers));
    }
    return lines;
}

std::string caseFrom(std::string_view text, std::span<const Edition> under, std::string_view title)
{
    const Inquiry inquiry = under.empty() ? readInquiry(text) : readInquiry(text, under.front());
    std::string lines = "case " + toString(ruleOf(inquiry)) + "-0 ";
    lines += title;
    lines += '\n' + inquiry.lines + inquiry.asked + '\n';
    if (under.empty()) return lines + expectationsFrom(inquiry);
    for (const Edition edition : under) {
        lines += "under " + std::string(keyOf(edition)) + '\n';
        lines += expectationsFrom(readInquiry(text, edition));
    }
    return lines;
}

} // namespace caboose::cases
