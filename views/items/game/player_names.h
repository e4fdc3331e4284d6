// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <QString>

#include <map>

namespace caboose::items {

/// Who plays whom, by the names that people gave themselves.
using PlayerNames = std::map<rules::Pawn, QString>;

/// The names as a note in the game's record, and out of it again. The latest such note counts.
std::string noteOf(const PlayerNames& names);
/// Is the note one of these, which nobody needs to read?
[[nodiscard]] bool isNoteOfNames(std::string_view note);
PlayerNames playerNames(const game::Game& game);

} // namespace caboose::items
