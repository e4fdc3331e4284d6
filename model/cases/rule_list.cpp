// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/rule_list.h"

#include <array>

namespace caboose::cases {

using rules::Rule;

namespace {

// clang-format off
constexpr std::array list{
    // 2 Components
    Rule{2, 6, 6},
    // 4 Set-up
    Rule{4, 1, 3}, Rule{4, 3, 0}, Rule{4, 3, 1}, Rule{4, 4, 1}, Rule{4, 4, 2}, Rule{4, 5, 1},
    Rule{4, 6, 1}, Rule{4, 6, 2}, Rule{4, 6, 3}, Rule{4, 6, 4}, Rule{4, 10, 0}, Rule{4, 10, 4},
    Rule{4, 10, 5}, Rule{4, 12, 1}, Rule{4, 12, 4},
    // 5 Sequence of play
    Rule{5, 1, 1}, Rule{5, 1, 5}, Rule{5, 2, 1}, Rule{5, 2, 4}, Rule{5, 3, 2}, Rule{5, 3, 3},
    Rule{5, 3, 4}, Rule{5, 4, 1}, Rule{5, 4, 4}, Rule{5, 4, 8},
    // 6 Turns
    Rule{6, 1, 0}, Rule{6, 4, 0}, Rule{6, 4, 1}, Rule{6, 5, 0}, Rule{6, 5, 1}, Rule{6, 6, 0},
    Rule{6, 6, 1},
    // 7 Events
    Rule{7, 1, 0}, Rule{7, 1, 1}, Rule{7, 1, 2}, Rule{7, 1, 10}, Rule{7, 1, 16}, Rule{7, 1, 17},
    Rule{7, 2, 0}, Rule{7, 2, 5}, Rule{7, 2, 6}, Rule{7, 2, 9},
    // 8 End of the game
    Rule{8, 0, 0}, Rule{8, 4, 0}, Rule{8, 4, 2}, Rule{8, 4, 3},
    // 9 Trains
    Rule{9, 1, 0}, Rule{9, 2, 0}, Rule{9, 3, 1}, Rule{9, 3, 3}, Rule{9, 4, 0}, Rule{9, 5, 0},
    Rule{9, 9, 1}, Rule{9, 9, 2},
    // 10 Actions
    Rule{10, 1, 0}, Rule{10, 2, 0}, Rule{10, 5, 0}, Rule{10, 5, 1}, Rule{10, 6, 0}, Rule{10, 7, 0},
    Rule{10, 8, 0}, Rule{10, 8, 1}, Rule{10, 9, 0}, Rule{10, 10, 1},
    // 11 Firing
    Rule{11, 1, 0}, Rule{11, 2, 0}, Rule{11, 2, 1}, Rule{11, 2, 2}, Rule{11, 2, 3}, Rule{11, 3, 0},
    Rule{11, 3, 1}, Rule{11, 3, 3},
    // 12 Encounters
    Rule{12, 1, 0},
    // 13 Bandits
    Rule{13, 2, 0}, Rule{13, 3, 0}, Rule{13, 4, 0}, Rule{13, 5, 0}, Rule{13, 6, 0}, Rule{13, 12, 0},
    // 16 Bots' areas (the geometry of both trains)
    Rule{16, 1, 1},
    // 20 What only the official base rules have
    Rule{20, 1, 0}, Rule{20, 2, 0}, Rule{20, 3, 0}, Rule{20, 3, 1}, Rule{20, 4, 0}, Rule{20, 4, 1},
    Rule{20, 4, 2}, Rule{20, 4, 3}, Rule{20, 4, 4}, Rule{20, 4, 5}, Rule{20, 4, 6}, Rule{20, 5, 0},
    Rule{20, 5, 1}, Rule{20, 6, 0}, Rule{20, 6, 1}, Rule{20, 6, 2}, Rule{20, 6, 3}, Rule{20, 6, 4},
    Rule{20, 6, 5}, Rule{20, 7, 0},
};
// clang-format on

} // namespace

std::span<const Rule> rulesInNeedOfCases()
{
    return list;
}

} // namespace caboose::cases
