// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"
#include "model/rules/core/rulings_catalogue.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rulebook {

/// A printed text that rules may be quoted from or be limited to: the editions of the rules core,
/// and the booklets of the expansions. The editions come first, in the order of rules::Edition.
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
inline constexpr int printedTextCount = 14;

using PrintedTexts = rules::EnumSet<PrintedText>;

/// As conditions and labels name it: "official-2016".
std::string_view keyOf(PrintedText text);
std::optional<PrintedText> printedTextFrom(std::string_view key);

PrintedText textOf(rules::Edition edition);
/// The text and, for a variant, the one that it varies. Without booklets: which of them speak is a
/// matter of what is on the table (rulebook_context.h).
PrintedTexts textsInForce(rules::Edition edition);

} // namespace caboose::rulebook
