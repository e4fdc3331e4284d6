// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings.h"

#include <cstdint>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// What a condition asks about.
enum class Subject : std::uint8_t { Edition, With, Players, Event, Turn, Ruling };

/// One condition, as "edition=official-2016,combined-2.1" or "!with=stagecoach".
///
/// Asked by applicabilityOf() (rulebook_context.h), worded by inWords() (conditions_in_words.h).
struct Condition {
    Subject subject = Subject::Edition;
    bool isNegated = false;
    rules::Ruling ruling = rules::Ruling::None;
    /// The values, a bit each: of PrintedText, Piece, rules::Event, rules::Turn, a ruling's values,
    /// or numbers of players.
    std::uint64_t values = 0;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// All must hold.
using Conditions = std::vector<Condition>;

/// As they are written in the text, in a settled order of values.
std::string toString(const Conditions& conditions);

/// No game whatsoever can meet them.
bool neverHold(const Conditions& conditions);

} // namespace caboose::rulebook
