// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/printed_texts.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr std::array<std::string_view, printedTextCount> keys{"combined-2.1",
                                                              "official-2016",
                                                              "official-2016-first-game",
                                                              "official-2016-expert",
                                                              "official-2016-two-bandits",
                                                              "official-2014-fr",
                                                              "official-2014-fr-expert",
                                                              "official-2014-fr-duel",
                                                              "official-2014-fr-two-bandits",
                                                              "official-2014-fr-pairs",
                                                              "official-horses-stagecoach",
                                                              "official-marshal-prisoners",
                                                              "official-couriers",
                                                              "official-time-travel"};

} // namespace

std::string_view keyOf(PrintedText text)
{
    return keys[static_cast<std::size_t>(text)];
}

std::optional<PrintedText> printedTextFrom(std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<PrintedText>(found - keys.begin());
}

std::optional<PrintedText> bookletFrom(std::string_view key)
{
    const auto text = printedTextFrom(key);
    return text && isBooklet(*text) ? text : std::nullopt;
}

std::string_view keyOf(Edition edition)
{
    return keyOf(textOf(edition));
}

std::optional<Edition> editionFrom(std::string_view key)
{
    const auto text = printedTextFrom(key);
    if (!text || isBooklet(*text)) return std::nullopt;
    return static_cast<Edition>(*text);
}

PrintedText textOf(Edition edition)
{
    return static_cast<PrintedText>(edition);
}

std::optional<PrintedText> foundationOf(PrintedText text)
{
    switch (text) {
    case PrintedText::Official2016FirstGame:
    case PrintedText::Official2016Expert:
    case PrintedText::Official2016TwoBandits: return PrintedText::Official2016;
    case PrintedText::Official2014Duel: return PrintedText::Official2014Expert;
    case PrintedText::Official2014Expert:
    case PrintedText::Official2014TwoBandits:
    case PrintedText::Official2014Pairs: return PrintedText::Official2014;
    case PrintedText::Combined21:
    case PrintedText::Official2016:
    case PrintedText::Official2014:
    case PrintedText::HorsesStagecoach:
    case PrintedText::MarshalPrisoners:
    case PrintedText::Couriers:
    case PrintedText::TimeTravel: break;
    }
    return std::nullopt;
}

} // namespace caboose::rules
