// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace caboose::house {

/// The storeys of the house, lower ones first: each may know itself and those named before it.
enum class Storey { Rules, Notation, Cases, Game, Rulebook, Items, Panels, App, Tests };

/// Which storey a file belongs to; nothing for files outside the storeys.
std::optional<Storey> storeyOf(std::string_view path);

/// Which storey a CMake target is (caboose_rules, caboose_items, ...); nothing for other targets.
std::optional<Storey> storeyOfTarget(std::string_view target);

bool mayKnow(Storey who, Storey whom);

} // namespace caboose::house
