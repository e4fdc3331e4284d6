// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// A position in the notation that means the same for ever: what an edition's rulings are and which
/// cards a deck has is written out, so that correcting them changes no game that was begun.
std::string lastingText(const rules::Position& position);

/// Any position in the notation; nothing if not all of it is understood.
std::optional<rules::Position> positionFrom(std::string_view text);

} // namespace caboose::game
