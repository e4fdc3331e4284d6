// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/question.h"

#include <functional>
#include <map>
#include <vector>

namespace caboose::items {

/// Who meets whom, as soon as somebody goes where an option says.
struct Encounter {
    std::vector<rules::Pawn> who;
    rules::Pawn whom = rules::Pawn::None;
    bool isMet = false; ///< it is the other one who goes: the Marshal, to those who meet him

    bool operator==(const Encounter&) const = default;
};

/// By the place of the option in its question.
using Encounters = std::map<int, Encounter>;

/// `tried`: what happens if this is chosen.
Encounters encountersOf(const rules::Question& question,
                        const std::function<std::vector<rules::Happening>(rules::Choice)>& tried);

} // namespace caboose::items
