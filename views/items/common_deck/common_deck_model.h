// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// A card of the common deck: what it is, whose, and where Stealin' is with it.
struct DeckRow {
    enum class State {
        Resolved,
        Current,
        Next,
        Waiting,
        Last ///< during Schemin': the card on top
    };
    int id = 0;   ///< its place in the deck, from 1 on
    int turn = 0; ///< of the round, from 1 on
    QString turnName;
    QString turnArt;
    QString who;
    QString whoArt;
    QString letter;
    QString card;
    QString cardArt;
    QString rule;
    bool faceDown = false; ///< nobody has turned it up; then what it is may be unknown
    State state = State::Waiting;

    bool operator==(const DeckRow&) const = default;
};

/// The common deck as far as the table may know it: during Schemin' the card on top, during
/// Stealin' those that have been turned over, and how many there are; unless the referee looks.
class CommonDeckModel : public RowsModel<DeckRow> {
    Q_OBJECT
public:
    enum Role { NumberRole = Qt::UserRole, TurnRole, WhoRole, FaceDownRole, StateRole, RuleRole };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);

    /// How many cards lie on it, shown or not.
    int count() const { return m_count; }
    /// Cards that lie there and are not shown.
    int hidden() const { return m_count - rowCount(); }
    /// The row of the card that is being resolved; -1: none.
    int current() const;
    /// "12 cards; the last one: Doc, Fire"
    QString sentence() const override { return m_sentence; }
    /// The card that is being resolved, else the last one.
    int rowNow() const override;

    /// What a card of the deck could be instead, should it have been entered wrongly; none for a
    /// card that is over.
    struct Instead {
        rules::CardKind kind = rules::CardKind::Unknown;
        QString name;
        QString art;
    };
    std::vector<Instead> insteadOf(int row) const;
    // What a panel does: each asks for an adjustment (adjustWanted), which the program makes or
    // refuses. A card that is over asks for nothing.

    /// It is that card in truth.
    void correct(int row, rules::CardKind kind);
    /// It lies the other way round.
    void turnOver(int row);
    /// It was never played.
    void takeAway(int row);
    /// Somebody wants to correct the card that was entered last, or that is being resolved.
    void askForCorrection();

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// A panel opens its editor there.
    void correctionWanted(int row);
    /// Made by whoever has the table, which then shows it again.
    void adjustWanted(const std::vector<caboose::game::Adjustment>& adjustments);

protected:
    QVariant value(const DeckRow& row, int role) const override;

private:
    [[nodiscard]] bool mayCorrect(int row) const;
    game::Adjustment adjustmentOf(game::AdjustmentKind what, int row) const;

    rules::Table m_table;
    int m_count = 0;
    QString m_sentence;
};

/// As it is printed in tests and told by the role: "current".
QString nameOf(DeckRow::State state);

} // namespace caboose::items
