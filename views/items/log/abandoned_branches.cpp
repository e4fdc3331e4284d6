// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/log/abandoned_branches.h"

#include <algorithm>

namespace caboose::items {

std::vector<game::Number> wholeLine(const game::Record& record)
{
    std::vector<game::Number> line = record.line(record.head());
    for (game::Number n = record.next(record.head()); n != game::noEntry; n = record.next(n)) {
        line.push_back(n);
    }
    return line;
}

std::vector<AbandonedBranch> abandonedBranches(const game::Record& record,
                                               const std::vector<game::Number>& line)
{
    // Where each entry of the tree comes from the line; whatever stands behind an entry has a
    // higher number.
    std::vector<game::Number> forks(record.size() + 1, game::noEntry);
    for (const game::Number n : line) forks[n] = n;
    for (game::Number n = 1; n <= record.size(); ++n) {
        const bool isOnLine = forks[n] == n;
        if (record.isMove(n) && !isOnLine) forks[n] = forks[record.parent(n)];
    }
    std::vector<AbandonedBranch> ways;
    for (const game::Number end : record.branches()) {
        if (forks[end] != end) ways.push_back({forks[end], end});
    }
    return ways;
}

std::vector<WhatIfEntries> whatIfsIn(const game::Game& game)
{
    std::vector<WhatIfEntries> all;
    for (const game::Entry& entry : game.record().entries()) {
        const auto* tried = entry.as<game::WhatIfKept>();
        if (!tried) continue;
        const bool isOpen = entry.number == game.whatIfSince();
        const game::Number last = isOpen ? game.record().size() : entry.number + tried->count;
        all.push_back({.begun = entry.number, .last = last, .isKept = !isOpen});
    }
    return all;
}

} // namespace caboose::items
