// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rule.h"

#include <array>
#include <charconv>

namespace caboose::rules {

std::string toString(Rule rule)
{
    std::string text = std::to_string(rule.chapter);
    if (rule.section != 0) text += '.' + std::to_string(rule.section);
    if (rule.point != 0) text += '.' + std::to_string(rule.point);
    return text;
}

std::optional<Rule> ruleFrom(std::string_view text)
{
    std::array<std::uint8_t, 3> numbers{};
    std::size_t count = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        if (count == numbers.size()) return std::nullopt;
        const auto [next, error] = std::from_chars(at, end, numbers[count]);
        if (error != std::errc{} || numbers[count] == 0) return std::nullopt;
        ++count;
        if (next == end) return Rule{numbers[0], numbers[1], numbers[2]};
        if (*next != '.') return std::nullopt;
        at = next + 1;
    }
}

} // namespace caboose::rules
