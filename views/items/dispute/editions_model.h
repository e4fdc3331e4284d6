// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/dispute/disputed_action.h"
#include "views/items/game/answer_hint.h"
#include "views/items/game/rows_model.h"

namespace caboose::items {

/// What one edition says of a dispute.
struct EditionRow {
    int id = 0;
    QString edition;
    AnswerHint::Kind kind = AnswerHint::Kind::None;
    QString verdict; ///< "Allowed"; without a verdict what happens or is asked
    QString why;
    QString rule;         ///< with its title
    QString ruling;       ///< empty: the text alone
    QString happens = {}; ///< of a decision: what comes of it
    bool differs = false; ///< from what holds at this table
    bool isVariant = false;

    bool operator==(const EditionRow&) const = default;
};

/// The same dispute under this table's rules and under each edition, side by side.
///
/// The first row is this table's, and the measure for `differs`. Asked for each edition anew, so it
/// is shown only when something has changed.
class EditionsModel : public RowsModel<EditionRow> {
    Q_OBJECT
public:
    enum Role {
        HintRole = Qt::UserRole,
        VerdictRole,
        WhyRole,
        RuleRole,
        RulingRole,
        DiffersRole,
        HappensRole
    };
    using RowsModel::RowsModel;

    /// Variants of the editions (expert, pairs, ...) only if they are wanted.
    void show(const rules::Position& position, const DisputedAction& disputedAction, bool variants);
    void showNothing() { setRows({}); }
    /// How many editions say something else than this table's rules.
    int differing() const;

    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const EditionRow& row, int role) const override;
};

/// One row, for the rules that are in force in this position.
EditionRow editionRow(const rules::Position& position, const DisputedAction& disputedAction);
/// "Allowed", "Refused", "It depends".
QString spoken(rules::Ruled ruled);

} // namespace caboose::items
