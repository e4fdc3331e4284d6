// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// "fire-at belle doc": the question, who was asked (or nobody) and the choice in the notation.
std::string textOf(const Answer& answer);
std::optional<Answer> answerFrom(std::string_view text);

/// The pawn with this key; "nobody" is none.
std::optional<rules::Pawn> pawnOrNobody(std::string_view word);

/// "refused out-of-sight 11.1.2 - doc nowhere 0": ruled, reason, rule, ruling, and the arguments.
std::string textOf(const rules::Verdict& verdict);
std::optional<rules::Verdict> verdictFrom(std::string_view text);

} // namespace caboose::game
