// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/goals.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/reason.h"
#include "model/rules/core/rule.h"

#include <optional>
#include <string_view>

namespace caboose::rules {

/// What can happen on the table, in the order of the rows in happenings.def, which name the
/// arguments that are used. Its sentence: views/items/wording/happenings.cpp.
enum class HappeningKind : std::uint8_t {
#define HAPPENING(name, key) name,
#include "model/rules/core/happenings.def"
    Count
};
inline constexpr int happeningKindCount = static_cast<int>(HappeningKind::Count);

/// What is known of a kind of happening: its row in happenings.def.
struct HappeningRow {
    std::string_view key;
    bool hasSecretCard = false; ///< its card has been seen by nobody but whoever holds it
    bool isHeading = false;     ///< begins a part of the log
    bool isAside = false;       ///< of interest to those who look for it
    bool isUntold = false;      ///< not worth a line of the log
};

const HappeningRow& rowOf(HappeningKind what);

/// For cases, which name what must have happened.
std::string_view keyOf(HappeningKind what);
std::optional<HappeningKind> happeningKindFrom(std::string_view key);

/// One thing that happened: codes and arguments. Views turn them into animations and sentences.
/// Told by rule code in the order in which it happens, and never stored: whoever needs it again
/// plays the entry again. Members that its kind does not name keep their defaults.
struct Happening {
    HappeningKind what = HappeningKind::PawnMoved;
    Rule rule{}; ///< by which it happened
    Pawn who = Pawn::None;
    Pawn whom = Pawn::None;
    // Where a pawn or token was and is now.
    Holder from{};
    Holder to{};
    Loot loot{};
    Card card{};
    Event event = Event::None;
    Goal goal = Goal::Unknown;
    Reason reason = Reason::None;
    std::int32_t number = 0;

    friend bool operator==(const Happening&, const Happening&) = default;
};

} // namespace caboose::rules
