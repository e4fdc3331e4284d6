// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// 8.4.2 Who holds the gunslinger's title now, and what it is worth.
struct Gunslinger {
    PawnSet bandits; ///< of all parties that share the title
    int dollars = 0;
    Rule rule; ///< 20.4.6 and 20.6.5 where bandits are counted together
};
/// Of any table: it is shown while the game is on. Nobody and nothing where there is no title.
Gunslinger gunslinger(const Table& table);

/// What a party has done for the title; in a Team Game each bandit.
/// For people, who want to see how it came about.
struct Shots {
    PawnSet bandits;
    int left = 0;         ///< bullets in its cylinders
    int shot = 0;         ///< bullets that have left them
    int atOwn = 0;        ///< of these, those that count for nothing: they hit one of the party
    bool competes = true; ///< bots do not run for the title
    bool holds = false;   ///< has the title

    [[nodiscard]] int counted() const { return shot - atOwn; }
};

/// Of all of them, party by party; nothing where there is no such title.
std::vector<Shots> shots(const Table& table);

} // namespace caboose::rules
