// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <QList>

#include <map>

namespace caboose::items {

/// What each purse was worth that somebody has turned over in the end, where they were named one by
/// one. The rules know their sum only.
using ToldPurses = std::map<rules::Pawn, QList<int>>;

/// As a note in the game's record, and out of it again: the latest one about somebody counts.
std::string noteOf(rules::Pawn who, const QList<int>& values);
/// Is the note one of these, which nobody needs to read?
[[nodiscard]] bool isNoteOfPurses(std::string_view note);
ToldPurses toldPurses(const game::Game& game);

} // namespace caboose::items
