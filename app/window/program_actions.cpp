// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program_actions.h"

#include "app/window/dialogs.h"
#include "views/widgets/message_line.h"

#include <QCoreApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

bool hasMessage(const ProgramSubject& program)
{
    return program.messages.waiting() > 0;
}

ActionTable<ProgramSubject> settings()
{
    return tableOf<ProgramSubject>({
        {.spec = {.id = u"settings.palette"_s,
                  .category = Category::Settings,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Find an action…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Find any action by its name and run it"),
                  .keys = {u"Ctrl+Shift+P"_s},
                  .icon = u"search"_s},
         .run = [](ProgramSubject& program) { program.dialogs.openPalette(); },
         .menu = {Menu::Program, 1},
         .button = {ToolBarPart::Program, true}},
        {.spec = {.id = u"settings.shortcuts"_s,
                  .category = Category::Settings,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Shortcuts…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Choose the keys of every action"),
                  .keys = {u"Ctrl+Alt+K"_s},
                  .icon = u"shortcuts"_s},
         .run = [](ProgramSubject& program) { program.dialogs.openShortcuts(); },
         .menu = {Menu::Settings, 1}},
        {.spec = {.id = u"settings.preferences"_s,
                  .category = Category::Settings,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Theme, language, text size and more"),
                  .keys = {u"Ctrl+,"_s},
                  .icon = u"preferences"_s},
         .run = [](ProgramSubject& program) { program.dialogs.openPreferences(); },
         .menu = {Menu::Settings, 1},
         .button = {ToolBarPart::Program}},
    });
}

ActionTable<ProgramSubject> messagesAndEnd()
{
    return tableOf<ProgramSubject>({
        {.spec = {.id = u"message.act"_s,
                  .category = Category::Program,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Answer the message"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Press the button of the message in the window"),
                  .keys = {u"Ctrl+Alt+Return"_s},
                  .icon = u"done"_s},
         .run = [](ProgramSubject& program) { program.messages.act(); },
         .enabled = hasMessage,
         .menu = {Menu::Program, 2}},
        {.spec = {.id = u"message.dismiss"_s,
                  .category = Category::Program,
                  .name = QT_TRANSLATE_NOOP("Actions", "Dis&miss the message"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Take the message in the window away"),
                  .keys = {u"Ctrl+Alt+Backspace"_s},
                  .icon = u"close"_s},
         .run = [](ProgramSubject& program) { program.messages.dismiss(); },
         .enabled = hasMessage,
         .menu = {Menu::Program, 2}},
        {.spec = {.id = u"program.quit"_s,
                  .category = Category::Program,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Quit"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Close Caboose; everything is kept"),
                  .keys = {u"Ctrl+Q"_s},
                  .icon = u"quit"_s},
         .run = [](ProgramSubject& program) { program.window.close(); },
         .menu = {Menu::Program, 3}},
    });
}

ActionTable<ProgramSubject> help()
{
    return tableOf<ProgramSubject>({
        {.spec = {.id = u"help.keys"_s,
                  .category = Category::Help,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Keys on the screen"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Show which key does what, until the next key"),
                  .keys = {u"Ctrl+F1"_s},
                  .icon = u"shortcuts"_s},
         .run = [](ProgramSubject& program) { program.dialogs.showKeys(); },
         .menu = {Menu::Help, 1}},
        {.spec = {.id = u"help.about"_s,
                  .category = Category::Help,
                  .name = QT_TRANSLATE_NOOP("Actions", "&About Caboose"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Version, licence and the libraries used"),
                  .icon = u"about"_s},
         .run = [](ProgramSubject& program) { program.dialogs.openAbout(); },
         .menu = {Menu::Help, 1}},
    });
}

} // namespace

ActionTable<ProgramSubject> programActions()
{
    return settings() + messagesAndEnd() + help();
}

} // namespace caboose::app
