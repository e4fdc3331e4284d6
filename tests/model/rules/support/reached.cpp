// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/reached.h"

#include "model/rules/core/judge.h"

#include <algorithm>

namespace caboose::rules {

namespace {

void follow(const Table& table, Pawn who, CardKind action, std::vector<Choice>& answers,
            Tables& ends)
{
    const Outcome outcome = tryAction(table, who, action, answers);
    if (outcome.settled == BeatStatus::Finished) {
        ends.push_back(outcome.table);
        return;
    }
    for (const Option& option : *outcome.question) {
        if (option.verdict.isRefused()) continue;
        answers.push_back(option.choice);
        follow(table, who, action, answers, ends);
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

Tables reached(const Table& table, Pawn who, CardKind action)
{
    Tables ends;
    std::vector<Choice> answers;
    follow(table, who, action, answers, ends);
    return sorted(ends);
}

} // namespace caboose::rules
