// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/layout_store.h"

#include <QObject>

#include <functional>

namespace caboose::views {
class MessageLine;
} // namespace caboose::views

namespace caboose::app {

class Actions;
class Docks;
class Settings;

/// Everything one can do with layouts: switch, save, rename, delete, reset, lock, take to another
/// machine. How the panels were left is kept for each layout apart from the layout itself.
class LayoutSwitcher : public QObject {
    Q_OBJECT
public:
    LayoutSwitcher(Docks& docks, Actions& actions, Settings& settings, views::MessageLine& messages,
                   QObject* parent = nullptr);

    /// Adds the actions of category Layout; call it once.
    void addActions();

    enum class Start {
        AsLeft,  ///< the panels where they were
        AsSaved, ///< where the layout has them
        BuiltIn, ///< no file that somebody made is looked at, and none is remembered
    };
    /// First arrangement: the layout that was used last, or `wanted`.
    void start(const QString& wanted, Start how);

    void switchTo(const QString& id);
    void saveCurrent();
    void reset();
    void bringBack();
    /// Whoever goes on playing is content with the panels as they are.
    void forgetReset();
    [[nodiscard]] bool anyFloating() const;
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const;
    const QString& current() const { return m_current; }
    [[nodiscard]] bool isOwnCurrent() const { return m_store.isOwn(m_current); }
    const LayoutStore& store() const { return m_store; }

    // What needs a name or a file asks for it.
    void askNewName();
    void askName();
    void askExport();
    void askImport();

    // Each says what came of it in a message, too. False, or an empty id: nothing has changed.

    QString saveAs(const QString& typed);
    bool rename(const QString& typed);
    void remove();
    bool exportTo(const QString& path);
    bool importFrom(const QString& path);

    /// Remembers how the panels are left.
    void keep();

Q_SIGNALS:
    void currentChanged();
    /// The panels have just been put where a layout has them.
    void arranged();
    /// The list of layouts is another one now.
    void listChanged();

private:
    void addOwnAction(const QString& id);
    void arrange(bool asLeft);
    Layout fallback() const;
    void setCurrent(const QString& id);
    void remember();
    void forgetOwn(const QString& id);
    void refuse(LayoutFault fault);
    void sayUnusable(LayoutFault fault, const QString& aside);
    void sayNotWritten();

    Docks& m_docks;
    Actions& m_actions;
    Settings& m_settings;
    views::MessageLine& m_messages;
    LayoutStore m_store;
    QString m_current;
    bool m_isAsLeft = false; ///< not as the layout has it
};

} // namespace caboose::app
