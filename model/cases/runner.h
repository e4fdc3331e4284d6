// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"

#include <optional>
#include <string>

namespace caboose::cases {

/// How a case and the rules differ: what the case expects and what is the case, as notation. The
/// comment says which of the two texts are filled in. Worded in
/// views/items/wording/differences.cpp.
enum class Mismatch : std::uint8_t {
    Inconsistent,  ///< the position can't be; found: what is wrong
    NotFaulty,     ///< the position should have a fault that it does not have
    Contradictory, ///< the rulings contradict each other
    NotContradictory,
    NoWayOn,     ///< found: the question that has no answer, so that the rules don't go on
    NothingDone, ///< there is nothing yet that the expectation could be about
    NoQuestion,  ///< nothing is asked
    OtherQuestion,
    QuestionOpen, ///< something is still asked
    NotOffered,   ///< expected: the choice
    OfferedToo,   ///< found: a choice that should not be listed or allowed
    OtherVerdict, ///< expected, found: the verdicts
    OtherRange,
    AnswerNotAccepted, ///< expected: the answer, found: why it is none
    AnswerAccepted,
    NotForced,
    NotStuck, ///< expected: the question that should have no answer
    NotHappened,
    HappenedToo,
    OtherTable, ///< expected, found: the first line of notation that differs
    NoParty,    ///< expected: bandits who have no score together
    OtherScore,
    NotWinner,
    WinsToo,
    NothingExpected, ///< the case proves nothing
    NoObjection,
    OtherPlaces
};
inline constexpr int mismatchCount = static_cast<int>(Mismatch::OtherPlaces) + 1;

/// Where and how a run fails.
struct Difference {
    int line = 0; ///< of the file
    Mismatch mismatch = Mismatch::Inconsistent;
    std::string expected = {}; ///< in the words of cases
    std::string found = {};    ///< in the words of cases

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// The first difference; nothing if everything is as the case says. Any run that was read can be
/// played; each begins anew, from its own position.
std::optional<Difference> play(const Run& run);

} // namespace caboose::cases
