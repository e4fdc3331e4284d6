// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/program/shortcuts_model.h"

#include <QKeySequence>
#include <QObject>
#include <QStringList>

#include <functional>
#include <map>

class QAction;

namespace caboose::app {

enum class Category { Program, Game, Rulebook, View, Layout, Panels, Language, Settings, Help };

/// What an action is, apart from what it does. Texts are English source texts in the translation
/// context that is named; "%1" in them is replaced by `argument`.
struct ActionSpec {
    QString id; ///< stable; shortcuts are stored under it
    Category category;
    const char* name;      ///< as in a menu, with "&" before the mnemonic
    const char* tip;       ///< a sentence that says what it does
    QStringList keys = {}; ///< default shortcuts, at most two, in portable spelling
    QString icon = {};
    bool checkable = false;
    QString argument = {};
    const char* context = "Actions";
};

QString nameOf(Category category);
QString nameOf(const ActionSpec& spec);
QString tipOf(const ActionSpec& spec);
items::Shortcuts defaultShortcuts(const ActionSpec& spec);

/// Every action of the program, once. Menus, tool bar, command palette and the shortcuts editor are
/// built from here and from nowhere else.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent = nullptr);

    /// `run` gets the state of a checkable action, otherwise false. Ids are given once.
    QAction* add(const ActionSpec& spec, std::function<void(bool)> run);
    void remove(const QString& id);

    QAction* find(const QString& id) const; ///< null: there is none
    QList<QAction*> all() const { return m_order; }
    QList<QAction*> of(Category category) const;
    const ActionSpec& specOf(const QAction* action) const;

    items::ShortcutMap defaults() const;
    items::ShortcutMap shortcuts() const;
    /// Only those that differ from the defaults.
    items::ShortcutMap changedShortcuts() const;
    /// Applies to present actions and to those added later.
    void setChangedShortcuts(const items::ShortcutMap& changed);

    void retranslate();

Q_SIGNALS:
    void listChanged();
    void used(const QString& id);

private:
    void fill(QAction* action) const;
    void applyShortcuts(QAction* action) const;

    QList<QAction*> m_order;
    std::map<QString, ActionSpec> m_specs;
    items::ShortcutMap m_changed;
};

} // namespace caboose::app
