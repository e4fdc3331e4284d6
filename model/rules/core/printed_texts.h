// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rules {

/// A printed text that decides rulings, and that rules may be quoted from or be limited to: the
/// editions of the whole game, then the booklets of the other boxes, which lie over one of those.
/// The editions come first, in the order of Edition: each is converted to the other by its number.
enum class PrintedText : std::uint8_t {
    Combined21,
    Official2016,
    Official2016FirstGame,
    Official2016Expert,
    Official2016TwoBandits,
    Official2014,
    Official2014Expert,
    Official2014Duel,
    Official2014TwoBandits,
    Official2014Pairs,
    HorsesStagecoach,
    MarshalPrisoners,
    Couriers,
    TimeTravel
};
inline constexpr int printedTextCount = static_cast<int>(PrintedText::TimeTravel) + 1;

using PrintedTexts = EnumSet<PrintedText>;

/// A printed text of the whole game, with its variants: the first of the printed texts.
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

/// Keys in positions and journals; nothing for one that is unknown, or is no booklet or no edition.
std::string_view keyOf(PrintedText text);
std::optional<PrintedText> printedTextFrom(std::string_view key);
std::optional<PrintedText> bookletFrom(std::string_view key);
std::string_view keyOf(Edition edition);
std::optional<Edition> editionFrom(std::string_view key);

/// Every edition is a printed text; not the other way round.
PrintedText textOf(Edition edition);
/// The text that a variant varies.
/// Nothing for a text that stands alone. A booklet lies over an edition and varies none.
std::optional<PrintedText> foundationOf(PrintedText text);
constexpr bool isBooklet(PrintedText text)
{
    return static_cast<std::size_t>(text) >= editionCount;
}

} // namespace caboose::rules
