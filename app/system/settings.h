// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/program/shortcuts_model.h"
#include "views/windows/preferences/preferences.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>

namespace caboose::app {

/// The folder of settings: what the command line says, else CABOOSE_SETTINGS_DIR, else the usual
/// place for configuration (on Linux $XDG_CONFIG_HOME/caboose).
QString settingsFolder(const QString& fromCommandLine = {});

/// What is remembered between runs, apart from layouts. Whatever the file holds, what comes out of
/// here is usable: a value that makes no sense is the default.
class Settings {
public:
    explicit Settings(const QString& folder);
    ~Settings();

    const QString& folder() const { return m_folder; }
    /// The file could not be understood; it was put aside under this name. Empty: all is well.
    const QString& putAside() const { return m_putAside; }
    /// A later version of the program wrote it: it is read as far as it can be, and not changed.
    bool isFromTheFuture() const { return m_isFromTheFuture; }

    /// False: nothing that is set will be there next time.
    [[nodiscard]] bool canBeKept() const;

    views::Preferences preferences() const;
    void setPreferences(const views::Preferences& preferences);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    QString currentLayout() const;
    void setCurrentLayout(const QString& id);
    [[nodiscard]] bool panelsLocked() const;
    void setPanelsLocked(bool locked);

    QStringList recentActions() const;
    /// Kept by keepUsed(), or in the end: many an answer is an action, and nobody waits for a file.
    void noteUsed(const QString& actionId);
    void keepUsed();

    /// The rules of this table, as items::RulingsModel spells them.
    QStringList rulings() const;
    void setRulings(const QStringList& strings);

    /// The last set-up, as items::NewGameModel spells it.
    QStringList setUp() const;
    void setSetUp(const QStringList& strings);

    /// Shortcuts that differ from the defaults.
    items::ShortcutMap shortcuts() const;
    void setShortcuts(const items::ShortcutMap& shortcuts);

private:
    void keep(const QString& key, const QVariant& value);

    QString m_folder;
    QString m_putAside;
    mutable QSettings m_file;
    QStringList m_used; ///< since keepUsed(), the last one first
    bool m_isFromTheFuture;
};

/// Shortcuts as a file to take along, and back. Reading gives nothing for another kind of file.
[[nodiscard]] bool writeShortcuts(const QString& path, const items::ShortcutMap& shortcuts);
[[nodiscard]] std::optional<items::ShortcutMap> readShortcuts(const QString& path);

} // namespace caboose::app
