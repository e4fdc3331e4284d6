// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/every_game.h"
#include "tests/model/rules/support/invariants.h"

namespace caboose::rules {

/// Plays one game at random to its end and looks at it after each beat and at each question.
class WatchedGame {
public:
    WatchedGame(const Plan& plan, std::uint64_t seed);
    /// From any table on.
    WatchedGame(const Table& start, std::uint64_t seed);
    WatchedGame(const WatchedGame&) = delete;
    WatchedGame& operator=(const WatchedGame&) = delete;
    ~WatchedGame() = default;

    /// What went wrong first; empty if nothing did.
    std::string play();

    int beats = 0;
    int questions = 0;

private:
    std::string playBeatAndLook();
    [[nodiscard]] std::array<int, characterCount + 1> lostSoFar() const;
    [[nodiscard]] std::string wrongInside(const Table& table) const;
    [[nodiscard]] std::string wrongAfter(const Table& before) const;
    std::string wrongClosely(const Table& before);

    Random m_random;
    WatchingPlayer m_player;
    Table m_table;
    Stock m_start;
    /// Bullets that hit somebody without cards before this beat.
    std::array<int, characterCount + 1> m_lost{};
};

/// Plays the same game twice, once reading why each refused option is: what differs, or got stuck,
/// first; empty if nothing did.
std::string changedByReadingRefusals(const Table& start, std::uint64_t seed);

} // namespace caboose::rules
