// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::game {

/// "pawn who=belle to=saloon-roof": what is changed, and its arguments.
std::string textOf(const Adjustment& adjustment);
/// Only what textOf() writes is understood.
std::optional<Adjustment> adjustmentFrom(std::string_view text);

/// Several, with " ; " between them.
std::string textOf(const std::vector<Adjustment>& adjustments);
std::optional<std::vector<Adjustment>> adjustmentsFrom(std::string_view text);

/// The same without the arguments that it does not use, as it will be read back from a file.
/// Nothing if it can't be written.
std::optional<Adjustment> plain(const Adjustment& adjustment);
std::optional<std::vector<Adjustment>> plain(const std::vector<Adjustment>& adjustments);

std::string_view keyOf(AdjustmentKind what);

} // namespace caboose::game
