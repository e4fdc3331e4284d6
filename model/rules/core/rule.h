// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace caboose::rules {

/// The number of a rule, as 10.5.1. Chapters 1 to 19 are those of the combined rules; chapter 20
/// holds what only the official base rules have (model/README.md lists its sections).
/// Compared as they stand in the rulebook. Whether there is such a rule is known by its text only.
struct Rule {
    std::uint8_t chapter = 0;
    std::uint8_t section = 0; ///< 0: the chapter as a whole
    std::uint8_t point = 0;   ///< 0: the section as a whole

    [[nodiscard]] constexpr bool isNone() const { return chapter == 0; }
    friend constexpr auto operator<=>(const Rule&, const Rule&) = default;
};

/// "10.5", without what is 0.
std::string toString(Rule rule);
/// Nothing unless it is one to three numbers from 1 to 255 with dots between them.
std::optional<Rule> ruleFrom(std::string_view text);

} // namespace caboose::rules
