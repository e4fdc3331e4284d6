// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <vector>

namespace caboose::rules {

/// 8.4.3 What adds to a score.
/// Its words: views/items/wording.
enum class ScoreItem : std::uint8_t {
    Loot,
    UnseenLoot, ///< what its owner has added up
    Cash,
    AloneInCar,
    Ransom,
    MortalBullet,
    SharedLoot, ///< what the sharing of the strongboxes gave or took
    Gunslinger,
    Eliminated ///< 8.4.1: takes away what the bandit would have
};

struct ScoreLine {
    ScoreItem item = ScoreItem::Loot;
    Rule rule{};
    Pawn who = Pawn::None;           ///< whose sheet it is on; nobody: it is the whole party's
    Loot loot{};                     ///< for ScoreItem::Loot; for UnseenLoot if all is of one kind
    Hostage hostage = Hostage::None; ///< for ScoreItem::Ransom
    int count = 0;
    int dollars = 0;

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// The score of one party: a bandit, a player with two, a pair.
struct Score {
    PawnSet bandits;
    std::vector<ScoreLine> lines;
    int dollars = 0;
    int unseenTokens = 0; ///< those whose value nobody has named: the sum is without them
    int bulletsForTies = 0;
    bool competes = true; ///< 8.4.1: whoever is eliminated can't win
    bool wins = false;
    int place = 1; ///< among all; whoever is as rich and has not won shares it
    /// Where a second tie is shared although the text is silent (E53).
    Ruling ruling = Ruling::None;

    friend bool operator==(const Score&, const Score&) = default;
};

/// 8 The scores of all parties as far as the values are known, in the order of the seats.
/// Of any table, also in the middle of a game; what nobody has seen is in no sum, but counted.
std::vector<Score> scores(const Table& table);

/// 8.4.3 Asks the current seat for the values that nobody knows.
void countLoot(Play& play);
/// 8 Announces gunslinger and winners.
void endGame(Play& play);

} // namespace caboose::rules
