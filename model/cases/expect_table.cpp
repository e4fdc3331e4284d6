// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// then belle in saloon / then exactly

#include "model/cases/expectations.h"
#include "model/notation/notation.h"
#include "model/notation/reader.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

/// The table with what the lines say: if they say what is so, the same table.
Table withLines(const Table& table, const std::vector<NotationLine>& said)
{
    std::vector<notation::SourceLine> lines;
    lines.reserve(said.size());
    for (const NotationLine& line : said) lines.push_back({line.text, line.number, line.start});
    notation::Draft draft = notation::editOf(table);
    std::vector<notation::Mistake> mistakes;
    notation::readBlock(lines, draft, mistakes);
    return notation::finished(draft).table;
}

/// Nobody knows the order of the round cards that may still come up.
Table inOneOrder(Table table)
{
    std::sort(table.roundDeck.begin(), table.roundDeck.end(),
              [](const RoundCard& a, const RoundCard& b) { return a.id < b.id; });
    return table;
}

std::string firstOnlyIn(const std::string& text, const std::string& other)
{
    const auto lines = notation::linesOf(text);
    const auto others = notation::linesOf(other);
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const auto& line) {
        return std::none_of(others.begin(), others.end(),
                            [&](const auto& o) { return o.text == line.text; });
    });
    return found == lines.end() ? std::string{} : std::string(found->text);
}

} // namespace

std::optional<Difference> checkTable(const Statement& s, const Action& action)
{
    const Table& base = s.verb == Verb::ThenExactly ? action.before() : action.table();
    const Table expected = inOneOrder(withLines(base, s.notation));
    const Table table = inOneOrder(action.table());
    if (expected == table) return std::nullopt;
    const std::string wanted = notation::write(expected);
    const std::string found = notation::write(table);
    return Difference{0, Mismatch::OtherTable, firstOnlyIn(wanted, found),
                      firstOnlyIn(found, wanted)};
}

} // namespace caboose::cases
