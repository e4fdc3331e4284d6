// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"

namespace caboose::notation {

using namespace rules;

namespace {

void writeBooklets(PrintedTexts booklets, Lines& lines)
{
    if (booklets.empty()) return;
    lines.word("booklets");
    for (const PrintedText booklet : booklets) lines.word(keyOf(booklet));
    lines.end();
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
    const Presets printed = nearestPresets(table.rulings, defaultEdition);
    lines.word("rules");
    lines.word(keyOf(printed.edition));
    lines.end();
    writeBooklets(printed.booklets, lines);
    writeHouseRulings(table.rulings, preset(printed.edition, printed.booklets), lines);
    writeKept(table.kept, lines);
}

} // namespace caboose::notation
