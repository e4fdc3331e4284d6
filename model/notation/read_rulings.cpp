// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// rules official-2016 / booklets official-time-travel / ruling braking-moves bandits / keeps decks
// purse-values

#include "model/notation/known_words.h"
#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

void readRules(Line& line, Draft& draft)
{
    if (const auto edition = line.takeKey(Expected::Edition, editionFrom)) draft.edition = *edition;
}

void readBooklets(Line& line, Draft& draft)
{
    draft.booklets.emplace();
    takeList(line, [&] {
        const auto booklet = line.takeKey(Expected::Booklet, bookletFrom);
        if (booklet) draft.booklets->insert(*booklet);
        return booklet.has_value();
    });
}

} // namespace

void readRuling(Line& line, Draft& draft)
{
    const auto ruling = line.takeKey(Expected::Ruling, rulingFrom);
    if (!ruling) return;
    const auto value = valueFrom(*ruling, line.peek());
    if (!value) {
        line.wrong({.expected = Expected::RulingValue,
                    .argument = std::string(info(*ruling).key),
                    .nearest = KnownWords(valuesOf(*ruling)).nearestTo(line.peek())});
        return;
    }
    line.take();
    draft.houseRulings.emplace_back(*ruling, *value);
}

namespace {

void readKeeps(Line& line, Draft& draft)
{
    KeptByProgram& kept = draft.table.kept;
    kept = {};
    if (line.accept("nothing")) return;
    takeList(line, [&] {
        if (line.accept("decks")) return kept.decks = true;
        if (line.accept("purse-values")) return kept.purseValues = true;
        if (line.accept("round-deck")) return kept.roundDeck = true;
        if (line.accept("goals")) return kept.goals = true;
        line.wrong(Expected::Kept);
        return false;
    });
}

} // namespace

std::span<const LineKind> rulingLines()
{
    static constexpr std::array kinds{LineKind{"rules", readRules},
                                      LineKind{"booklets", readBooklets},
                                      LineKind{"ruling", readRuling}, LineKind{"keeps", readKeeps}};
    return kinds;
}

} // namespace caboose::notation
