// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/printed_text.h"

#include <algorithm>
#include <array>

namespace caboose::rulebook {

namespace {

constexpr std::array<std::string_view, printedTextCount - rules::editionCount> bookletKeys{
    "official-horses-stagecoach", "official-marshal-prisoners", "official-couriers",
    "official-time-travel"};

bool isEdition(PrintedText text)
{
    return static_cast<std::size_t>(text) < rules::editionCount;
}

} // namespace

std::string_view keyOf(PrintedText text)
{
    if (isEdition(text)) return rules::keyOf(static_cast<rules::Edition>(text));
    return bookletKeys[static_cast<std::size_t>(text) - rules::editionCount];
}

std::optional<PrintedText> printedTextFrom(std::string_view key)
{
    if (const auto edition = rules::editionFrom(key)) return textOf(*edition);
    const auto* found = std::find(bookletKeys.begin(), bookletKeys.end(), key);
    if (found == bookletKeys.end()) return std::nullopt;
    return static_cast<PrintedText>(rules::editionCount +
                                    static_cast<std::size_t>(found - bookletKeys.begin()));
}

PrintedText textOf(rules::Edition edition)
{
    return static_cast<PrintedText>(edition);
}

PrintedTexts textsInForce(rules::Edition edition)
{
    PrintedTexts texts{textOf(edition)};
    if (edition > rules::Edition::Official2016 && edition < rules::Edition::Official2014) {
        texts.insert(PrintedText::Official2016);
    }
    if (edition > rules::Edition::Official2014) texts.insert(PrintedText::Official2014);
    return texts;
}

} // namespace caboose::rulebook
