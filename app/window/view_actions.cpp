// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_actions.h"

#include "app/docking/docks.h"
#include "app/window/applied_preferences.h"
#include "views/drawing/theme.h"

#include <QCoreApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// A page that has the window for itself has no centre.
bool canShowOnlyCentre(const ViewSubject& view)
{
    return view.docks.alone().isEmpty() || view.docks.showsOnlyCentre();
}

void setFullScreen(ViewSubject& view, bool full)
{
    QMainWindow* window = view.docks.window();
    const Qt::WindowStates states = window->windowState();
    window->setWindowState(full ? states | Qt::WindowFullScreen : states & ~Qt::WindowFullScreen);
}

/// What takes a theme, as its row says it; empty: that of the system.
ActionRow<ViewSubject> takeTheme(const QString& id, const ActionSpec& spec)
{
    return {
        .spec = spec,
        .run = [id](ViewSubject& view) { view.preferences.setTheme(id); },
        .checked = [id](const ViewSubject& view) { return view.preferences.current().theme == id; },
        .menu = {Menu::View, 2}};
}

void changeText(ViewSubject& view, int percent)
{
    view.preferences.setTextPercent(view.preferences.current().textPercent + percent);
}

ActionTable<ViewSubject> whatIsSeen()
{
    return tableOf<ViewSubject>({
        {.spec = {.id = u"view.centre"_s,
                  .category = Category::View,
                  .name = QT_TRANSLATE_NOOP("Actions", "Only the &centre"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions", "Hide every panel but the one in the centre, or bring them back"),
                  .keys = {u"F9"_s},
                  .icon = u"centre"_s},
         .run = [](ViewSubject& view, bool only) { view.docks.showOnlyCentre(only); },
         .enabled = canShowOnlyCentre,
         .checked = [](const ViewSubject& view) { return view.docks.showsOnlyCentre(); },
         .menu = {Menu::View, 1},
         .button = {ToolBarPart::View}},
        {.spec = {.id = u"view.full-screen"_s,
                  .category = Category::View,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Full screen"),
                  .tip =
                      QT_TRANSLATE_NOOP("Actions", "Use the whole screen, or go back to a window"),
                  .keys = {u"F11"_s},
                  .icon = u"full-screen"_s},
         .run = setFullScreen,
         .checked = [](const ViewSubject& view) { return view.docks.window()->isFullScreen(); },
         .menu = {Menu::View, 1},
         .button = {ToolBarPart::View}},
    });
}

ActionTable<ViewSubject> themes()
{
    ActionTable<ViewSubject> rows{takeTheme(
        {}, {.id = u"view.theme.system"_s,
             .category = Category::View,
             .name = QT_TRANSLATE_NOOP("Actions", "Theme of the &system"),
             .tip = QT_TRANSLATE_NOOP("Actions", "Light or dark, whichever the system uses"),
             .icon = u"theme"_s})};
    for (const views::Theme& theme : views::themes()) {
        rows.append(takeTheme(theme.id, {.id = u"view.theme."_s + theme.id,
                                         .category = Category::View,
                                         .name = theme.action,
                                         .tip = theme.tip,
                                         .icon = u"theme"_s,
                                         .context = "Themes"}));
    }
    rows.append(ActionRow<ViewSubject>{
        .spec = {.id = u"view.theme.toggle"_s,
                 .category = Category::View,
                 .name = QT_TRANSLATE_NOOP("Actions", "S&witch light and dark"),
                 .tip = QT_TRANSLATE_NOOP("Actions", "From light to dark, or from dark to light"),
                 .keys = {u"Ctrl+Shift+D"_s},
                 .icon = u"theme"_s},
        .run = [](ViewSubject& view) { view.preferences.switchLightAndDark(); },
        .menu = {Menu::View, 2},
        .button = {ToolBarPart::View}});
    return rows;
}

ActionTable<ViewSubject> sizeOfText()
{
    return tableOf<ViewSubject>({
        {.spec = {.id = u"view.text-larger"_s,
                  .category = Category::View,
                  .name = QT_TRANSLATE_NOOP("Actions", "Te&xt larger"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Make all text larger"),
                  .keys = {u"Ctrl++"_s, u"Ctrl+="_s},
                  .icon = u"text-larger"_s},
         .run = [](ViewSubject& view) { changeText(view, views::textStep); },
         .menu = {Menu::View, 3}},
        {.spec = {.id = u"view.text-smaller"_s,
                  .category = Category::View,
                  .name = QT_TRANSLATE_NOOP("Actions", "Text s&maller"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Make all text smaller"),
                  .keys = {u"Ctrl+-"_s},
                  .icon = u"text-smaller"_s},
         .run = [](ViewSubject& view) { changeText(view, -views::textStep); },
         .menu = {Menu::View, 3}},
        {.spec = {.id = u"view.text-normal"_s,
                  .category = Category::View,
                  .name = QT_TRANSLATE_NOOP("Actions", "Text at &normal size"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Give all text its normal size"),
                  .keys = {u"Ctrl+0"_s},
                  .icon = u"text-normal"_s},
         .run = [](ViewSubject& view) { view.preferences.setTextPercent(100); },
         .menu = {Menu::View, 3}},
    });
}

void closeFocused(ViewSubject& view)
{
    if (!view.docks.isLocked()) view.docks.setOpen(view.docks.focused(), false);
}

void takeOutFocused(ViewSubject& view)
{
    const QString panel = view.docks.focused();
    if (panel.isEmpty() || view.docks.isLocked()) return;
    view.docks.setFloating(panel, !view.docks.isFloating(panel));
    view.docks.focus(panel);
}

/// What the mouse does with titles of panels, for the keyboard.
ActionTable<ViewSubject> ofThePanelInUse()
{
    return tableOf<ViewSubject>({
        {.spec = {.id = u"view.next-panel"_s,
                  .category = Category::Panels,
                  .name = QT_TRANSLATE_NOOP("Actions", "Ne&xt panel"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Give the keyboard to the next panel"),
                  .keys = {u"Ctrl+Tab"_s},
                  .icon = u"layout"_s},
         .run = [](ViewSubject& view) { view.docks.focusNeighbour(1); },
         .menu = {Menu::Panels, 2}},
        {.spec = {.id = u"view.previous-panel"_s,
                  .category = Category::Panels,
                  .name = QT_TRANSLATE_NOOP("Actions", "Pre&vious panel"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Give the keyboard to the panel before"),
                  .keys = {u"Ctrl+Shift+Tab"_s},
                  .icon = u"layout"_s},
         .run = [](ViewSubject& view) { view.docks.focusNeighbour(-1); },
         .menu = {Menu::Panels, 2}},
        {.spec = {.id = u"view.take-out"_s,
                  .category = Category::Panels,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Take out, or put back"),
                  .tip = QT_TRANSLATE_NOOP(
                      "Actions",
                      "Give the panel that has the keyboard a window of its own, or put it back"),
                  .keys = {u"Ctrl+Shift+W"_s},
                  .icon = u"float"_s},
         .run = takeOutFocused,
         .menu = {Menu::Panels, 2}},
        {.spec = {.id = u"view.close-panel"_s,
                  .category = Category::Panels,
                  .name = QT_TRANSLATE_NOOP("Actions", "&Close this panel"),
                  .tip = QT_TRANSLATE_NOOP("Actions", "Close the panel that has the keyboard"),
                  .keys = {u"Ctrl+W"_s},
                  .icon = u"close"_s},
         .run = closeFocused,
         .menu = {Menu::Panels, 2}},
    });
}

} // namespace

ActionTable<ViewSubject> viewActions()
{
    return whatIsSeen() + themes() + sizeOfText() + ofThePanelInUse();
}

} // namespace caboose::app
