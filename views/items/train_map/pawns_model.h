// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

struct PawnRow {
    int id = 0;
    QString art;       ///< a key of resources/art
    QString letter;    ///< on the pawn; empty: the picture says it all
    QString name;      ///< with that of the player, where it is known
    int place = 0;     ///< the id of a place; one that the trains do not have: off the trains
    QString placeName; ///< of the place, to be read out
    bool hasTurn = false;
    bool isFirst = false; ///< the first player of the round
    AnswerHint hint;

    bool operator==(const PawnRow&) const = default;
};

/// The pawns that stand on the trains, in an order that never changes. What the open question says
/// of a pawn is its hint; whoever clicks it answers through OptionsModel::choose(hint.option).
class PawnsModel : public RowsModel<PawnRow> {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole,
        PlaceRole,
        PlaceNameRole,
        TurnRole,
        FirstRole,
        HintRole,
        KeysRole,
        WhyRole
    };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const PawnRow& row, int role) const override;
};

} // namespace caboose::items
