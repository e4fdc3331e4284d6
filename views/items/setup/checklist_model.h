// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/setup/new_game_model.h"

#include <QSet>

namespace caboose::items {

/// Something to take out of the box and to put somewhere; or the heading over several.
struct ChecklistRow {
    int id = 0;
    bool isHeading = false;
    QString text;
    QString detail;
    QString art;
    QString letter;
    bool done = false;

    bool operator==(const ChecklistRow&) const = default;
};

/// What exactly is to be put on the table before a game begins, to tick off. While the set-up is
/// impossible, it is empty. What is ticked off stays so while the plan changes around it.
class ChecklistModel : public RowsModel<ChecklistRow> {
    Q_OBJECT
public:
    enum Role { HeadingRole = Qt::UserRole, DetailRole, ArtRole };
    /// `plan` outlives the model.
    explicit ChecklistModel(NewGameModel& plan, QObject* parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    /// What is not ticked off, headings not counted.
    int toDo() const;
    /// As a page to print, with boxes to tick.
    QString html() const;

Q_SIGNALS:
    void checklistChanged();

protected:
    QVariant value(const ChecklistRow& row, int role) const override;

private:
    void fill();

    NewGameModel& m_plan;
    QSet<QString> m_done; ///< texts that are ticked
};

} // namespace caboose::items
