// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/game/adjustment.h"

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

std::string_view keyOf(Adjust what);
std::string_view keyOf(SheetField field);
std::string_view keyOf(TableField field);

} // namespace caboose::game
