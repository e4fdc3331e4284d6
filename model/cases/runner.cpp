// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/runner.h"

#include "model/cases/action.h"
#include "model/cases/expectations.h"
#include "model/cases/text_of.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

/// A case that is about what is wrong with the position, or with the plan that it stands for.
bool mayBeInconsistent(const Run& run)
{
    for (const Statement& s : run.statements) {
        const bool isPlan = s.verb == Verb::Plan || s.verb == Verb::SetUp;
        if (isPlan || (s.verb == Verb::Faults && s.fault)) return true;
    }
    return false;
}

bool expectsContradiction(const Run& run)
{
    for (const Statement& s : run.statements) {
        if (s.verb == Verb::Contradicts) return true;
    }
    return false;
}

/// A case about a position that can't be says so; on any other one nothing would be proved.
std::optional<Difference> checkPosition(const Run& run, int line)
{
    const Table& table = run.start.table;
    if (const auto found = inconsistencies(table); !found.empty() && !mayBeInconsistent(run)) {
        return Difference{line, Mismatch::Inconsistent, {}, textOf(found.front())};
    }
    const auto found = contradictions(table.rulings);
    if (found.empty() || expectsContradiction(run)) return std::nullopt;
    const auto& [first, second] = found.front();
    return Difference{line,
                      Mismatch::Contradictory,
                      {},
                      std::string(info(first).key) + ' ' + std::string(info(second).key)};
}

bool expectsNothing(const Run& run)
{
    return std::all_of(run.statements.begin(), run.statements.end(),
                       [](const Statement& s) { return isOnlyDone(s.verb); });
}

} // namespace

std::optional<Difference> play(const Run& run)
{
    const int line = run.statements.empty() ? 0 : run.statements.front().line;
    if (auto difference = checkPosition(run, line)) return difference;
    Action action(run.start);
    for (const Statement& statement : run.statements) {
        if (auto difference = carryOut(statement, action)) {
            difference->line = statement.line;
            return difference;
        }
    }
    if (auto difference = action.unexpected()) return difference;
    if (expectsNothing(run)) return Difference{line, Mismatch::NothingExpected, {}, {}};
    return std::nullopt;
}

} // namespace caboose::cases
