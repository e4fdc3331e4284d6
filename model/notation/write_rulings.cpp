// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"

namespace caboose::notation {

using namespace rules;

namespace {

int differences(const Rulings& a, const Rulings& b)
{
    int count = 0;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        count += a.at(ruling) == b.at(ruling) ? 0 : 1;
    }
    return count;
}

/// The preset that needs the fewest house rulings beside it.
Edition nearestEdition(const Rulings& rulings)
{
    Edition best = defaultEdition;
    int fewest = differences(rulings, preset(best));
    for (std::size_t i = 0; i < editionCount && fewest > 0; ++i) {
        const auto edition = static_cast<Edition>(i);
        const int count = differences(rulings, preset(edition));
        if (count >= fewest) continue;
        fewest = count;
        best = edition;
    }
    return best;
}

void writeHouseRulings(const Rulings& rulings, const Rulings& base, Lines& lines)
{
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        if (rulings.at(ruling) == base.at(ruling)) continue;
        lines.word("ruling");
        lines.word(info(ruling).key);
        lines.word(info(ruling).values[rulings.at(ruling)]);
        lines.end();
    }
}

void writeKept(const KeptByProgram& kept, Lines& lines)
{
    if (kept == KeptByProgram{}) return;
    lines.word("keeps");
    if (kept.decks) lines.word("decks");
    if (kept.purseValues) lines.word("purse-values");
    if (kept.roundDeck) lines.word("round-deck");
    lines.end();
}

} // namespace

void writeRulings(const Table& table, Lines& lines)
{
    const Edition edition = nearestEdition(table.rulings);
    lines.word("rules");
    lines.word(keyOf(edition));
    lines.end();
    writeHouseRulings(table.rulings, preset(edition), lines);
    writeKept(table.kept, lines);
}

} // namespace caboose::notation
