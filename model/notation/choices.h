// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/line.h"
#include "model/rules/core/choice.h"

#include <optional>
#include <string>
#include <vector>

namespace caboose::notation {

/// A choice as text, which says exactly what it is: "to saloon-roof", "doc", "belle:move",
/// "face-down ghost:fire", "purse 250", "car saloon", "round bridge-2-4", "300", "done".
std::string write(rules::Choice choice);

/// Reads a choice as it is written, or in a shorter form that may mean several things: "saloon" is
/// a place or a car, "marshal" somebody or a card. What it may mean, likeliest first; what is meant
/// shows in the question. Empty, with a mistake, if it means nothing.
std::vector<rules::Choice> takeChoices(Line& line);

/// The first of the meanings that the question knows; else the likeliest.
/// A kind of loot without a value is any token of the kind.
rules::Choice meantIn(const rules::Question& question, const std::vector<rules::Choice>& meanings);

} // namespace caboose::notation
