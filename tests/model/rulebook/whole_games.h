// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/rulebook_context.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// A game as it stands on a table, and in plain words what is in it: independently of what the
/// rulebook's conditions call that.
struct WholeGame {
    std::string name;
    RulebookContext context;
    std::set<std::string, std::less<>> words;
};

/// Those of tests/data/rulebook/games/games.txt.
const std::vector<WholeGame>& wholeGames();

/// What people read without a game on the table: each edition with several boxes. Without words.
const std::vector<WholeGame>& ownedBoxes();

/// Whether a game is as a line of the tables says: "teams combined-2.1 / couriers -horses".
bool isSo(const WholeGame& game, std::string_view alternatives);

} // namespace caboose::rulebook
