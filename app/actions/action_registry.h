// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"
#include "views/items/program/shortcuts_model.h"

#include <QKeySequence>
#include <QObject>

#include <unordered_map>

class QAction;

namespace caboose::app {

QString nameOf(Category category);
QString nameOf(const ActionSpec& spec);
QString tipOf(const ActionSpec& spec);
items::Shortcuts defaultShortcuts(const ActionSpec& spec);

/// Every action of the program, once. Menus, tool bar, command palette, shortcuts editor and the
/// keys on the screen are built from here and from nowhere else.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent = nullptr);

    /// Ids are given once.
    void add(const Action& row);
    /// `subject` outlives them.
    template <typename Subject>
    void add(const ActionTable<Subject>& rows, Subject& subject)
    {
        for (const ActionRow<Subject>& row : rows) add(withSubject(row, subject));
    }
    void remove(const QString& id);

    /// Asks each row whether it can be done now, and whether it is on. After every action by
    /// itself; for everybody who changes what rows ask about.
    void refresh();

    QAction* find(const QString& id) const; ///< null: there is none
    QList<QAction*> all() const { return m_order; }
    QList<QAction*> of(Category category) const;
    const Action& rowOf(const QAction* action) const;
    const ActionSpec& specOf(const QAction* action) const { return rowOf(action).spec; }

    items::ShortcutMap defaults() const;
    items::ShortcutMap shortcuts() const;
    /// Only those that differ from the defaults.
    items::ShortcutMap changedShortcuts() const;
    /// Applies to present actions and to those added later.
    void setChangedShortcuts(const items::ShortcutMap& changed);

    void retranslate();

Q_SIGNALS:
    void used(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(QAction* action) const;
    void applyShortcuts(QAction* action) const;

    QList<QAction*> m_order;
    std::unordered_map<QString, Action> m_rows;
    items::ShortcutMap m_changed;
    bool m_isByKeys = false; ///< the action that is being triggered
};

} // namespace caboose::app
