// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What each action of the program does.

#include "app/actions/ask.h"
#include "app/docking/layout_names.h"
#include "app/version.h"
#include "app/window/action_list.h"
#include "app/window/libraries.h"
#include "app/window/program.h"
#include "views/widgets/message_line.h"
#include "views/windows/about/about_dialog.h"
#include "views/windows/command_palette/command_palette.h"
#include "views/windows/preferences/preferences_dialog.h"
#include "views/windows/shortcuts/shortcuts_dialog.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::app {

void Program::addActions()
{
    QHash<QString, Handler> deeds = layoutHandlers();
    deeds.insert(viewHandlers());
    deeds.insert(otherHandlers());
    for (const ActionSpec& spec : programActions()) {
        Q_ASSERT(deeds.contains(spec.id));
        m_actions.add(spec, deeds.value(spec.id));
    }
    m_document->addActions(m_actions);
    m_rulebook->addActions(m_actions);
    addPanelActions();
    addLanguageActions();
}

void Program::addPanelActions()
{
    for (const PanelSpec& panel : m_panels.all()) {
        m_actions.add(panelAction(panel), [this, id = panel.id](bool) { togglePanel(id); });
    }
}

void Program::addLanguageActions()
{
    for (const Language& language : Languages::all()) {
        m_actions.add(languageAction(language.code, language.ownName),
                      [this, code = language.code](bool) { setLanguage(code); });
    }
}

QHash<QString, Program::Handler> Program::layoutHandlers()
{
    QHash<QString, Handler> deeds{
        {u"layout.save"_s, [this](bool) { m_layouts->saveCurrent(); }},
        {u"layout.save-as"_s, [this](bool) { askNewLayoutName(); }},
        {u"layout.rename"_s, [this](bool) { askLayoutName(); }},
        {u"layout.delete"_s, [this](bool) { m_layouts->remove(); }},
        {u"layout.reset"_s, [this](bool) { m_layouts->reset(); }},
        {u"layout.bring-back"_s, [this](bool) { m_docks->dockAll(); }},
        {u"layout.lock"_s,
         [this](bool locked) {
             m_docks->setLocked(locked);
             m_settings.setPanelsLocked(locked);
         }},
        {u"layout.export"_s,
         [this](bool) {
             askForFileToWrite(window(), tr("Export layout"), m_layouts->current() + u".json"_s,
                               [this](const QString& path) { m_layouts->exportTo(path); });
         }},
        {u"layout.import"_s,
         [this](bool) {
             askForFileToRead(window(), tr("Import layout"),
                              [this](const QString& path) { m_layouts->importFrom(path); });
         }},
    };
    for (const LayoutName& layout : builtInLayouts()) {
        deeds.insert(layoutActionId(layout.id),
                     [this, id = layout.id](bool) { m_layouts->switchTo(id); });
    }
    return deeds;
}

QHash<QString, Program::Handler> Program::viewHandlers()
{
    const auto theme = [this](views::Theme wanted) -> Handler {
        return [this, wanted](bool) { setTheme(wanted); };
    };
    return {
        {u"view.centre"_s,
         [this](bool only) {
             m_docks->showOnlyCentre(only);
             refreshChecks();
         }},
        {u"view.full-screen"_s, [this](bool full) { setFullScreen(full); }},
        {u"view.theme.system"_s, theme(views::Theme::System)},
        {u"view.theme.light"_s, theme(views::Theme::Light)},
        {u"view.theme.dark"_s, theme(views::Theme::Dark)},
        {u"view.theme.toggle"_s,
         [this](bool) { setTheme(m_themes.isDark() ? views::Theme::Light : views::Theme::Dark); }},
        {u"view.text-larger"_s,
         [this](bool) { setTextPercent(m_preferences.textPercent + views::textStep); }},
        {u"view.text-smaller"_s,
         [this](bool) { setTextPercent(m_preferences.textPercent - views::textStep); }},
        {u"view.text-normal"_s, [this](bool) { setTextPercent(100); }},
    };
}

QHash<QString, Program::Handler> Program::otherHandlers()
{
    return {
        {u"language.system"_s, [this](bool) { setLanguage({}); }},
        {u"settings.palette"_s, [this](bool) { openPalette(); }},
        {u"settings.shortcuts"_s, [this](bool) { openShortcuts(); }},
        {u"settings.preferences"_s, [this](bool) { openPreferences(); }},
        {u"message.act"_s, [this](bool) { messages().act(); }},
        {u"message.dismiss"_s, [this](bool) { messages().dismiss(); }},
        {u"program.quit"_s, [this](bool) { window()->close(); }},
        {u"help.keys"_s, [this](bool) { showKeys(); }},
        {u"help.about"_s, [this](bool) { openAbout(); }},
    };
}

void Program::setTheme(views::Theme theme)
{
    views::Preferences wanted = m_preferences;
    wanted.theme = theme;
    setPreferences(wanted);
    refreshChecks();
}

void Program::setTextPercent(int percent)
{
    views::Preferences wanted = m_preferences;
    wanted.textPercent = std::clamp(percent, views::smallestText, views::largestText);
    setPreferences(wanted);
}

void Program::setLanguage(const QString& code)
{
    views::Preferences wanted = m_preferences;
    wanted.language = code;
    setPreferences(wanted);
    refreshChecks();
}

void Program::setFullScreen(bool full)
{
    const Qt::WindowStates states = window()->windowState();
    window()->setWindowState(full ? states | Qt::WindowFullScreen : states & ~Qt::WindowFullScreen);
}

void Program::askNewLayoutName()
{
    askForText(window(), tr("Save layout"), tr("Name of the layout:"), QString(),
               [this](const QString& name) { m_layouts->saveAs(name); });
}

void Program::askLayoutName()
{
    askForText(window(), tr("Rename layout"), tr("Name of the layout:"),
               m_layouts->store().nameOf(m_layouts->current()),
               [this](const QString& name) { m_layouts->rename(name); });
}

void Program::openPalette()
{
    if (!m_palette) {
        m_palette = new views::CommandPalette(window());
        connect(m_palette, &views::CommandPalette::chosen, this,
                [this](const QString& id) { m_actions.find(id)->trigger(); });
    }
    QList<QAction*> others = m_actions.all();
    others.removeOne(m_actions.find(u"settings.palette"_s));
    m_palette->ask(others, m_settings.recentActions());
}

void Program::openPreferences()
{
    if (!m_preferencesDialog) {
        QList<views::LanguageChoice> languages;
        for (const Language& language : Languages::all()) {
            languages.append({language.code, language.ownName});
        }
        m_preferencesDialog = new views::PreferencesDialog(languages, window());
        connect(m_preferencesDialog, &views::PreferencesDialog::changed, this,
                &Program::setPreferences);
        connect(m_preferencesDialog, &views::PreferencesDialog::shortcutsWanted, this,
                &Program::openShortcuts);
    }
    m_preferencesDialog->setPreferences(m_preferences);
    m_preferencesDialog->show();
    m_preferencesDialog->raise();
    m_preferencesDialog->activateWindow();
}

void Program::openShortcuts()
{
    if (!m_shortcutsDialog) {
        m_shortcutsDialog = new views::ShortcutsDialog(window());
        connect(m_shortcutsDialog, &views::ShortcutsDialog::saved, this,
                [this](const items::ShortcutMap& shortcuts) {
                    m_actions.setChangedShortcuts(shortcuts);
                    m_settings.setShortcuts(m_actions.changedShortcuts());
                });
        connect(m_shortcutsDialog, &views::ShortcutsDialog::importWanted, this,
                &Program::importShortcuts);
        connect(m_shortcutsDialog, &views::ShortcutsDialog::exportWanted, this,
                &Program::exportShortcuts);
    }
    m_shortcutsDialog->setActions(m_actions.all(), m_actions.defaults());
    m_shortcutsDialog->show();
    m_shortcutsDialog->raise();
    m_shortcutsDialog->activateWindow();
}

void Program::importShortcuts()
{
    askForFileToRead(m_shortcutsDialog, tr("Import shortcuts"), [this](const QString& path) {
        const auto read = readShortcuts(path);
        if (read && m_shortcutsDialog) {
            m_shortcutsDialog->model().setDraft(*read);
            return;
        }
        messages().post({.kind = views::Message::Kind::Warning,
                         .text = [path] { return tr("%1 does not hold shortcuts.").arg(path); }});
    });
}

void Program::exportShortcuts()
{
    askForFileToWrite(
        m_shortcutsDialog, tr("Export shortcuts"), u"caboose-shortcuts.json"_s,
        [this](const QString& path) {
            if (m_shortcutsDialog && writeShortcuts(path, m_shortcutsDialog->model().draft())) {
                return;
            }
            messages().post({.kind = views::Message::Kind::Warning, .text = [path] {
                                 return tr("The shortcuts could not be written to %1").arg(path);
                             }});
        });
}

void Program::askGameFile()
{
    askForFileToRead(window(), tr("Open game"),
                     [this](const QString& path) { m_document->openFile(path); });
}

void Program::openAbout()
{
    auto* about = new views::AboutDialog(QString::fromLatin1(version), libraries(), window());
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

} // namespace caboose::app
