// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QKeySequence>
#include <QList>

class QAction;

namespace caboose::items {

/// Shortcuts of one action: the main one and, at most, a second.
using Shortcuts = QList<QKeySequence>;
/// By action id.
using ShortcutMap = QHash<QString, Shortcuts>;

/// The shortcuts of all actions while they are being edited. The model holds a draft; nothing
/// reaches an action until somebody takes `draft()` and applies it. Two actions that answer to the
/// same keys are a conflict: both are marked, and each row names the other.
class ShortcutsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, CategoryColumn, ShortcutColumn, SecondColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, ConflictRole, ChangedRole, SearchRole };

    explicit ShortcutsModel(QObject* parent = nullptr);

    /// The actions with their present shortcuts, and what the shortcuts are by default.
    void setActions(const QList<QAction*>& actions, const ShortcutMap& defaults);

    /// `which`: 0 the main one, 1 the second. Empty keys take it away. A conflict is allowed here.
    void setShortcut(int row, int which, const QKeySequence& keys);
    /// To what it is by default.
    void reset(int row);
    void resetAll();
    /// From a file, say: actions that it does not name stay as they are.
    void setDraft(const ShortcutMap& draft);

    const ShortcutMap& draft() const { return m_draft; }
    Shortcuts shortcutsAt(int row) const { return m_draft.value(idAt(row)); }
    QString idAt(int row) const;
    QString nameAt(int row) const;
    /// Names of the other actions that answer to the same keys.
    QStringList conflictsOf(int row) const;
    [[nodiscard]] bool hasConflicts() const;
    [[nodiscard]] bool isDefault(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void draftChanged();

private:
    void changed();
    QString cell(int row, int column) const;

    QList<QAction*> m_actions;
    ShortcutMap m_defaults;
    ShortcutMap m_draft;
};

} // namespace caboose::items
