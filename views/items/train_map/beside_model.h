// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// What is within reach beside the express.
struct BesideRow {
    enum class Kind { Hostage, Horses };
    int id = 0;
    Kind kind = Kind::Hostage;
    QString art;
    QString name;   ///< "Hostage: Banker", "3 horses beside the saloon"
    int count = 1;  ///< of horses
    int car = 0;    ///< of horses: as in PlacesModel
    int place = -1; ///< of horses: the interior beside which they are; -1: none
    AnswerHint hint;

    bool operator==(const BesideRow&) const = default;
};

/// 9.3, 15.1 The horses beside the cars, from front to back, and the hostages on display. What the
/// open question says of a hostage is its hint; whoever clicks it answers through
/// OptionsModel::choose(hint.option).
class BesideModel : public RowsModel<BesideRow> {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, CountRole, HintRole, KeysRole, WhyRole };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const BesideRow& row, int role) const override;
};

} // namespace caboose::items
