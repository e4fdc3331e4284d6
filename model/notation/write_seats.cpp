// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"

namespace caboose::notation {

using namespace rules;

namespace {

void writeSeat(const Seat& seat, Lines& lines)
{
    if (seat.characters.empty()) lines.word("nobody");
    bool isFirst = true;
    for (const Pawn who : seat.characters) {
        if (isFirst) {
            lines.word(keyOf(who));
        } else {
            lines.append("+");
            lines.append(keyOf(who));
        }
        isFirst = false;
    }
    if (seat.isBot) lines.append("(bot)");
}

/// The seat by its first character, or by its number where that does not say which.
void beginSeat(const Table& table, SeatIndex index, Lines& lines)
{
    if (const auto speaker = speakerOf(table, index)) {
        lines.word(keyOf(*speaker));
    } else {
        lines.word("seat");
        lines.number(index + 1);
    }
}

void writeCard(Card card, int count, Pawn owner, Lines& lines)
{
    if (count != 1) lines.number(count);
    // The owner goes without saying, except for bullets, where nobody does.
    const bool isOwn = card.kind != CardKind::Bullet && card.owner == owner && card.number == 0;
    if (!isOwn) {
        lines.word(textOf(card));
    } else {
        lines.word(card.kind == CardKind::Unknown ? std::string_view("?") : keyOf(card.kind));
    }
}

void writeCards(std::string_view head, const Cards& cards, Pawn owner, Lines& lines)
{
    lines.word(head);
    for (const CardCount& c : cards) writeCard(c.card, c.count, owner, lines);
    if (cards.empty()) lines.word("none");
}

/// One seat's clauses in one line.
class SeatLine {
public:
    SeatLine(const Table& table, SeatIndex index, Lines& lines)
        : m_table(table), m_index(index), m_lines(lines)
    {}

    void write()
    {
        const Seat& seat = m_table.seats[m_index];
        const Pawn owner = seat.characters.empty() ? Pawn::None : seat.characters.front();
        if (!seat.hand.empty()) {
            clause();
            writeCards("hand", seat.hand, owner, m_lines);
        }
        writeOrdered("top", seat.top, owner);
        writeOrdered("bottom", seat.bottom, owner);
        if (!seat.discard.empty()) {
            clause();
            writeCards("discard", seat.discard, owner, m_lines);
        }
        if (!(seat.pile == defaultPile(m_table, m_index))) {
            clause();
            writeCards("pile", seat.pile, owner, m_lines);
        }
        if (seat.hasDrawnThisTurn && !speakerOf(m_table, m_index)) {
            clause();
            m_lines.word("drew");
        }
        if (!m_lines.isAtStart()) m_lines.end();
    }

private:
    template <std::size_t N>
    void writeOrdered(std::string_view head, const FixedVector<Card, N>& cards, Pawn owner)
    {
        if (cards.empty()) return;
        clause();
        m_lines.word(head);
        for (const Card card : cards) writeCard(card, 1, owner, m_lines);
    }
    void clause()
    {
        if (m_lines.isAtStart()) {
            beginSeat(m_table, m_index, m_lines);
        } else {
            m_lines.sign(';');
        }
    }

    const Table& m_table;
    SeatIndex m_index;
    Lines& m_lines;
};

} // namespace

void writeSeats(const Table& table, Lines& lines)
{
    lines.word("seats");
    for (const Seat& seat : table.seats) writeSeat(seat, lines);
    if (table.seats.empty()) lines.word("none");
    lines.end();
    if (table.firstPlayer == 0) return;
    lines.word("first");
    if (table.firstPlayer < table.seats.size()) {
        beginSeat(table, table.firstPlayer, lines);
    } else {
        lines.word("seat");
        lines.number(table.firstPlayer + 1);
    }
    lines.end();
}

void writeCardsOfSeats(const Table& table, Lines& lines)
{
    for (SeatIndex i = 0; i < table.seats.size(); ++i) SeatLine(table, i, lines).write();
}

} // namespace caboose::notation
