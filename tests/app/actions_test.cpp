// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"
#include "tests/support/running_program.h"
#include "tests/support/ts_words.h"
#include "tests/support/watched_test.h"
#include "views/items/program/actions_model.h"
#include "views/windows/shortcuts/shortcuts_dialog.h"

#include <QAction>
#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Every action, and the two places where all of them are: palette and shortcuts editor.
class ActionsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void everyActionIsComplete();
    void everyActionDoesSomething();
    void everyActionIsInOneMenu();
    void menusAreInGroups();
    void everyActionIsTranslated_data();
    void everyActionIsTranslated();
    void noTwoActionsShareKeys();
    void toolTipsShowTheKeys();
    void everyActionIsInThePalette();
    void paletteFindsAndRuns();
    void paletteRemembersWhatWasUsed();
    void paletteWorksByKeysAlone();
    void paletteSaysWhenThereIsNothing();
    void disabledActionsAreNotOffered();
    void shortcutsAreChangedByKeys();
    void conflictsAreNamed();
    void shortcutsAreReset();
    void shortcutsAreSearched();
    void cancelledShortcutsAreForgotten();
    void shortcutsGoToAFileAndBack();

private:
    static QLineEdit* openPalette(RunningProgram& running);
    static views::ShortcutsDialog* openShortcuts(RunningProgram& running);
    static void choose(views::ShortcutsDialog* dialog, const QString& actionId);
    static void pressIn(QKeySequenceEdit* field, Qt::Key key, Qt::KeyboardModifiers modifiers);
};

QLineEdit* ActionsTest::openPalette(RunningProgram& running)
{
    running.press(u"Ctrl+Shift+P"_s);
    return running.window()->findChild<QLineEdit*>(u"paletteField"_s);
}

views::ShortcutsDialog* ActionsTest::openShortcuts(RunningProgram& running)
{
    running.press(u"Ctrl+Alt+K"_s);
    return running.window()->findChild<views::ShortcutsDialog*>();
}

void ActionsTest::choose(views::ShortcutsDialog* dialog, const QString& actionId)
{
    auto* list = dialog->findChild<QTreeView*>(u"shortcutList"_s);
    const QAbstractItemModel* model = list->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        if (index.data(items::ShortcutsModel::IdRole) != actionId) continue;
        list->setCurrentIndex(index);
        settle();
        return;
    }
    QFAIL(qPrintable(actionId));
}

void ActionsTest::pressIn(QKeySequenceEdit* field, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    field->setFocus();
    QTest::keyClick(field, key, modifiers);
    // The field waits a moment for more keys.
    QTRY_COMPARE(field->keySequence(), QKeySequence(QKeyCombination(modifiers, key)));
    settle();
}

void ActionsTest::everyActionIsComplete()
{
    RunningProgram running;
    running.start({}, app::panelList());
    QSet<QString> names;
    for (const QAction* action : running.program().actions().all()) {
        const QByteArray id = action->objectName().toUtf8();
        QVERIFY2(!items::plainName(action->text()).isEmpty(), id);
        QVERIFY2(!action->statusTip().isEmpty(), id);
        QVERIFY2(action->toolTip().contains(action->statusTip()), id);
        QVERIFY2(!action->property("category").toString().isEmpty(), id);
        QVERIFY2(!action->icon().isNull(), id);
        const QString name = action->property("category").toString() + action->text();
        QVERIFY2(!names.contains(name), id);
        names.insert(name);
    }
    QVERIFY(names.size() > 30);
}

/// A row without a handler is found here, not by whoever presses its key.
void ActionsTest::everyActionDoesSomething()
{
    RunningProgram running;
    running.start({}, app::panelList());
    const app::Actions& actions = running.program().actions();
    for (const QAction* action : actions.all()) {
        QVERIFY2(actions.rowOf(action).run, qPrintable(action->objectName()));
    }
}

void ActionsTest::everyActionIsInOneMenu()
{
    RunningProgram running;
    running.start({}, app::panelList());
    for (const QAction* action : running.program().actions().all()) {
        int menus = 0;
        for (const QObject* holder : action->associatedObjects()) {
            menus += qobject_cast<const QMenu*>(holder) ? 1 : 0;
        }
        QVERIFY2(menus == 1, qPrintable(action->objectName()));
    }
}

void ActionsTest::menusAreInGroups()
{
    RunningProgram running;
    running.start();
    const auto* bar = running.window()->findChild<QMenuBar*>();
    const auto idsIn = [](const QMenu* menu) {
        QStringList ids;
        for (const QAction* action : menu->actions()) {
            ids.append(action->isSeparator() ? u"-"_s : action->objectName());
        }
        return ids;
    };
    const QList<QAction*> menus = bar->actions();
    QCOMPARE(idsIn(menus.at(0)->menu()),
             (QStringList{u"settings.palette"_s, u"-"_s, u"message.act"_s, u"message.dismiss"_s,
                          u"-"_s, u"program.quit"_s}));
    QCOMPARE(idsIn(menus.at(1)->menu()), (QStringList{u"game.new"_s,
                                                      u"game.continue"_s,
                                                      u"game.open"_s,
                                                      u"game.sample"_s,
                                                      u"game.dispute"_s,
                                                      u"-"_s,
                                                      u"game.go-on"_s,
                                                      u"game.undo"_s,
                                                      u"game.redo"_s,
                                                      u"game.correct"_s,
                                                      u"-"_s,
                                                      u"game.why"_s,
                                                      u"game.what-if"_s,
                                                      u"game.keep-tried"_s,
                                                      u"game.drop-tried"_s,
                                                      u"game.overrule"_s,
                                                      u"game.by-hand"_s,
                                                      u"-"_s,
                                                      u"game.unseen"_s,
                                                      u"game.look"_s,
                                                      u"game.table-display"_s,
                                                      u"-"_s,
                                                      u"game.say-table"_s,
                                                      u"game.say-question"_s,
                                                      u"game.say-answers"_s,
                                                      u"game.say-people"_s,
                                                      u"game.say-happened"_s}));
    QCOMPARE(idsIn(menus.at(4)->menu()),
             (QStringList{u"layout.to.schemin"_s, u"layout.to.stealin"_s, u"layout.to.rulebook"_s,
                          u"layout.to.table-display"_s, u"-"_s, u"layout.save"_s,
                          u"layout.save-as"_s, u"layout.rename"_s, u"layout.delete"_s, u"-"_s,
                          u"layout.reset"_s, u"layout.bring-back"_s, u"layout.lock"_s, u"-"_s,
                          u"layout.export"_s, u"layout.import"_s}));
}

void ActionsTest::everyActionIsTranslated_data()
{
    QTest::addColumn<QString>("language");
    for (const app::Language& language : app::Languages::all()) {
        if (language.code != u"en") QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void ActionsTest::everyActionIsTranslated()
{
    QFETCH(QString, language);
    RunningProgram running;
    running.start({.language = language}, app::panelList());
    const TsWords words(language);
    for (const QAction* action : running.program().actions().all()) {
        const QByteArray id = action->objectName().toUtf8();
        QVERIFY2(words.isTranslation(action->text()), id);
        QVERIFY2(words.isTranslation(action->statusTip()), id);
        QVERIFY2(words.isTranslation(action->property("category").toString()), id);
    }
}

void ActionsTest::noTwoActionsShareKeys()
{
    RunningProgram running;
    running.start({}, app::panelList());
    items::ShortcutsModel model;
    model.setActions(running.program().actions().all(), running.program().actions().defaults());
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY2(model.conflictsOf(row).isEmpty(), qPrintable(model.idAt(row)));
    }
}

void ActionsTest::toolTipsShowTheKeys()
{
    RunningProgram running;
    running.start();
    const QAction* reset = running.program().actions().find(u"layout.reset"_s);
    QCOMPARE(reset->toolTip(),
             u"Reset layout (Ctrl+Shift+R)\nPut every panel back where this layout has it"_s);
    running.program().actions().setChangedShortcuts({{u"layout.reset"_s, {QKeySequence(u"F5"_s)}}});
    QVERIFY(reset->toolTip().startsWith(u"Reset layout (F5)"_s));
}

void ActionsTest::everyActionIsInThePalette()
{
    RunningProgram running;
    running.start({}, app::panelList());
    QLineEdit* field = openPalette(running);
    auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    for (const QAction* action : running.program().actions().all()) {
        if (!action->isEnabled() || action->objectName() == u"settings.palette") continue;
        field->setText(items::plainName(action->text()));
        bool found = false;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            found = found || index.data(items::ActionsModel::IdRole) == action->objectName();
        }
        QVERIFY2(found, qPrintable(action->objectName()));
    }
}

void ActionsTest::paletteFindsAndRuns()
{
    RunningProgram running;
    running.start();
    QLineEdit* field = openPalette(running);
    QTest::keyClicks(field, u"drk thm"_s);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
    QVERIFY(running.program().themes().isDark());
    QVERIFY(!field->isVisible());

    field = openPalette(running);
    QTest::keyClicks(field, u"stealin"_s);
    settle();
    auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    settle();
    QCOMPARE(running.program().layouts().current(), u"stealin"_s);
}

void ActionsTest::paletteRemembersWhatWasUsed()
{
    RunningProgram running;
    running.start();
    running.trigger(u"view.text-larger"_s);
    running.trigger(u"layout.lock"_s);
    running.close();
    running.start();
    openPalette(running);
    const auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    const auto idAt = [&](int row) {
        return list->model()->index(row, 0).data(items::ActionsModel::IdRole).toString();
    };
    QCOMPARE(idAt(0), u"layout.lock"_s);
    QCOMPARE(idAt(1), u"view.text-larger"_s);
}

void ActionsTest::paletteWorksByKeysAlone()
{
    RunningProgram running;
    running.start();
    QLineEdit* field = openPalette(running);
    const auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    const int last = list->model()->rowCount() - 1;
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), last);
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    QTest::keyClick(field, Qt::Key_PageDown);
    QVERIFY(list->currentIndex().row() > 4);
    QTest::keyClick(field, Qt::Key_Escape);
    settle();
    QVERIFY(!field->isVisible());
}

void ActionsTest::paletteSaysWhenThereIsNothing()
{
    RunningProgram running;
    running.start();
    QLineEdit* field = openPalette(running);
    QTest::keyClicks(field, u"zzzz"_s);
    const auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    QVERIFY(list->model()->rowCount() == 0 && !list->isVisible());
    QCOMPARE(field->accessibleDescription().trimmed(), u"No action has a name like that."_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->isVisible());
}

void ActionsTest::disabledActionsAreNotOffered()
{
    RunningProgram running;
    running.start();
    QLineEdit* field = openPalette(running);
    QTest::keyClicks(field, u"delete layout"_s);
    const auto* list = running.window()->findChild<QListView*>(u"paletteList"_s);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        QVERIFY(list->model()->index(row, 0).data(items::ActionsModel::IdRole) !=
                u"layout.delete"_s);
    }
}

void ActionsTest::shortcutsAreChangedByKeys()
{
    RunningProgram running;
    running.start();
    views::ShortcutsDialog* dialog = openShortcuts(running);
    choose(dialog, u"view.theme.toggle"_s);
    pressIn(dialog->findChild<QKeySequenceEdit*>(u"firstShortcut"_s), Qt::Key_F12, {});
    click(dialog->findChild<QPushButton*>(u"saveShortcuts"_s));
    const bool dark = running.program().themes().isDark();
    running.press(u"F12"_s);
    QCOMPARE(running.program().themes().isDark(), !dark);
    running.close();
    running.start();
    running.press(u"F12"_s);
    QCOMPARE(running.program().themes().isDark(), dark);
    running.press(u"Ctrl+Shift+D"_s);
    QCOMPARE(running.program().themes().isDark(), dark);
}

void ActionsTest::conflictsAreNamed()
{
    RunningProgram running;
    running.start();
    views::ShortcutsDialog* dialog = openShortcuts(running);
    const auto* note = dialog->findChild<QLabel*>(u"conflict"_s);
    QVERIFY(note->text().isEmpty());
    choose(dialog, u"view.theme.dark"_s);
    pressIn(dialog->findChild<QKeySequenceEdit*>(u"secondShortcut"_s), Qt::Key_F9, {});
    QVERIFY(note->text().contains(u"Only the centre"_s));
    const auto* list = dialog->findChild<QTreeView*>(u"shortcutList"_s);
    int red = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        red += index.data(items::ShortcutsModel::ConflictRole).toBool() ? 1 : 0;
    }
    QCOMPARE(red, 2);
    choose(dialog, u"layout.lock"_s);
    QVERIFY(note->text().contains(u"red"_s));
    choose(dialog, u"view.centre"_s);
    QVERIFY(note->text().contains(u"Dark theme"_s));
    click(dialog->findChild<QPushButton*>(u"resetAllShortcuts"_s));
    QVERIFY(note->text().isEmpty());
}

void ActionsTest::shortcutsAreReset()
{
    RunningProgram running;
    running.start();
    running.program().actions().setChangedShortcuts(
        {{u"view.centre"_s, {QKeySequence(u"F2"_s)}}, {u"layout.lock"_s, {}}});
    views::ShortcutsDialog* dialog = openShortcuts(running);
    choose(dialog, u"view.centre"_s);
    auto* reset = dialog->findChild<QPushButton*>(u"resetShortcut"_s);
    QVERIFY(reset->isEnabled());
    click(reset);
    QVERIFY(!reset->isEnabled());
    click(dialog->findChild<QPushButton*>(u"saveShortcuts"_s));
    QCOMPARE(running.program().actions().find(u"view.centre"_s)->shortcut(), QKeySequence(u"F9"_s));
    QVERIFY(running.program().actions().find(u"layout.lock"_s)->shortcut().isEmpty());
    QCOMPARE(running.program().settings().shortcuts().size(), 1);
}

void ActionsTest::shortcutsAreSearched()
{
    RunningProgram running;
    running.start();
    views::ShortcutsDialog* dialog = openShortcuts(running);
    auto* search = dialog->findChild<QLineEdit*>(u"shortcutSearch"_s);
    const auto* list = dialog->findChild<QTreeView*>(u"shortcutList"_s);
    const int all = list->model()->rowCount();
    QTest::keyClicks(search, u"F11"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    search->clear();
    QTest::keyClicks(search, u"theme"_s);
    QVERIFY(list->model()->rowCount() >= 3);
    search->clear();
    QCOMPARE(list->model()->rowCount(), all);
}

void ActionsTest::cancelledShortcutsAreForgotten()
{
    RunningProgram running;
    running.start();
    views::ShortcutsDialog* dialog = openShortcuts(running);
    choose(dialog, u"view.centre"_s);
    pressIn(dialog->findChild<QKeySequenceEdit*>(u"firstShortcut"_s), Qt::Key_F12, {});
    dialog->reject();
    settle();
    QCOMPARE(running.program().actions().find(u"view.centre"_s)->shortcut(), QKeySequence(u"F9"_s));
    dialog = openShortcuts(running);
    choose(dialog, u"view.centre"_s);
    QCOMPARE(dialog->findChild<QKeySequenceEdit*>(u"firstShortcut"_s)->keySequence(),
             QKeySequence(u"F9"_s));
}

void ActionsTest::shortcutsGoToAFileAndBack()
{
    RunningProgram running;
    running.start();
    items::ShortcutMap map = running.program().actions().shortcuts();
    map[u"view.centre"_s] = {QKeySequence(u"Ctrl+F2"_s), QKeySequence(u"Alt+X"_s)};
    const QString path = running.file(u"keys.json"_s);
    QVERIFY(app::writeShortcuts(path, map));
    QCOMPARE(app::readShortcuts(path), map);
    running.write(u"keys.json"_s, "{\"format\":\"caboose-layout\"}");
    QCOMPARE(app::readShortcuts(path), std::nullopt);
    running.write(u"keys.json"_s, "{\"format\":\"caboose-shortcuts\",\"keys\":{\"a\":[7,\"Ctrl+B\","
                                  "\"rubbish!\",{}],\"b\":\"F3\"}}");
    QCOMPARE(app::readShortcuts(path)->value(u"a"_s), items::Shortcuts{QKeySequence(u"Ctrl+B"_s)});
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::ActionsTest)
#include "actions_test.moc"
