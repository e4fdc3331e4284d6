// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/fixed_vector.h"
#include "model/rules/core/printed_texts.h"
#include "model/rules/core/rule.h"
#include "model/rules/core/rulings.h"

#include <optional>
#include <string_view>
#include <vector>

namespace caboose::rules {

/// Where a printed text says what a ruling's value is.
struct RulingSource {
    PrintedText text = PrintedText::Combined21;
    std::uint8_t value = 0;
    std::string_view where; ///< rule numbers, or the heading in the booklet
};

/// A booklet that leaves a ruling to the variant that it lies over.
struct RulingLeft {
    PrintedText by = PrintedText::Combined21;
    PrintedText to = PrintedText::Combined21;
};

/// A row of core/rulings, where the words are explained.
/// For whoever lists, writes or explains rulings; rule code never looks in here.
struct RulingInfo {
    std::string_view key;
    Rule rule; ///< the rule that it bends
    Module module = Module::Base;
    FixedVector<std::string_view, 7> values;
    /// Empty: no text decides; the value is a recommendation.
    FixedVector<RulingSource, 12> sources;
    FixedVector<RulingLeft, 1> left;
    FixedVector<RulingSource, 2> held; ///< recommended beside these texts, which don't decide it
    std::uint8_t otherwise = 0;
    bool isSettled = false; ///< with the plan: in the game nobody rules otherwise
};

/// Of any but Ruling::None.
const RulingInfo& info(Ruling ruling);
// Nothing for keys that nobody knows, as in a journal of a later release.
std::optional<Ruling> rulingFrom(std::string_view key);
std::optional<std::uint8_t> valueFrom(Ruling ruling, std::string_view value);

/// What an edition says, and the booklets that lie over it: each changes what it speaks of.
/// Of two that speak of the same ruling, the one further down in its row holds. None belongs over
/// the combined rules, which speak of all boxes themselves (bookletsOf()).
Rulings preset(Edition edition, PrintedTexts booklets = {});

/// What a table plays by, as far as it is printed.
struct Presets {
    Edition edition = Edition::Combined21;
    PrintedTexts booklets;

    friend bool operator==(const Presets&, const Presets&) = default;
};
/// The preset that needs the fewest house rulings beside it; of several the one asked for, if it
/// is among them, then the first, with the fewest booklets.
Presets nearestPresets(const Rulings& rulings, Edition preferred = Edition::Combined21);

/// Two rulings whose values can't be in force together.
struct Contradiction {
    Ruling first = Ruling::None;
    Ruling second = Ruling::None;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};
/// Empty for every preset.
/// Whoever takes rulings from people or files asks; the rules play on by what is set.
std::vector<Contradiction> contradictions(const Rulings& rulings);

} // namespace caboose::rules
