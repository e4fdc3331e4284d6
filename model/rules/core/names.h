// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/question.h"
#include "model/rules/core/reason.h"
#include "model/rules/core/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::rules {

// The stable keys by which notation, cases and files name things: lower case, words joined by
// hyphens ("first-class"). Never shown to a person without translation.

// A key stands in journals and cases and is never changed. What has no name of its own, as
// Pawn::None, is "none"; a key that nobody knows gives nothing. Those of questions, reasons and
// happenings are declared beside them. What has a list of rows (events.def, steps.def ...) has its
// key in its row.
std::string_view keyOf(Pawn which);
std::optional<Pawn> pawnFrom(std::string_view key);
std::string_view keyOf(Car which);
std::optional<Car> carFrom(std::string_view key);
std::string_view keyOf(LootKind which);
std::optional<LootKind> lootKindFrom(std::string_view key);
std::string_view keyOf(CardKind which);
std::optional<CardKind> cardKindFrom(std::string_view key);
std::string_view keyOf(Turn which);
std::optional<Turn> turnFrom(std::string_view key);
std::string_view keyOf(Event which);
std::optional<Event> eventFrom(std::string_view key);
std::string_view keyOf(RoundSet which);
std::optional<RoundSet> roundSetFrom(std::string_view key);
std::string_view keyOf(Step which);
std::optional<Step> stepFrom(std::string_view key);
std::string_view keyOf(Hostage which);
std::optional<Hostage> hostageFrom(std::string_view key);
std::string_view keyOf(SilkPower which);
std::optional<SilkPower> silkPowerFrom(std::string_view key);

/// A place: the car's key, with "-roof" or "-cell" behind it; "unplaced", "hidden", "out",
/// "nowhere".
/// Also of one that no car has, as the roof of the handcar: which there are is said by exists().
std::string keyOf(Location l);
std::optional<Location> locationFrom(std::string_view key);

} // namespace caboose::rules
