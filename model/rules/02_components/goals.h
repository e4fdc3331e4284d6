// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/pawns.h"
#include "model/rules/core/fixed_vector.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace caboose::rules {

/// 2.6.11, 14.1 The Marshal's goals, by the number of their rule; behind them the arrest warrants
/// (14.1.8), one for each bandit.
enum class Goal : std::uint8_t {
    Unknown, ///< nobody has seen it
    ArchEnemy,
    DodgeBullets,
    FullOfLead,
    GoldenBulletAward,
    TheMailMustGoThrough,
    OnlyAFleshWound,
    ThrowAwayTheKey,
    FirstWarrant
};
inline constexpr int specialGoalCount = 7;
inline constexpr int goalCount = 1 + specialGoalCount + banditCount;

constexpr int index(Goal goal)
{
    return static_cast<int>(goal);
}
constexpr Goal goalAt(int i)
{
    return static_cast<Goal>(i);
}
constexpr Goal warrantFor(Pawn bandit)
{
    return goalAt(index(Goal::FirstWarrant) + index(bandit));
}
constexpr bool isWarrant(Goal goal)
{
    return goal >= Goal::FirstWarrant;
}
/// Of a warrant.
constexpr Pawn wantedBy(Goal goal)
{
    return pawnAt(index(goal) - index(Goal::FirstWarrant));
}

/// "dodge-bullets", "warrant(doc)", "?".
std::string keyOf(Goal goal);
/// Of a special goal; a warrant has its bandit's key.
std::optional<Goal> specialGoalFrom(std::string_view key);

/// 14.1 The Marshal's goal cards as they lie.
struct Goals {
    FixedVector<Goal, 5> upcoming; ///< the top one first
    FixedVector<Goal, 5> current;
    std::uint8_t revealed = 0; ///< a bit for each of `current`
    /// 10.8.2: who has looked at which of `current`, besides the Marshal.
    std::array<PawnSet, 5> peekedBy{};

    [[nodiscard]] bool isRevealed(std::size_t place) const
    {
        return (static_cast<unsigned>(revealed) >> place & 1U) != 0U;
    }
    void reveal(std::size_t place) { revealed = static_cast<std::uint8_t>(revealed | 1U << place); }
    [[nodiscard]] std::size_t count() const { return upcoming.size() + current.size(); }

    friend bool operator==(const Goals&, const Goals&) = default;
};

} // namespace caboose::rules
