// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

class QAction;

namespace caboose::items {

/// Every action of the program as a list. An action brings its stable id as its object name and
/// its category as the dynamic property "category"; both are kept by whoever owns the actions.
///
/// It follows them: what is enabled, checked or renamed is told at once, what is deleted leaves the
/// list.
class ActionsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, CategoryRole, ShortcutRole, EnabledRole };

    explicit ActionsModel(QObject* parent = nullptr);

    void setActions(const QList<QAction*>& actions);
    /// The row must be there.
    QAction* actionAt(int row) const { return m_actions.at(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void actionChanged(QAction* action);

    QList<QAction*> m_actions;
};

/// A name as it is read: without the mark of the mnemonic and without the dots at the end.
QString plainName(const QString& actionText);

} // namespace caboose::items
