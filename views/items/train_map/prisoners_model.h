// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

namespace caboose::items {

/// A prisoner on display beside the prison car.
struct PrisonerRow {
    int id = 0; ///< of the bandit whose sidekick it is
    QString art;
    QString letter; ///< of that bandit
    QString name;   ///< "Prisoner: the sidekick of Doc"
    AnswerHint hint;

    bool operator==(const PrisonerRow&) const = default;
};

/// 15.2 The prisoners who may be freed, in an order that never changes. What the open question says
/// of one is its hint; whoever clicks it answers through OptionsModel::choose(hint.option).
class PrisonersModel : public RowsModel<PrisonerRow> {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, HintRole, KeysRole, WhyRole };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const PrisonerRow& row, int role) const override;
};

} // namespace caboose::items
