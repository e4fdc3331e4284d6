// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/reached.h"

#include "model/rules/core/judge.h"

#include <algorithm>

namespace caboose::rules {

namespace {

void follow(const Try& attempt, std::vector<Choice>& answers, Tables& ends)
{
    const Outcome outcome = attempt(answers);
    if (outcome.settled == BeatStatus::Finished) {
        ends.push_back(outcome.table);
        return;
    }
    for (const Option& option : *outcome.question) {
        if (option.verdict.isRefused()) continue;
        answers.push_back(option.choice);
        follow(attempt, answers, ends);
        answers.pop_back();
    }
}

} // namespace

Tables sorted(Tables tables)
{
    std::sort(tables.begin(), tables.end(),
              [](const Table& a, const Table& b) { return digest(a) < digest(b); });
    tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
    return tables;
}

Tables reachedBy(const Try& attempt)
{
    Tables ends;
    std::vector<Choice> answers;
    follow(attempt, answers, ends);
    return sorted(ends);
}

Tables reached(const Table& table, Pawn who, CardKind action)
{
    return reachedBy(
        [&](std::span<const Choice> answers) { return tryAction(table, who, action, answers); });
}

} // namespace caboose::rules
