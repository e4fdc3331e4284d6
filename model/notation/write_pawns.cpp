// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"
#include "model/rules/core/sheet_fields.h"

namespace caboose::notation {

using namespace rules;

namespace {

/// One pawn's clauses in one line.
class PawnLine {
public:
    PawnLine(const Table& table, Pawn pawn, Lines& lines)
        : m_table(table), m_pawn(pawn), m_lines(lines)
    {}

    void write()
    {
        writePlace();
        if (m_pawn == Pawn::Shotgun && m_table.shotgunReleased) clause("released");
        if (isCharacter(m_pawn)) writeSheet(m_table.sheet(m_pawn));
        if (!m_table.loot.at(m_pawn).empty()) {
            clause("has");
            writeTokens(m_table, m_pawn, m_lines);
        }
        if (!m_lines.isAtStart()) m_lines.end();
    }

private:
    void clause(std::string_view word)
    {
        if (m_lines.isAtStart()) {
            m_lines.word(keyOf(m_pawn));
        } else {
            m_lines.sign(';');
        }
        m_lines.word(word);
    }
    void writePlace()
    {
        const Location place = m_table.where(m_pawn);
        if (place == defaultPlace(m_table, m_pawn)) return;
        if (isOnTable(place)) {
            clause(isRoof(place) ? "on" : "in");
            m_lines.word(keyOf(place));
        } else {
            clause(keyOf(place));
        }
    }

    void writeSheet(const Sheet& sheet)
    {
        std::string_view list;
        for (const SheetFieldRow& row : sheet_fields::rows) {
            if (row.byGiver != nullptr) {
                writeGivers(row.clause, sheet.*row.byGiver);
            } else if (row.get(sheet) != usualValue(m_table, m_pawn, row.field)) {
                writeField(row, row.get(sheet), list);
            }
        }
        const auto seat = seatWith(m_table, m_pawn);
        const bool speaks = seat && speakerOf(m_table, *seat) == m_pawn;
        if (speaks && m_table.seats[*seat].hasDrawnThisTurn) clause("drew");
    }

    /// `list` is the word of the list that is being written.
    void writeField(const SheetFieldRow& row, int value, std::string_view& list)
    {
        switch (row.value) {
        case SheetValue::Flag: return writeFlag(row.clause, value != 0);
        case SheetValue::Listed: return writeListed(row.clause, list);
        case SheetValue::Number:
        case SheetValue::Money: clause(row.clause); return m_lines.number(value);
        case SheetValue::Bullets:
            clause(std::to_string(value));
            return m_lines.word(value == 1 ? "bullet" : "bullets");
        case SheetValue::Hostage: return named(row, keyOf(static_cast<Hostage>(value)));
        case SheetValue::Sidekick: return named(row, keyOf(pawnAt(value)));
        case SheetValue::Power: return named(row, keyOf(static_cast<SilkPower>(value)));
        case SheetValue::Role: return clause(wordFor(static_cast<Role>(value)));
        case SheetValue::Brawlers: return writeBrawlers(row.clause, static_cast<unsigned>(value));
        case SheetValue::ByGiver: return;
        }
    }

    void writeFlag(std::string_view word, bool isThere)
    {
        if (isThere) return clause(word);
        clause("not");
        m_lines.word(word);
    }

    void writeBrawlers(std::string_view head, unsigned brawlers)
    {
        clause(head);
        if (brawlers == 0) m_lines.word("none");
        for (std::size_t card = 0; card < brawlerKeys.size(); ++card) {
            if ((brawlers >> card & 1U) != 0U) m_lines.word(brawlerKeys[card]);
        }
    }

    void named(const SheetFieldRow& row, std::string_view name)
    {
        clause(row.clause);
        m_lines.word(name);
    }

    static std::string_view wordFor(Role role)
    {
        switch (role) {
        case Role::Absent: return "absent";
        case Role::Player: return "player";
        case Role::Bot: return "bot";
        }
        return {};
    }

    void writeListed(std::string_view both, std::string_view& list)
    {
        const std::size_t blank = both.find(' ');
        const std::string_view head = both.substr(0, blank);
        if (list != head) clause(head);
        list = head;
        m_lines.word(both.substr(blank + 1));
    }

    void writeGivers(std::string_view word, const BulletsByGiver& bullets)
    {
        bool isFirst = true;
        for (int giver = 0; giver <= characterCount; ++giver) {
            const int count = bullets[static_cast<std::size_t>(giver)];
            if (count == 0) continue;
            if (isFirst) {
                clause(word);
            } else {
                m_lines.sign(',');
            }
            isFirst = false;
            m_lines.word(giver == characterCount ? std::string_view("neutral")
                                                 : keyOf(pawnAt(giver)));
            if (count != 1) m_lines.number(count);
        }
    }

    const Table& m_table;
    Pawn m_pawn;
    Lines& m_lines;
};

} // namespace

void writePawns(const Table& table, Lines& lines)
{
    for (int i = 0; i < pawnCount; ++i) PawnLine(table, pawnAt(i), lines).write();
}

} // namespace caboose::notation
