// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/question.h"

#include <functional>
#include <map>
#include <vector>

namespace caboose::items {

/// Whom somebody meets who goes where an option says, by the place of the option in its question.
using Encounters = std::map<int, rules::Pawn>;

/// `tried`: what happens if this is chosen.
Encounters encountersOf(const rules::Question& question,
                        const std::function<std::vector<rules::Happening>(rules::Choice)>& tried);

} // namespace caboose::items
