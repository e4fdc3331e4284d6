// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/verdict.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::game {

/// Why something can't be said at this point of a game. The program offers what fits, so that
/// people hardly meet one.
enum class Misfit : std::uint8_t {
    NothingAsked,  ///< there is no open question
    OtherQuestion, ///< it answers a question that is not open
    Refused,       ///< the rules refuse it: the verdict
    NotOffered,    ///< it is no answer to this question
    NotYet,        ///< there is an open question to be answered first
    GameOver,      ///< nothing comes after the end
    Impossible,    ///< an adjustment is impossible: why, and at which place in the list
    Contradiction, ///< the table would contradict itself: inconsistency
    NotHere,       ///< at this step nothing can be decided otherwise
    Unplayable,    ///< the rules have no way on from this table
    UnknownBefore, ///< what was before it is not known any more (rules corrected since)
    NowhereToGo,   ///< there is nothing to undo or to do again, or no such entry
    InWhatIf,      ///< a what-if has begun already
    NotInWhatIf,   ///< no what-if has begun
    OnlyLookedAt,  ///< somebody else writes this game
    Count
};
std::string_view keyOf(Misfit misfit);

/// A misfit with its arguments. The others are as in the beginning.
struct Objection {
    Misfit misfit = Misfit::NothingAsked;
    rules::Verdict verdict{};                  ///< of Refused
    Impossible impossible = Impossible::Count; ///< of Impossible
    rules::Inconsistency inconsistency{};      ///< of Contradiction
    std::uint32_t number = 0;                  ///< of the adjustment

    friend bool operator==(const Objection&, const Objection&) = default;
};

} // namespace caboose::game
