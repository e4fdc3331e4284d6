// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/mistake.h"
#include "model/rules/core/rulings.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::notation {

/// All words that may stand where this is expected, to guess what a wrong one was meant to be; none
/// where no list helps (numbers).
std::vector<std::string> wordsFor(Expected expected);

/// The words for the values of a ruling.
std::vector<std::string> valuesOf(rules::Ruling ruling);

/// The one of them that somebody probably meant (KnownWords). Empty: none is near enough.
std::string nearest(std::string_view found, Expected expected);

/// The same in the singular: "purses" and "strongboxes" are found by "purse" and "strongbox".
template <typename From>
auto singular(std::string_view word, From from) -> decltype(from(word))
{
    if (auto value = from(word)) return value;
    if (!word.ends_with('s')) return std::nullopt;
    if (auto value = from(word.substr(0, word.size() - 1))) return value;
    if (!word.ends_with("es")) return std::nullopt;
    return from(word.substr(0, word.size() - 2));
}

} // namespace caboose::notation
