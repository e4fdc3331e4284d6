// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

#include <map>
#include <optional>
#include <vector>

namespace caboose::rules {

// Chapter 16 told once more, of Belle, Ghost, Mary and Tuco, by the combined rules and in the
// readings that no table has ruled otherwise.

/// A random position in which some of these four are bots, and somebody may play the Marshal.
Table botsPosition(Random& random);
std::vector<Pawn> botsOf(const Table& t);

/// 16.1.2: where a Move leads in the end; nothing, where none is made.
std::optional<Location> moveTold(const Table& t, Pawn bot);
/// 16.11.2, 16.13.2: where a Marshal card leads him.
std::optional<Location> marshalTold(const Table& t, Pawn bot);

/// Where everybody stands afterwards who is not where he was, before anybody meets anybody.
using Places = std::map<Pawn, Location>;
/// 16.2
Places punchTold(const Table& t, Pawn bot);
/// 16.7.2, 16.12.2: of each, all places that are as good.
using Choices = std::map<Pawn, std::vector<Location>>;
Choices pullTold(const Table& t, Pawn bot);

/// 12.1, 16.7.1, 16.12.1, 16.13.1: the bot Marshal comes to a place by a card of this bandit's.
struct Meeting {
    PawnSet hit;
    Places moved;
    bool earnsToken = false;
};
Meeting meetingTold(const Table& t, Pawn who, Location to);

/// 16.11.2 "OR": the Special Strongbox is where Ghost is, on the floor or with a bandit.
bool isBoxBeside(const Table& t);

/// 2.6.6, 11.3: how many bullets of the bot's and of the stock these targets cost; nothing, where
/// there are too few.
struct Volley {
    int own = 0;
    int neutral = 0;
};
std::optional<Volley> volleyTold(const Table& t, Pawn bot, PawnSet targets);

} // namespace caboose::rules
