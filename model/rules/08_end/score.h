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
    WantedPoster,   ///< 2.6.9, of one whom the Marshal has never captured
    Brawlers,       ///< 2.6.10
    WantedTokens,   ///< 2.5, also those that the Tuco bot has left
    EjectionTokens, ///< 2.5, those that are left, and those that the Django bot has got
    BulletsShot,    ///< the Tuco bot's own
    Prisoner,       ///< 15.2.1
    SharedLoot,     ///< what the sharing of the strongboxes gave or took
    SecretDocument, ///< 8.3, what it is worth to the team
    WildBunch,      ///< 8.3, the team's
    Gunslinger,
    Eliminated,   ///< 8.4.1: takes away what the bandit would have
    PoisonedArrow ///< 8.4.1: so does this
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

/// The score of one party: a bandit, a player with two, a pair, a team.
struct Score {
    PawnSet bandits;
    std::vector<ScoreLine> lines;
    int dollars = 0;
    int unseenTokens = 0; ///< those whose value nobody has named: the sum is without them
    int bulletsForTies = 0;
    bool competes = true; ///< 8.4.1: whoever is eliminated can't win
    bool wins = false;
    PawnSet winners; ///< all of the party that wins, but for betrayal, where it is one of a team
    int place = 1;   ///< among all; whoever is as rich and has not won shares it
    /// Where a second tie is shared although the text is silent (E53).
    Ruling ruling = Ruling::None;

    /// 7.3.4 What is somebody's personally; what only the team has is not in it.
    [[nodiscard]] int own(Pawn who) const;

    friend bool operator==(const Score&, const Score&) = default;
};

/// 8 The scores of all parties as far as the values are known, in the order of the seats.
/// Of any table, also in the middle of a game; what nobody has seen is in no sum, but counted.
std::vector<Score> scores(const Table& table);

/// 8 Announces gunslinger and winners.
void endGame(Play& play);

} // namespace caboose::rules
