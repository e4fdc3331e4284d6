// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_actions.h"

#include "app/docking/layout_names.h"
#include "app/window/layout_switcher.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

ActionRow<LayoutSwitcher> switchTo(const QString& id, ActionSpec spec)
{
    return {.spec = std::move(spec),
            .run = [id](LayoutSwitcher& layouts) { layouts.switchTo(id); },
            .checked = [id](const LayoutSwitcher& layouts) { return layouts.current() == id; },
            .menu = layoutSwitchPlace};
}

ActionTable<LayoutSwitcher> switches()
{
    ActionTable<LayoutSwitcher> rows;
    int number = 0;
    for (const LayoutName& layout : builtInLayouts()) {
        rows.append(switchTo(layout.id, {.id = layoutActionId(layout.id),
                                         .category = Category::Layout,
                                         .name = layout.name,
                                         .tip = layout.tip,
                                         .keys = {u"Ctrl+%1"_s.arg(++number)},
                                         .icon = layout.icon,
                                         .context = "Layouts"}));
    }
    return rows;
}

ActionTable<LayoutSwitcher> keeping()
{
    return tableOf<LayoutSwitcher>({
        {.spec = {.id = u"layout.save"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Save layout"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Keep the panels as they are now in your layout"),
                  .icon = u"save"_s},
         .run = &LayoutSwitcher::saveCurrent,
         .enabled = &LayoutSwitcher::isOwnCurrent,
         .menu = {Menu::Layout, 2}},
        {.spec = {.id = u"layout.save-as"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "Save layout &as…"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Keep the panels as they are now under a name of your own"),
                  .keys = {u"Ctrl+Shift+S"_s},
                  .icon = u"save"_s},
         .run = &LayoutSwitcher::askNewName,
         .menu = {Menu::Layout, 2}},
        {.spec = {.id = u"layout.rename"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "Re&name layout…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Give your layout another name"),
                  .icon = u"rename"_s},
         .run = &LayoutSwitcher::askName,
         .enabled = &LayoutSwitcher::isOwnCurrent,
         .menu = {Menu::Layout, 2}},
        {.spec = {.id = u"layout.delete"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Delete layout"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Delete your layout"),
                  .icon = u"delete"_s},
         .run = &LayoutSwitcher::remove,
         .enabled = &LayoutSwitcher::isOwnCurrent,
         .menu = {Menu::Layout, 2}},
    });
}

ActionTable<LayoutSwitcher> placing()
{
    return tableOf<LayoutSwitcher>({
        {.spec = {.id = u"layout.reset"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Put every panel back where this layout has it"),
                  .keys = {u"Ctrl+Shift+R"_s},
                  .icon = u"reset"_s},
         .run = &LayoutSwitcher::reset,
         .menu = {Menu::Layout, 3},
         .button = {ToolBarPart::Layout}},
        {.spec = {.id = u"layout.bring-back"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Bring floating panels back"),
                  .tip = QT_TRANSLATE_NOOP("Actions",
                                           "Put every panel that floats back into the window"),
                  .keys = {u"Ctrl+Shift+B"_s},
                  .icon = u"dock"_s},
         .run = &LayoutSwitcher::bringBack,
         .enabled = &LayoutSwitcher::anyFloating,
         .menu = {Menu::Layout, 3}},
        {.spec = {.id = u"layout.lock"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Lock panels"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Keep panels from being moved, taken out or closed by mistake"),
                  .keys = {u"Ctrl+Shift+L"_s},
                  .icon = u"lock"_s},
         .run = &LayoutSwitcher::setLocked,
         .checked = &LayoutSwitcher::isLocked,
         .menu = {Menu::Layout, 3},
         .button = {ToolBarPart::Layout}},
    });
}

ActionTable<LayoutSwitcher> takingAlong()
{
    return tableOf<LayoutSwitcher>({
        {.spec = {.id = u"layout.export"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Export layout…"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Write the panels as they are now to a file"),
                  .icon = u"export"_s},
         .run = &LayoutSwitcher::askExport,
         .menu = {Menu::Layout, 4}},
        {.spec = {.id = u"layout.import"_s,
                  .category = Category::Layout,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Import layout…"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Read a layout from a file and add it to yours"),
                  .icon = u"import"_s},
         .run = &LayoutSwitcher::askImport,
         .menu = {Menu::Layout, 4}},
    });
}

} // namespace

ActionTable<LayoutSwitcher> layoutActions()
{
    return switches() + keeping() + placing() + takingAlong();
}

ActionRow<LayoutSwitcher> ownLayoutAction(const QString& layoutId, const QString& name)
{
    return switchTo(layoutId, {.id = layoutActionId(layoutId),
                               .category = Category::Layout,
                               .name = QT_TRANSLATE_NOOP("Actions", "%1"),
                               .tip = QT_TRANSLATE_NOOP("Actions", "Switch to your layout “%1”"),
                               .icon = u"layout"_s,
                               .argument = name});
}

} // namespace caboose::app
