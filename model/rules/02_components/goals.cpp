// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/goals.h"

#include "model/rules/core/names.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr std::array<std::string_view, specialGoalCount + 1> keys{"?",
                                                                  "arch-enemy",
                                                                  "dodge-bullets",
                                                                  "full-of-lead",
                                                                  "golden-bullet-award",
                                                                  "the-mail-must-go-through",
                                                                  "only-a-flesh-wound",
                                                                  "throw-away-the-key"};

} // namespace

std::string keyOf(Goal goal)
{
    if (!isWarrant(goal)) return std::string(keys[static_cast<std::size_t>(goal)]);
    return "warrant(" + std::string(keyOf(wantedBy(goal))) + ')';
}

std::optional<Goal> specialGoalFrom(std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    return found == keys.end() ? std::nullopt
                               : std::optional(goalAt(static_cast<int>(found - keys.begin())));
}

} // namespace caboose::rules
