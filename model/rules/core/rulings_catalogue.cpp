// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

using Catalogue = std::array<RulingInfo, rulingCount>;

template <typename Value>
constexpr std::uint8_t number(Value value)
{
    return static_cast<std::uint8_t>(value);
}

// Each row is a function that fills what it describes.
const Catalogue& catalogue()
{
    static const Catalogue all{{
#define RULING(name, word, chapter, section, point) [] {                                                                                           \
        using Value [[maybe_unused]] = name;                                                       \
        RulingInfo row;                                                            \
        row.key = word;                                                            \
        row.rule = {chapter, section, point};
#define VALUE(name, key) row.values.push_back(key);
#define SAID(text, value, where)                                                                   \
    row.sources.push_back({PrintedText::text, number(Value::value), where});
#define LEAVES(booklet, text) row.left.push_back({PrintedText::booklet, PrintedText::text});
#define HELD(text, value) row.held.push_back({PrintedText::text, number(Value::value), {}});
#define OTHERWISE(value) row.otherwise = number(Value::value);
#define OF(name) row.module = Module::name;
#define SETTLED row.isSettled = true;
#define END                                                                                        \
    return row;                                                                                    \
    }                                                                                              \
    (),
#include "model/rules/core/rulings/all.def"
    }};
    return all;
}

/// A variant says what it says itself, for all else the text that it varies.
std::optional<std::uint8_t> saidBy(PrintedText text, const RulingInfo& row)
{
    for (const RulingSource& source : row.sources) {
        if (source.text == text) return source.value;
    }
    for (const RulingSource& source : row.held) {
        if (source.text == text) return source.value;
    }
    const auto foundation = foundationOf(text);
    return foundation ? saidBy(*foundation, row) : std::nullopt;
}

Rulings editionAlone(Edition edition)
{
    Rulings rulings;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const RulingInfo& row = catalogue()[r];
        const auto said = saidBy(textOf(edition), row);
        rulings.set(static_cast<Ruling>(r), said.value_or(row.otherwise));
    }
    return rulings;
}

/// The booklets without those that leave this to the edition.
PrintedTexts withoutLeaving(PrintedTexts booklets, const RulingInfo& row, Edition edition)
{
    for (const RulingLeft& left : row.left) {
        if (left.to == textOf(edition)) booklets.erase(left.by);
    }
    return booklets;
}

/// What booklets change of the edition that they lie over.
void layOver(Rulings& rulings, Edition edition, PrintedTexts booklets)
{
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const RulingInfo& row = catalogue()[r];
        const PrintedTexts over = withoutLeaving(booklets, row, edition);
        for (const RulingSource& source : row.held) {
            if (over.contains(source.text)) rulings.set(static_cast<Ruling>(r), source.value);
        }
        for (const RulingSource& source : row.sources) {
            if (over.contains(source.text)) rulings.set(static_cast<Ruling>(r), source.value);
        }
    }
}

int differences(const Rulings& a, const Rulings& b)
{
    int count = 0;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        count += a.at(ruling) == b.at(ruling) ? 0 : 1;
    }
    return count;
}

/// Every set of booklets that may lie over an edition.
std::vector<PrintedTexts> booklets(Edition edition)
{
    std::vector<PrintedTexts> sets{PrintedTexts{}};
    if (edition == Edition::Combined21) return sets; // it speaks of all boxes itself
    for (std::size_t text = editionCount; text < printedTextCount; ++text) {
        const std::size_t before = sets.size();
        for (std::size_t i = 0; i < before; ++i) {
            sets.push_back(sets[i] | PrintedTexts{static_cast<PrintedText>(text)});
        }
    }
    return sets;
}

} // namespace

const RulingInfo& info(Ruling ruling)
{
    return catalogue()[static_cast<std::size_t>(ruling)];
}

std::optional<Ruling> rulingFrom(std::string_view key)
{
    const auto found = std::find_if(catalogue().begin(), catalogue().end(),
                                    [&](const RulingInfo& row) { return row.key == key; });
    if (found == catalogue().end()) return std::nullopt;
    return static_cast<Ruling>(found - catalogue().begin());
}

std::optional<std::uint8_t> valueFrom(Ruling ruling, std::string_view value)
{
    const auto& all = info(ruling).values;
    const auto* found = std::find(all.begin(), all.end(), value);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - all.begin());
}

Rulings preset(Edition edition, PrintedTexts booklets)
{
    static const auto alone = [] {
        std::array<Rulings, editionCount> all;
        for (std::size_t e = 0; e < editionCount; ++e) {
            all[e] = editionAlone(static_cast<Edition>(e));
        }
        return all;
    }();
    Rulings rulings = alone[static_cast<std::size_t>(edition)];
    if (!booklets.empty()) layOver(rulings, edition, booklets);
    return rulings;
}

Presets nearestPresets(const Rulings& rulings, Edition preferred)
{
    Presets nearest{preferred, {}};
    int fewest = differences(rulings, preset(preferred));
    // A booklet that explains one ruling is no nearer than that house ruling.
    const auto consider = [&](Edition edition, PrintedTexts over) {
        const int count = differences(rulings, preset(edition, over)) + over.size();
        if (count >= fewest) return;
        fewest = count;
        nearest = {edition, over};
    };
    for (std::size_t e = 0; e < editionCount; ++e) consider(static_cast<Edition>(e), {});
    if (fewest < 2) return nearest;
    for (std::size_t e = 0; e < editionCount; ++e) {
        for (const PrintedTexts over : booklets(static_cast<Edition>(e))) {
            consider(static_cast<Edition>(e), over);
        }
    }
    return nearest;
}

} // namespace caboose::rules
