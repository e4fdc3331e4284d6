// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// One turn of Schemin', and whether it is past.
struct RoundTurn {
    QString name;
    QString art;
    bool isPast = false;
    bool isCurrent = false;

    bool operator==(const RoundTurn&) const = default;
};

struct RoundRow {
    enum class State { Past, Current, ToCome };
    int id = 0; ///< 1 to 5
    State state = State::ToCome;
    QString title; ///< "Round 2"
    QString event; ///< empty: the card has none
    QString eventArt;
    int hands = 0;          ///< "hand" icons
    QString gist;           ///< what the event does; may be empty
    QString rule;           ///< of the event, else of the turns
    bool isLeftOut = false; ///< this game is played without events
    bool isEventNow = false;
    /// Empty: the card is not turned up yet. "?" stands for what nobody has read off it.
    std::vector<RoundTurn> turns;

    bool operator==(const RoundRow&) const = default;
};

/// The five rounds: their cards as far as they are turned up, and where the game is. A card that is
/// still face down has no turns and no event here, whatever the program may know.
class RoundsModel : public RowsModel<RoundRow> {
    Q_OBJECT
public:
    enum Role { TurnsRole = Qt::UserRole, EventRole, StateRole, RuleRole };
    using RowsModel::RowsModel;

    void show(const ShownPosition& shownPosition);
    /// "Round 2, turn 3 of 5: Tunnel"; empty before the first round.
    QString sentence() const override { return m_sentence; }
    int rowNow() const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const RoundRow& row, int role) const override;

private:
    QString m_sentence;
};

} // namespace caboose::items
