// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs.h"

#include "app/actions/action_registry.h"
#include "app/actions/ask.h"
#include "app/system/settings.h"
#include "app/version.h"
#include "app/window/applied_preferences.h"
#include "app/window/keys_on_screen.h"
#include "app/window/libraries.h"
#include "views/widgets/key_overlay.h"
#include "views/widgets/message_line.h"
#include "views/windows/about/about_dialog.h"
#include "views/windows/command_palette/command_palette.h"
#include "views/windows/preferences/preferences_dialog.h"
#include "views/windows/shortcuts/shortcuts_dialog.h"

#include <QAction>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

void bringToFront(QWidget& dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

Dialogs::Dialogs(QMainWindow& window, Actions& actions, Settings& settings,
                 AppliedPreferences& preferences, const items::OptionsModel& options,
                 views::MessageLine& messages)
    : m_window(window), m_actions(actions), m_settings(settings), m_preferences(preferences),
      m_options(options), m_messages(messages)
{}

void Dialogs::openPalette()
{
    if (!m_palette) {
        m_palette = new views::CommandPalette(&m_window);
        connect(m_palette, &views::CommandPalette::chosen, this,
                [this](const QString& id) { m_actions.find(id)->trigger(); });
    }
    QList<QAction*> others = m_actions.all();
    others.removeOne(m_actions.find(u"settings.palette"_s));
    m_palette->ask(others, m_settings.recentActions());
}

void Dialogs::openPreferences()
{
    if (!m_preferencesDialog) makePreferences();
    m_preferencesDialog->setPreferences(m_preferences.current());
    bringToFront(*m_preferencesDialog);
}

void Dialogs::makePreferences()
{
    QList<views::LanguageChoice> languages;
    for (const Language& language : Languages::all()) {
        languages.append({language.code, language.ownName});
    }
    m_preferencesDialog = new views::PreferencesDialog(languages, &m_window);
    connect(m_preferencesDialog, &views::PreferencesDialog::changed, &m_preferences,
            &AppliedPreferences::set);
    connect(m_preferencesDialog, &views::PreferencesDialog::shortcutsWanted, this,
            &Dialogs::openShortcuts);
}

void Dialogs::openShortcuts()
{
    if (!m_shortcutsDialog) makeShortcuts();
    m_shortcutsDialog->setActions(m_actions.all(), m_actions.defaults());
    bringToFront(*m_shortcutsDialog);
}

void Dialogs::makeShortcuts()
{
    m_shortcutsDialog = new views::ShortcutsDialog(&m_window);
    connect(m_shortcutsDialog, &views::ShortcutsDialog::saved, this,
            [this](const items::ShortcutMap& shortcuts) {
                m_actions.setChangedShortcuts(shortcuts);
                m_settings.setShortcuts(m_actions.changedShortcuts());
            });
    connect(m_shortcutsDialog, &views::ShortcutsDialog::importWanted, this,
            &Dialogs::importShortcuts);
    connect(m_shortcutsDialog, &views::ShortcutsDialog::exportWanted, this,
            &Dialogs::exportShortcuts);
}

void Dialogs::importShortcuts()
{
    askForFileToRead(m_shortcutsDialog, tr("Import shortcuts"), FileKind::Shortcuts, {},
                     [this](const QString& path) {
                         const auto read = readShortcuts(path);
                         if (read && m_shortcutsDialog) {
                             m_shortcutsDialog->model().setDraft(*read);
                             return;
                         }
                         m_messages.post({.kind = views::Message::Kind::Warning, .text = [path] {
                                              return tr("%1 does not hold shortcuts.").arg(path);
                                          }});
                     });
}

void Dialogs::exportShortcuts()
{
    askForFileToWrite(
        m_shortcutsDialog, tr("Export shortcuts"), FileKind::Shortcuts, u"caboose-shortcuts.json"_s,
        [this](const QString& path) {
            if (m_shortcutsDialog && writeShortcuts(path, m_shortcutsDialog->model().draft())) {
                return;
            }
            m_messages.post({.kind = views::Message::Kind::Warning, .text = [path] {
                                 return tr("The shortcuts could not be written to %1").arg(path);
                             }});
        });
}

void Dialogs::openAbout()
{
    auto* about = new views::AboutDialog(QString::fromLatin1(version), libraries(), &m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

void Dialogs::showKeys()
{
    if (!m_keys) m_keys = new views::KeyOverlay(&m_window);
    m_keys->show(keysOnScreen(m_actions, m_options));
}

} // namespace caboose::app
