// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 6.1 to 6.7: what a turn allows a seat to do with a card that is there to be played.
/// For one question: it refers to the table that it was made of. That a bullet is never played, it
/// leaves to the question.
class TurnLimits {
public:
    TurnLimits(const Table& table, const Seat& seat, Turn turn);

    /// `otherwise`: what is said of the card if the turn does not bar it; that one itself.
    [[nodiscard]] const Verdict& faceUp(Card card, const Verdict& otherwise) const;
    [[nodiscard]] Verdict faceDown(Card card, Verdict otherwise) const;
    /// 15.1.5, of a card that would be played face down.
    [[nodiscard]] Verdict unlessPhotographed(Card card, Verdict otherwise) const;
    /// 13.9
    [[nodiscard]] bool playsBullets() const { return m_playsBullets; }
    /// Whether any card can be played face down.
    [[nodiscard]] bool allowsFaceDown() const { return m_isDark || !m_hiding.isRefused(); }

private:
    /// Whose face the card shows, or who holds somebody else's: a bullet (13.9), a partner's
    /// (20.6.3).
    [[nodiscard]] Pawn whoPlays(Card card) const;
    [[nodiscard]] bool isPhotographed(Card card) const;
    [[nodiscard]] bool isPlayedOpenly(Card card) const
    {
        return m_isAnyPhotographed && isPhotographed(card);
    }

    const Table& m_table;
    const Seat& m_seat;
    bool m_isRefereed;
    Verdict m_isUnwritten; ///< unless it is refereed
    bool m_isJarring;
    bool m_isDark;
    bool m_playsBullets;
    bool m_isAnyPhotographed = false;
    Verdict m_hiding; ///< of a card outside the tunnel (13.6)
};

/// 6: are the rules of this kind of turn written? Where they are not, nothing that could be played
/// is refereed.
bool isRefereed(Turn turn);
Rule ruleOf(Turn turn);

/// 6.3: may such a card not be played in a jarring turn (jarring-covers)?
bool isBarredByJarring(const Table& table, CardKind kind);

/// 6.4, 13.13: is there anybody who plays twice in a row in such a turn?
constexpr bool mayBeDoubled(Turn turn)
{
    return turn == Turn::SpeedingUp || turn == Turn::Tunnel;
}
/// 6.4, 13.13: does the seat play twice in a row in this turn?
bool playsTwice(const Table& table, const Seat& seat, Turn turn);

} // namespace caboose::rules
