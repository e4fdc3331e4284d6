// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_list.h"

#include "app/docking/layout_names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QList<ActionSpec> viewActions()
{
    return {
        {.id = u"view.centre"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "Only the &centre"),
         .tip = QT_TRANSLATE_NOOP("Actions",
                                  "Hide every panel but the one in the centre, or bring them back"),
         .keys = {u"F9"_s},
         .icon = u"centre"_s,
         .checkable = true},
        {.id = u"view.full-screen"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "&Full screen"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Use the whole screen, or go back to a window"),
         .keys = {u"F11"_s},
         .icon = u"full-screen"_s,
         .checkable = true},
        {.id = u"view.theme.system"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "Theme of the &system"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Light or dark, whichever the system uses"),
         .icon = u"theme"_s,
         .checkable = true},
        {.id = u"view.theme.light"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "&Light theme"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Dark text on light paper"),
         .icon = u"theme"_s,
         .checkable = true},
        {.id = u"view.theme.dark"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "&Dark theme"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Light text on dark wood"),
         .icon = u"theme"_s,
         .checkable = true},
        {.id = u"view.theme.toggle"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "S&witch light and dark"),
         .tip = QT_TRANSLATE_NOOP("Actions", "From light to dark, or from dark to light"),
         .keys = {u"Ctrl+Shift+D"_s},
         .icon = u"theme"_s},
        {.id = u"view.text-larger"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "Te&xt larger"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Make all text larger"),
         .keys = {u"Ctrl++"_s, u"Ctrl+="_s},
         .icon = u"text-larger"_s},
        {.id = u"view.text-smaller"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "Text s&maller"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Make all text smaller"),
         .keys = {u"Ctrl+-"_s},
         .icon = u"text-smaller"_s},
        {.id = u"view.text-normal"_s,
         .category = Category::View,
         .name = QT_TRANSLATE_NOOP("Actions", "Text at &normal size"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Give all text its normal size"),
         .keys = {u"Ctrl+0"_s},
         .icon = u"text-normal"_s},
    };
}

QList<ActionSpec> layoutSwitches()
{
    QList<ActionSpec> specs;
    int number = 0;
    for (const LayoutName& layout : builtInLayouts()) {
        specs.append({.id = layoutActionId(layout.id),
                      .category = Category::Layout,
                      .name = layout.name,
                      .tip = layout.tip,
                      .keys = {u"Ctrl+%1"_s.arg(++number)},
                      .icon = layout.icon,
                      .checkable = true,
                      .context = "Layouts"});
    }
    return specs;
}

QList<ActionSpec> layoutHandlers()
{
    return {
        {.id = u"layout.save"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Save layout"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Keep the panels as they are now in your layout"),
         .icon = u"save"_s},
        {.id = u"layout.save-as"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "Save layout &as…"),
         .tip = QT_TRANSLATE_NOOP("Actions",
                                  "Keep the panels as they are now under a name of your own"),
         .keys = {u"Ctrl+Shift+S"_s},
         .icon = u"save"_s},
        {.id = u"layout.rename"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "Re&name layout…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Give your layout another name"),
         .icon = u"rename"_s},
        {.id = u"layout.delete"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Delete layout"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Delete your layout"),
         .icon = u"delete"_s},
        {.id = u"layout.reset"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Put every panel back where this layout has it"),
         .keys = {u"Ctrl+Shift+R"_s},
         .icon = u"reset"_s},
        {.id = u"layout.lock"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Lock panels"),
         .tip = QT_TRANSLATE_NOOP("Actions",
                                  "Keep panels from being moved, taken out or closed by mistake"),
         .keys = {u"Ctrl+Shift+L"_s},
         .icon = u"lock"_s,
         .checkable = true},
        {.id = u"layout.bring-back"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Bring floating panels back"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Put every panel that floats back into the window"),
         .keys = {u"Ctrl+Shift+B"_s},
         .icon = u"dock"_s},
        {.id = u"layout.export"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Export layout…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Write the panels as they are now to a file"),
         .icon = u"export"_s},
        {.id = u"layout.import"_s,
         .category = Category::Layout,
         .name = QT_TRANSLATE_NOOP("Actions", "&Import layout…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Read a layout from a file and add it to yours"),
         .icon = u"import"_s},
    };
}

QList<ActionSpec> remainingActions()
{
    return {
        {.id = u"language.system"_s,
         .category = Category::Language,
         .name = QT_TRANSLATE_NOOP("Actions", "Language of the &system"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Speak as the system does"),
         .icon = u"language"_s,
         .checkable = true},
        {.id = u"settings.palette"_s,
         .category = Category::Settings,
         .name = QT_TRANSLATE_NOOP("Actions", "&Find an action…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Find any action by its name and run it"),
         .keys = {u"Ctrl+Shift+P"_s},
         .icon = u"search"_s},
        {.id = u"settings.shortcuts"_s,
         .category = Category::Settings,
         .name = QT_TRANSLATE_NOOP("Actions", "&Shortcuts…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Choose the keys of every action"),
         .keys = {u"Ctrl+Alt+K"_s},
         .icon = u"shortcuts"_s},
        {.id = u"settings.preferences"_s,
         .category = Category::Settings,
         .name = QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Theme, language, text size and more"),
         .keys = {u"Ctrl+,"_s},
         .icon = u"preferences"_s},
        {.id = u"message.act"_s,
         .category = Category::Program,
         .name = QT_TRANSLATE_NOOP("Actions", "&Answer the message"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Press the button of the message in the window"),
         .keys = {u"Ctrl+Alt+Return"_s},
         .icon = u"done"_s},
        {.id = u"message.dismiss"_s,
         .category = Category::Program,
         .name = QT_TRANSLATE_NOOP("Actions", "Dis&miss the message"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Take the message in the window away"),
         .keys = {u"Ctrl+Alt+Backspace"_s},
         .icon = u"close"_s},
        {.id = u"program.quit"_s,
         .category = Category::Program,
         .name = QT_TRANSLATE_NOOP("Actions", "&Quit"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Close Caboose; everything is kept"),
         .keys = {u"Ctrl+Q"_s},
         .icon = u"quit"_s},
        {.id = u"help.keys"_s,
         .category = Category::Help,
         .name = QT_TRANSLATE_NOOP("Actions", "&Keys on the screen"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Show which key does what, until the next key"),
         .keys = {u"Ctrl+F1"_s},
         .icon = u"shortcuts"_s},
        {.id = u"help.about"_s,
         .category = Category::Help,
         .name = QT_TRANSLATE_NOOP("Actions", "&About Caboose"),
         .tip = QT_TRANSLATE_NOOP("Actions", "Version, licence and the libraries used"),
         .icon = u"about"_s},
    };
}

} // namespace

QList<ActionSpec> programActions()
{
    return layoutSwitches() + layoutHandlers() + viewActions() + remainingActions();
}

ActionSpec panelAction(const PanelSpec& panel)
{
    return {.id = u"panel."_s + panel.id,
            .category = Category::Panels,
            .name = panel.title,
            .tip = panel.summary,
            .keys = panel.keys,
            .icon = panel.icon,
            .checkable = true,
            .context = "Panels"};
}

ActionSpec ownLayoutAction(const QString& layoutId, const QString& name)
{
    return {.id = layoutActionId(layoutId),
            .category = Category::Layout,
            .name = QT_TRANSLATE_NOOP("Actions", "%1"),
            .tip = QT_TRANSLATE_NOOP("Actions", "Switch to your layout “%1”"),
            .icon = u"layout"_s,
            .checkable = true,
            .argument = name};
}

ActionSpec languageAction(const QString& code, const QString& ownName)
{
    return {.id = u"language."_s + code,
            .category = Category::Language,
            .name = QT_TRANSLATE_NOOP("Actions", "Language: %1"),
            .tip = QT_TRANSLATE_NOOP("Actions", "Switch the program to this language: %1"),
            .icon = u"language"_s,
            .checkable = true,
            .argument = ownName};
}

} // namespace caboose::app
