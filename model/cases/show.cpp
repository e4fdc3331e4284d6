// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/show.h"

#include "model/cases/action.h"
#include "model/cases/expectations.h"
#include "model/cases/text_of.h"
#include "model/notation/choices.h"
#include "model/notation/notation.h"
#include "model/notation/reader.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

using Lines = std::vector<std::string>;

std::string_view wordFor(Ruled ruled)
{
    switch (ruled) {
    case Ruled::Allowed: return "allows";
    case Ruled::Depends: return "depends";
    case Ruled::Refused:
    case Ruled::NotRefereed: return "refuses";
    }
    return {};
}

void addQuestion(const Question& question, bool isStuck, Lines& lines)
{
    lines.push_back((isStuck ? "stuck " : "asks ") + textOf(question));
    for (const Option& option : question) {
        const std::string why = option.verdict.reason == Reason::None
                                    ? std::string{}
                                    : ": " + reasonText(option.verdict);
        lines.push_back("  " + std::string(wordFor(option.verdict.ruled)) + ' ' +
                        notation::write(option.choice) + why);
    }
}

void addChanges(const Table& before, const Table& after, Lines& lines)
{
    const std::string old = notation::write(before);
    const std::string now = notation::write(after);
    const auto oldLines = notation::linesOf(old);
    for (const auto& line : notation::linesOf(now)) {
        const bool isNew = std::none_of(oldLines.begin(), oldLines.end(),
                                        [&](const auto& o) { return o.text == line.text; });
        if (isNew) lines.push_back("then " + std::string(line.text));
    }
}

/// Of a deed, carried out or only asked about.
void addVerdict(const Action& action, Lines& lines)
{
    if (!action.deed()) return;
    lines.push_back("verdict " + textOf(judge(action.before(), *action.deed())));
}

void addOutcome(const Action& action, Lines& lines)
{
    for (const Happening& happening : action.happenings()) {
        lines.push_back("happens " + textOf(happening));
    }
    if (const Question* open = action.open()) addQuestion(*open, action.isStuck(), lines);
    addChanges(action.before(), action.table(), lines);
}

} // namespace

std::vector<std::string> shown(const Run& run)
{
    Lines lines;
    Action action(run.start);
    for (std::size_t i = 0; i < run.statements.size(); ++i) {
        const Statement& statement = run.statements[i];
        const bool isAnswer = statement.verb == Verb::Answer;
        if (!isOnlyDone(statement.verb)) continue;
        if (carryOut(statement, action)) break;
        if (action.isStuck()) action.expectStuck();
        if (isAnswer) lines.push_back("answer");
        addVerdict(action, lines);
        addOutcome(action, lines);
    }
    return lines;
}

} // namespace caboose::cases
