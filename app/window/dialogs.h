// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace caboose::items {
class OptionsModel;
} // namespace caboose::items

namespace caboose::views {
class CommandPalette;
class KeyOverlay;
class MessageLine;
class PreferencesDialog;
class ShortcutsDialog;
} // namespace caboose::views

namespace caboose::app {

class Actions;
class AppliedPreferences;
class Settings;

/// What opens over the window: palette, keys on the screen, preferences, shortcuts, about. None of
/// it blocks. Each is made when it is first wanted; the window owns them.
class Dialogs : public QObject {
    Q_OBJECT
public:
    /// All of them outlive it. `options`: those of the open question, which have keys, too.
    Dialogs(QMainWindow& window, Actions& actions, Settings& settings,
            AppliedPreferences& preferences, const items::OptionsModel& options,
            views::MessageLine& messages);

    void openPalette();
    void openPreferences();
    void openShortcuts();
    void openAbout();
    void showKeys();

private:
    void makePreferences();
    void makeShortcuts();
    void importShortcuts();
    void exportShortcuts();

    QMainWindow& m_window;
    Actions& m_actions;
    Settings& m_settings;
    AppliedPreferences& m_preferences;
    const items::OptionsModel& m_options;
    views::MessageLine& m_messages;
    views::CommandPalette* m_palette = nullptr;
    views::KeyOverlay* m_keys = nullptr;
    views::PreferencesDialog* m_preferencesDialog = nullptr;
    views::ShortcutsDialog* m_shortcutsDialog = nullptr;
};

} // namespace caboose::app
