// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"

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
    void clauseIf(bool condition, std::string_view word)
    {
        if (condition) clause(word);
    }
    void numberIf(int value, std::string_view word)
    {
        if (value == 0) return;
        clause(word);
        m_lines.number(value);
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
        writeRole(sheet);
        writeBullets(sheet);
        writeGivers("hit by", sheet.received);
        writeGivers("bullets-in-front", sheet.inFront);
        numberIf(sheet.hitsThisRound, "hits-this-round");
        numberIf(sheet.cash, "cash");
        if (sheet.unseenTotal != unknownValue) {
            clause("counted");
            m_lines.number(sheet.unseenTotal);
        }
        writeAllies(sheet);
        writeTokensOfSheet(sheet);
        writeVoided(sheet.voided);
        const auto seat = seatWith(m_table, m_pawn);
        const bool isSpeaker = seat && m_table.seats[*seat].characters.front() == m_pawn;
        if (isSpeaker) clauseIf(m_table.seats[*seat].hasDrawnThisTurn, "drew");
    }

    void writeRole(const Sheet& sheet)
    {
        if (sheet.role != defaultRole(m_table, m_pawn)) {
            clause(sheet.role == Role::Absent ? "absent"
                   : sheet.role == Role::Bot  ? "bot"
                                              : "player");
        }
        if (sheet.team != defaultTeam(m_table, m_pawn)) {
            clause("team");
            m_lines.number(sheet.team);
        }
    }

    void writeBullets(const Sheet& sheet)
    {
        if (sheet.bulletsLeft != defaultBullets(m_table, m_pawn)) {
            clause(std::to_string(sheet.bulletsLeft));
            m_lines.word(sheet.bulletsLeft == 1 ? "bullet" : "bullets");
        }
        numberIf(sheet.secondPile, "second-pile");
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

    void writeAllies(const Sheet& sheet)
    {
        if (sheet.hostage != Hostage::None) {
            clause("hostage");
            m_lines.word(keyOf(sheet.hostage));
        }
        if (sheet.prisoner != Pawn::None) {
            clause("prisoner");
            m_lines.word(keyOf(sheet.prisoner));
        }
        if (sheet.silkPower != SilkPower::None) {
            clause("power");
            m_lines.word(keyOf(sheet.silkPower));
        }
    }

    void writeTokensOfSheet(const Sheet& sheet)
    {
        clauseIf(sheet.wantedPoster, "poster");
        clauseIf(sheet.wasCaptured, "captured");
        clauseIf(sheet.hasRespect, "respect");
        clauseIf(sheet.isEjected, "ejected");
        clauseIf(sheet.isNextToEscape, "next-to-escape");
        clauseIf(sheet.hasBought, "bought");
        clauseIf(sheet.hasDiverted, "diverted");
        clauseIf(sheet.drawsTwoMore, "draws-two-more");
        numberIf(sheet.brawlers, "brawlers");
        numberIf(sheet.ejectionTokens, "ejection-tokens");
        numberIf(sheet.wantedTokens, "wanted-tokens");
        numberIf(sheet.ladder, "ladder");
    }

    void writeVoided(const VoidedCards& voided)
    {
        if (voided == VoidedCards{}) return;
        clause("voided");
        if (voided.move) m_lines.word("move");
        if (voided.floorChange) m_lines.word("floor-change");
        if (voided.punch) m_lines.word("punch");
        if (voided.fire) m_lines.word("fire");
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
