// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/rulings.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace caboose::rules {

/// A printed text with its variants: a preset of all rulings.
enum class Edition : std::uint8_t {
    Combined21,
    Official2016,
    Official2016FirstGame,
    Official2016Expert,
    Official2016TwoBandits,
    Official2014,
    Official2014Expert,
    Official2014Duel,
    Official2014TwoBandits,
    Official2014Pairs
};
inline constexpr std::size_t editionCount = 10;

/// Where an edition says what a ruling's value is.
struct RulingSource {
    Edition edition = Edition::Combined21;
    std::uint8_t value = 0;
    std::string_view where; ///< rule numbers, or the heading in the booklet
};

struct RulingInfo {
    std::string_view key;
    Rule rule; ///< the rule that it bends
    std::span<const std::string_view> values;
    std::span<const RulingSource>
        sources; ///< empty: no text decides; the value is a recommendation
};

const RulingInfo& info(Ruling ruling);
std::optional<Ruling> rulingFrom(std::string_view key);
std::optional<std::uint8_t> valueFrom(Ruling ruling, std::string_view value);

std::string_view keyOf(Edition edition);
std::optional<Edition> editionFrom(std::string_view key);
Rulings preset(Edition edition);

/// Two rulings whose values can't be in force together.
struct Contradiction {
    Ruling first = Ruling::None;
    Ruling second = Ruling::None;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};
/// Empty for every preset.
std::vector<Contradiction> contradictions(const Rulings& rulings);

} // namespace caboose::rules
