// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <string>
#include <string_view>

namespace caboose::notation {

// Words of the notation, for whoever writes single things.

/// The key of a pawn, or "nobody".
std::string_view nameOf(rules::Pawn pawn);
/// With its owner: "belle:move"; a kind that nobody knows is "?".
std::string textOf(rules::Card card);
/// With the value, unless all tokens of the kind have the same.
std::string textOf(rules::Loot loot);
/// With the value, whatever it is.
std::string exactTextOf(rules::Loot loot);
/// The key of the round card, or its number.
std::string roundText(int id);
/// "saloon-roof" for places, "belle" for sheets.
std::string textOf(rules::Holder holder);

/// Collects lines: words and lists with their separators.
///
/// Blanks come by themselves: before each word but the first of a line.
class Lines {
public:
    /// Adds a word to the line, behind a blank.
    void word(std::string_view text)
    {
        if (!m_isFresh && !m_isJoined) m_text += ' ';
        m_isFresh = false;
        m_isJoined = false;
        m_text += text;
    }
    void number(long n) { word(std::to_string(n)); }
    /// Adds a sign, or more of the same word, right behind the last one.
    void sign(char c) { m_text += c; }
    void append(std::string_view text) { m_text += text; }
    /// The next word follows without a blank.
    void joinNext() { m_isJoined = true; }
    void end()
    {
        m_text += '\n';
        m_isFresh = true;
    }
    [[nodiscard]] bool isAtStart() const { return m_isFresh; }
    void reserve(std::size_t size) { m_text.reserve(size); }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_isFresh = true;
    bool m_isJoined = false;
};

// One writer for each group of lines, called in notation.cpp in the order in which they stand in a
// text. Each leaves out what the reader fills in (defaults.h), so that read(write(x)) is x.

void writeRulings(const rules::Table& table, Lines& lines);
void writeTrains(const rules::Table& table, Lines& lines);
void writeSeats(const rules::Table& table, Lines& lines);
void writePawns(const rules::Table& table, Lines& lines);
void writeCardsOfSeats(const rules::Table& table, Lines& lines);
void writeFloors(const rules::Table& table, Lines& lines);
void writeStock(const rules::Table& table, Lines& lines);
void writeRounds(const rules::Table& table, Lines& lines);
void writeDeck(const rules::Table& table, Lines& lines);

/// "head member member", or nothing for an empty set.
template <typename Set>
void writeSet(std::string_view head, const Set& set, Lines& lines)
{
    if (set.empty()) return;
    lines.word(head);
    for (const auto member : set) lines.word(keyOf(member));
    lines.end();
}

/// The tokens of one holder: "2 purses, jewel".
void writeTokens(const rules::Table& table, rules::Holder holder, Lines& lines);

} // namespace caboose::notation
