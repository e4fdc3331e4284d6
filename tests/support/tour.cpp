// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tour.h"

#include "app/window/panel_list.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/characters/characters_panel.h"
#include "views/panels/setup/setup_panel.h"
#include "views/widgets/key_overlay.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QListView>
#include <QMainWindow>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

using Look = std::function<void(const QString&)>;

void closeDialogs()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (qobject_cast<QDialog*>(widget) && widget->isVisible()) widget->close();
    }
    settle();
}

void visitDialogs(RunningProgram& running, const Look& look)
{
    for (const auto& id : {u"settings.preferences"_s, u"settings.shortcuts"_s, u"help.about"_s,
                           u"settings.palette"_s, u"help.keys"_s}) {
        running.trigger(id);
        look(id);
        closeDialogs();
        if (auto* keys = running.window()->findChild<views::KeyOverlay*>();
            keys && keys->isVisible()) {
            QTest::keyClick(keys, Qt::Key_Escape);
        }
    }
}

void visitSetup(RunningProgram& running, const Look& look)
{
    running.trigger(u"game.new"_s);
    auto* setup = running.window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    QVERIFY(setup);
    for (int step = 0; step < 7; ++step) {
        setup->showStep(step);
        settle();
        look(u"set-up, page %1"_s.arg(step + 1));
    }
}

void visitRules(RunningProgram& running, const Look& look)
{
    running.trigger(u"panel.rulings"_s);
    look(u"rulings"_s);
    running.trigger(u"panel.rulebook"_s);
    // On a busy machine it would come between two looks, and be seen while its lines find their
    // room.
    QTRY_VERIFY_WITH_TIMEOUT(running.program().rulebook().library().foundations(), 60000);
    settle();
    look(u"rulebook"_s);
    for (const auto& id : {u"rulebook.contents"_s, u"rulebook.find"_s, u"rulebook.note"_s,
                           u"rulebook.search"_s, u"rulebook.print"_s}) {
        running.trigger(id);
        look(id);
        closeDialogs();
    }
}

void openAll(RunningProgram& running, const Look& look)
{
    const app::Panels panels = app::panelList();
    for (const app::PanelSpec& panel : panels.all()) {
        if (!panel.needsGame) continue;
        running.program().docks().setOpen(panel.id, true);
        settle();
        look(u"panel "_s + panel.id);
    }
}

void visitLayouts(RunningProgram& running, const QString& when, const Look& look)
{
    for (int layout = 1; layout <= 4; ++layout) {
        running.press(u"Ctrl+%1"_s.arg(layout));
        look(u"%1, layout %2"_s.arg(when).arg(layout));
    }
}

void visitWhy(RunningProgram& running, const Look& look)
{
    items::OptionsModel& options = running.program().gameDocument().models().options;
    running.trigger(u"game.why"_s);
    look(u"why the question"_s);
    for (const items::OptionRow& refused : options.refused()) {
        options.askWhy(refused.id);
        settle();
        look(u"why is refused: "_s + refused.text);
    }
    running.trigger(u"game.what-if"_s);
    options.choose(options.at(0).id);
    settle();
    look(u"what if"_s);
    running.trigger(u"game.drop-tried"_s);
}

void visitSheet(RunningProgram& running, const Look& look)
{
    running.program().docks().setOpen(u"characters"_s, true);
    settle();
    auto* panel = running.window()->findChild<views::CharactersPanel*>();
    auto* list = panel->findChild<QListView*>();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return);
    settle();
    look(u"a sheet is corrected"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    settle();
}

void visitGame(RunningProgram& running, const Look& look)
{
    running.trigger(u"game.sample"_s);
    running.playTo(rules::QuestionKind::PlayCard);
    settle();
    visitLayouts(running, u"Schemin'"_s, look);
    running.press(u"Ctrl+1"_s);
    openAll(running, look);
    running.trigger(u"layout.reset"_s);
    running.playTo(rules::QuestionKind::MoveTo);
    settle();
    visitLayouts(running, u"Stealin'"_s, look);
    running.press(u"Ctrl+2"_s);
    visitWhy(running, look);
    visitSheet(running, look);
    running.playToForced();
    look(u"forced"_s);
    running.trigger(u"game.undo"_s);
    look(u"undone"_s);
}

/// The window for the table, on a screen that is worth one.
void showOnATelevision()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->objectName() == u"tableDisplay"_s) widget->window()->resize(1280, 800);
    }
    settle();
}

} // namespace

void tour(RunningProgram& running, const Look& look)
{
    views::setMotionWanted(false);
    look(u"welcome"_s);
    visitDialogs(running, look);
    visitSetup(running, look);
    visitRules(running, look);
    visitGame(running, look);
    running.trigger(u"game.dispute"_s);
    look(u"dispute"_s);
    running.trigger(u"game.dispute"_s);
    running.trigger(u"game.table-display"_s);
    showOnATelevision();
    look(u"table display"_s);
    running.trigger(u"game.table-display"_s);
    running.press(u"Ctrl+2"_s);
    running.playToEnd();
    look(u"the end"_s);
    openAll(running, [&look](const QString& stop) { look(u"at the end, "_s + stop); });
}

QStringList complaintsOf(RunningProgram& running, const std::function<QStringList()>& find)
{
    QStringList complaints;
    QSet<QString> known;
    tour(running, [&](const QString& stop) {
        for (const QString& complaint : find()) {
            if (known.contains(complaint)) continue;
            known.insert(complaint);
            complaints.append(u"%1: %2"_s.arg(stop, complaint));
        }
    });
    return complaints;
}

} // namespace caboose::test
