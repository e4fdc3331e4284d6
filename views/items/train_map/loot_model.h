// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// Tokens of one kind in one place.
struct LootRow {
    int id = 0;    ///< place and kind; Adjusting names the tokens by it
    int place = 0; ///< as in PlacesModel
    QString art;
    QString name;
    QString placeName; ///< of the place, to be read out
    int count = 0;     ///< at least 1
    AnswerHint hint;

    bool operator==(const LootRow&) const = default;
};

/// The loot that lies on the trains, a row for each kind in each place; none for what lies on
/// sheets. What a token is worth is not told here.
class LootModel : public RowsModel<LootRow> {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole,
        PlaceRole,
        PlaceNameRole,
        CountRole,
        HintRole,
        KeysRole,
        WhyRole
    };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const LootRow& row, int role) const override;
};

} // namespace caboose::items
