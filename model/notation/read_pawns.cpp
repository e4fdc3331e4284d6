// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// belle in saloon; 5 bullets; purse 250, 2 jewels; hit by tuco 2, neutral 1; hand move fire

#include "model/notation/defaults.h"
#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

constexpr std::array<std::string_view, 15> clauses{
    "in",       "on",  "unplaced", "hidden", "out", "nowhere", "escaped", "knocked-off",
    "departed", "has", "hand",     "pile",   "top", "discard", "drew"};

/// What is said of one pawn, clause by clause.
class PawnReader {
public:
    PawnReader(Line& line, Draft& draft, Pawn pawn)
        : m_line(line), m_draft(draft), m_pawn(pawn), m_said(draft.saidOf[slot(pawn)])
    {}

    void read()
    {
        do {
            if (!readClause()) return;
        } while (m_line.accept(";") && !m_line.atEnd());
    }

private:
    static std::size_t slot(Pawn pawn) { return static_cast<std::size_t>(pawn); }

    bool readClause()
    {
        const bool isRead =
            readPlace() || readRelease() || readTokens() ||
            (isCharacter(m_pawn) && (readSheetClause(m_line, m_draft, m_pawn) || readNot() ||
                                     readDrawing(true) || readCards()));
        if (!isRead) m_line.wrong(Expected::About);
        return isRead && !m_line.isWrong();
    }

    bool readPlace()
    {
        const std::string_view word = m_line.peek();
        const bool stands = word == "in" || word == "on";
        if (stands) m_line.take();
        const auto place = placeFrom(m_line.peek());
        const bool isBare = place && !isOnTable(*place);
        if (!stands && !isBare) return false;
        if (!place) {
            m_line.wrong(Expected::Place);
            return true;
        }
        if (m_draft.block.places[slot(m_pawn)]) {
            m_line.wrong({.problem = Problem::SaidTwice});
            return true;
        }
        m_draft.block.places.set(slot(m_pawn));
        m_line.take();
        m_draft.table.put(m_pawn, *place);
        m_said.place = true;
        return true;
    }

    bool readRelease()
    {
        const bool isShotgun = m_pawn == Pawn::Shotgun;
        if (isShotgun && m_line.accept("released")) return m_draft.table.shotgunReleased = true;
        if (!isShotgun || !m_line.accept("not")) return false;
        m_draft.table.shotgunReleased = false;
        m_line.expect("released");
        return true;
    }

    bool readTokens()
    {
        const bool isNamed = m_line.accept("has") || m_line.accept("holds");
        const std::string_view word = m_line.isNumberNext() ? m_line.peekSecond() : m_line.peek();
        const bool isLoot = singular(word, [](auto w) { return lootKindFrom(w); }).has_value();
        if (!isNamed && !isLoot) return false;
        readLoot(m_line, m_draft, m_pawn);
        return true;
    }

    bool readDrawing(bool value)
    {
        if (m_line.peek() != "drew") return false;
        if (const auto seat = ownSeat()) {
            m_line.take();
            m_draft.table.seats[*seat].hasDrawnThisTurn = value;
        }
        return true;
    }

    bool readNot()
    {
        if (!m_line.accept("not")) return false;
        const bool isRead = readNotOnSheet(m_line, m_draft, m_pawn) || readDrawing(false);
        if (!isRead) m_line.wrong(Expected::About);
        return true;
    }

    std::optional<SeatIndex> ownSeat()
    {
        const auto seat = seatWith(m_draft.table, m_pawn);
        if (!seat) {
            m_line.wrong({.problem = Problem::NotSeated,
                          .expected = Expected::CardOfSeat,
                          .argument = std::string(keyOf(m_pawn))});
        }
        return seat;
    }

    bool readCards()
    {
        if (!isCardsClause(m_line.peek())) return false;
        if (const auto seat = ownSeat()) readCardsOfSeat(m_line, m_draft, *seat, m_line.take());
        return true;
    }

    Line& m_line;
    Draft& m_draft;
    Pawn m_pawn;
    SaidOfPawn& m_said;
};

} // namespace

std::vector<std::string_view> pawnClauses()
{
    std::vector<std::string_view> words(clauses.begin(), clauses.end());
    words.insert(words.end(), {"not", "released"});
    const std::vector<std::string_view> onSheet = sheetClauses();
    words.insert(words.end(), onSheet.begin(), onSheet.end());
    return words;
}

void readPawn(Line& line, Draft& draft, Pawn pawn)
{
    PawnReader(line, draft, pawn).read();
}

} // namespace caboose::notation
