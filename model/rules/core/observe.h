// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <optional>

namespace caboose::rules {

/// Who looks at the table.
class Viewer {
public:
    /// Somebody walking past: what lies face up.
    static Viewer anybody() { return {}; }
    /// A player in a seat: also the own hand, the own face-down cards, the own tokens.
    static Viewer seat(SeatIndex index) { return Viewer(index); }
    /// The referee, who has decided to look: everything that the program knows.
    static Viewer referee()
    {
        Viewer v;
        v.m_seesAll = true;
        return v;
    }

    [[nodiscard]] bool seesAll() const { return m_seesAll; }
    [[nodiscard]] bool isSeat(SeatIndex index) const { return m_seat == index; }

private:
    // Neither seat nor referee: anybody.
    Viewer() = default;
    explicit Viewer(SeatIndex index) : m_seat(index) {}

    std::optional<SeatIndex> m_seat;
    bool m_seesAll = false;
};

/// What the others see of a card that somebody holds: the back, also of a bullet, whose owner would
/// tell what it is.
Card backOf(const Table& table, SeatIndex holder);

/// Does a card of the common deck lie face up, or has it been turned over?
bool isTurnedUp(const Table& table, std::size_t place);

/// Cards of a physical deck that may be in the hand or the pile for all that the table knows: also
/// those that were entered face down, because what is missing would tell what lies there. If the
/// program keeps the decks, the pile.
Cards unseenCards(const Table& table, SeatIndex index);

/// Does everybody know the value of such a token, wherever it lies (loot-hidden-scope)?
bool isValueOpen(const Table& table, Loot loot);
/// Does somebody see what a token is when it lies here?
bool maySee(const Table& table, Holder where, const Loot& loot, Viewer viewer);
/// The side of a token that everybody sees.
Loot backOf(const Loot& loot);

/// Does the row of this field let somebody see it on this sheet?
bool maySee(const Table& table, Pawn who, SheetField field, Viewer viewer);

/// 14.1: the Marshal's goals as somebody sees them. The current ones that lie face down are known
/// to the Marshal's player and to whoever peeked at them, the upcoming ones to nobody.
Goals goalsSeen(const Table& table, const Goals& goals, Viewer viewer);

/// Do its options tell what only whoever is asked may see: a hand that the program has dealt, what
/// their purses are worth? The table is that on which it is asked.
bool isForOwnEyes(QuestionKind ask, Pawn who, const Table& table);
inline bool isForOwnEyes(const Question& question, const Table& table)
{
    return isForOwnEyes(question.ask(), question.who(), table);
}

/// Would it tell everybody something hidden that a question is not asked because it has but one
/// possible answer: a hand of nothing but bullets, tokens of the same value? Then it is asked.
bool tellsBySilence(const Question& question, const Table& table);

/// The table as somebody sees it: what they may not see is not in it. Hidden cards are unknown
/// cards of a known owner, hidden tokens have no value, decks are counts.
Table observe(const Table& table, Viewer viewer);

} // namespace caboose::rules
