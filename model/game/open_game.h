// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"
#include "model/game/journal/journal.h"
#include "model/game/journal/journal_text.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace caboose::game {

/// A game and the file that it is kept in. The game can be followed whether or not the file can be
/// written. The journal outlives the game, which writes to it.
struct GameWithFile {
    std::unique_ptr<Journal> journal; ///< nothing: another program writes the file
    std::unique_ptr<Game> game;

    explicit operator bool() const { return game != nullptr; }
};

/// A new game. There must be no file with this name.
struct NewGame {
    GameWithFile kept;
    Saved saved = Saved::Yes;
};
/// There is a game in any case; without a file if that can't be made, which is tried again with
/// each entry.
NewGame startGame(const std::filesystem::path& path, Started start, Game::Clock clock);

/// What came of opening a file. Each of the notices can be there together with a game.
struct OpenedGame {
    GameWithFile kept;
    /// Why there is no game, or why it is only looked at (in use, read-only).
    Saved saved = Saved::Yes;
    LockHolder holder;          ///< who else writes the file
    std::optional<Fault> fault; ///< what is wrong with it; then salvage.h says what can be saved
    std::size_t tornLine = 0;   ///< a last line that was not finished, and was left out; 0: none
    std::size_t tornBytes = 0;
    Number halfKept = 0;                     ///< entries of a what-if that was not wholly kept
    std::vector<Disagreement> disagreements; ///< the rules were corrected since
    /// Entries at the end that the corrected rules don't know what to make of; they stay in the
    /// file as a branch that can't be returned to.
    std::vector<Number> unreachable;
};
/// To go on with it. What stands whole in the file stays; what is new goes behind it.
OpenedGame openGame(const std::filesystem::path& path, const Game::Clock& clock);
/// Only looks into the file, which may be a game that is being followed right now. Writes nothing
/// and locks nothing.
OpenedGame lookAtGame(const std::filesystem::path& path, const Game::Clock& clock);
/// The same for who only asks where the game stands: it may begin with the last snapshot.
OpenedGame lookAtGamesEnd(const std::filesystem::path& path, const Game::Clock& clock);

} // namespace caboose::game
