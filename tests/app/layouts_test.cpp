// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QComboBox>
#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

class LayoutsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void keysSwitchLayouts();
    void comboBoxSwitchesLayouts();
    void panelFloatsAndReturnsByItsButtons();
    void allFloatingPanelsComeBackAtOnce();
    void closedPanelComesBackByItsAction();
    void hiddenTabComesToTheFront();
    void unknownLayoutIsMentioned();
    void panelsStayAsTheyWereLeft();
    void eachLayoutIsKeptAsItWasLeft();
    void resetPutsPanelsBackAndCanBeUndone();
    void ownLayoutIsSavedAndNeverChangesByItself();
    void ownLayoutIsRenamedAndDeleted();
    void deletionCanBeUndone();
    void namesOfTheProgramAreRefused();
    void lockedPanelsStay();
    void onlyTheCentreAndBack();
    void onlyTheCentreIsNotKept();
    void exportedLayoutIsImported();
    void brokenFileIsNotImported();
};

void LayoutsTest::keysSwitchLayouts()
{
    Stage stage;
    stage.start();
    QCOMPARE(stage.program().layouts().current(), u"schemin"_s);
    QCOMPARE(stage.openPanels(), scheminPanels());

    stage.press(u"Ctrl+3"_s);
    QCOMPARE(stage.program().layouts().current(), u"rulebook"_s);
    QVERIFY(!stage.program().docks().isOpen(u"train-map"_s));
    QVERIFY(stage.program().docks().isOpen(u"referee"_s));
    QVERIFY(stage.program().actions().find(u"layout.to.rulebook"_s)->isChecked());
    QVERIFY(!stage.program().actions().find(u"layout.to.schemin"_s)->isChecked());

    stage.press(u"Ctrl+1"_s);
    QCOMPARE(stage.openPanels(), scheminPanels());
}

void LayoutsTest::comboBoxSwitchesLayouts()
{
    Stage stage;
    stage.start();
    auto* combo = stage.window()->findChild<QComboBox*>();
    QVERIFY(combo);
    QCOMPARE(combo->count(), 4);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Down);
    settle();
    QCOMPARE(stage.program().layouts().current(), u"stealin"_s);
    stage.press(u"Ctrl+4"_s);
    QCOMPARE(combo->currentIndex(), 3);
}

void LayoutsTest::panelFloatsAndReturnsByItsButtons()
{
    Stage stage;
    stage.start();
    app::Docks& docks = stage.program().docks();
    click(stage.titleButton(u"common-deck"_s, u"Take out into a window of its own"_s));
    QVERIFY(docks.isFloating(u"common-deck"_s));
    QVERIFY(stage.panel(u"common-deck"_s)->window() != stage.window());

    click(stage.titleButton(u"common-deck"_s, u"Put back into the main window"_s));
    QVERIFY(!docks.isFloating(u"common-deck"_s));
    QCOMPARE(stage.panel(u"common-deck"_s)->window(), stage.window());
}

void LayoutsTest::allFloatingPanelsComeBackAtOnce()
{
    Stage stage;
    stage.start();
    app::Docks& docks = stage.program().docks();
    QVERIFY(!stage.program().actions().find(u"layout.bring-back"_s)->isEnabled());
    docks.setFloating(u"common-deck"_s, true);
    docks.setFloating(u"log"_s, true);
    stage.trigger(u"layout.bring-back"_s);
    QVERIFY(!docks.anyFloating());
    QCOMPARE(stage.openPanels(), scheminPanels());
}

void LayoutsTest::closedPanelComesBackByItsAction()
{
    Stage stage;
    stage.start();
    click(stage.titleButton(u"log"_s, u"Close this panel"_s));
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
    QVERIFY(!stage.program().actions().find(u"panel.log"_s)->isChecked());
    stage.trigger(u"panel.log"_s);
    QVERIFY(stage.program().docks().isOpen(u"log"_s));
    QVERIFY(!stage.program().docks().isFloating(u"log"_s));
    stage.trigger(u"panel.extra"_s);
    QVERIFY(!stage.program().docks().isFloating(u"extra"_s));
    QVERIFY(stage.program().docks().isOpen(u"extra"_s));
}

void LayoutsTest::hiddenTabComesToTheFront()
{
    Stage stage;
    stage.write(u"layouts/tabs.json"_s,
                R"({"format": "caboose-layout", "version": 1, "name": "Tabs", "placements": [
                    {"panel": "train-map", "side": "centre"},
                    {"panel": "log", "side": "tab", "beside": ["train-map"]}]})");
    stage.start({.layout = u"tabs"_s});
    QVERIFY(stage.program().docks().isOpen(u"log"_s));
    QVERIFY(!stage.program().docks().isInFront(u"log"_s));
    stage.trigger(u"panel.log"_s);
    QVERIFY(stage.program().docks().isInFront(u"log"_s));
    QVERIFY(stage.panel(u"log"_s)->isVisible());
    stage.trigger(u"panel.log"_s);
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
    QVERIFY(stage.program().docks().isInFront(u"train-map"_s));

    QByteArray other = stage.read(u"layouts/tabs.json"_s);
    stage.write(u"layouts/other.json"_s,
                other.replace("\"side\": \"tab\"", "\"side\": \"tab\", \"front\": true"));
    stage.start({.layout = u"other"_s});
    QVERIFY(stage.program().docks().isInFront(u"log"_s));
}

void LayoutsTest::unknownLayoutIsMentioned()
{
    Stage stage;
    stage.start({.layout = u"../nonsense"_s});
    QCOMPARE(stage.program().layouts().current(), u"schemin"_s);
    QVERIFY(stage.message().contains(u"../nonsense"_s));
}

void LayoutsTest::panelsStayAsTheyWereLeft()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.trigger(u"panel.extra"_s);
    const QStringList before = stage.openPanels();
    stage.close();
    stage.start();
    QCOMPARE(stage.openPanels(), before);
    QCOMPARE(stage.message(), QString());
}

void LayoutsTest::eachLayoutIsKeptAsItWasLeft()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.press(u"Ctrl+2"_s);
    stage.press(u"Ctrl+1"_s);
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
}

void LayoutsTest::resetPutsPanelsBackAndCanBeUndone()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.press(u"Ctrl+Shift+R"_s);
    QCOMPARE(stage.openPanels(), scheminPanels());
    stage.answerMessage();
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
}

void LayoutsTest::ownLayoutIsSavedAndNeverChangesByItself()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    const QString id = stage.program().layouts().saveAs(u"Émile’s Table"_s);
    QCOMPARE(id, u"emile-s-table"_s);
    const QByteArray saved = stage.read(u"layouts/emile-s-table.json"_s);
    QVERIFY(!saved.isEmpty());

    stage.trigger(u"panel.extra"_s);
    stage.press(u"Ctrl+1"_s);
    stage.trigger(u"layout.to.emile-s-table"_s);
    stage.close();
    QCOMPARE(stage.read(u"layouts/emile-s-table.json"_s), saved);

    stage.start();
    QCOMPARE(stage.program().layouts().current(), id);
    QVERIFY(stage.program().docks().isOpen(u"extra"_s));
    stage.trigger(u"layout.reset"_s);
    QVERIFY(!stage.program().docks().isOpen(u"extra"_s));
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));

    stage.trigger(u"panel.extra"_s);
    stage.trigger(u"layout.save"_s);
    QVERIFY(stage.read(u"layouts/emile-s-table.json"_s) != saved);
}

void LayoutsTest::ownLayoutIsRenamedAndDeleted()
{
    Stage stage;
    stage.start();
    QVERIFY(!stage.program().actions().find(u"layout.rename"_s)->isEnabled());
    const QString id = stage.program().layouts().saveAs(u"Mine"_s);
    QVERIFY(stage.program().layouts().rename(u"Cats & Dogs"_s));
    QCOMPARE(stage.program().actions().find(u"layout.to."_s + id)->text(), u"Cats && Dogs"_s);
    QCOMPARE(stage.program().layouts().current(), id);
    QVERIFY(!stage.program().layouts().rename(u"Rulebook"_s));

    stage.trigger(u"layout.delete"_s);
    QVERIFY(stage.program().layouts().store().has(id));
    stage.answerMessage();
    QVERIFY(!stage.program().layouts().store().has(id));
    QCOMPARE(stage.program().actions().find(u"layout.to."_s + id), nullptr);
    QCOMPARE(stage.program().layouts().current(), u"schemin"_s);
}

void LayoutsTest::deletionCanBeUndone()
{
    Stage stage;
    stage.start();
    views::Preferences noQuestions = stage.program().preferences();
    noQuestions.confirmations = false;
    stage.program().setPreferences(noQuestions);
    const QString id = stage.program().layouts().saveAs(u"Mine"_s);
    stage.trigger(u"layout.delete"_s);
    QVERIFY(!stage.program().layouts().store().has(id));
    stage.answerMessage();
    QVERIFY(stage.program().layouts().store().has(id));
    QCOMPARE(stage.program().layouts().current(), id);
}

void LayoutsTest::namesOfTheProgramAreRefused()
{
    Stage stage;
    stage.start();
    QCOMPARE(stage.program().layouts().saveAs(u"rulebook"_s), QString());
    QVERIFY(stage.message().contains(u"rulebook"_s));
    QCOMPARE(stage.program().layouts().saveAs(u"  "_s), QString());
    QCOMPARE(stage.program().layouts().store().list().size(), 4);
}

void LayoutsTest::lockedPanelsStay()
{
    Stage stage;
    stage.start();
    stage.press(u"Ctrl+Shift+L"_s);
    QVERIFY(stage.program().docks().isLocked());
    QWidget* closing = stage.titleButton(u"log"_s, u"Close this panel"_s);
    if (closing) click(closing);
    QWidget* floating = stage.titleButton(u"log"_s, u"Take out into a window of its own"_s);
    if (floating) click(floating);
    QVERIFY(stage.program().docks().isOpen(u"log"_s));
    QVERIFY(!stage.program().docks().isFloating(u"log"_s));
    stage.close();
    stage.start();
    QVERIFY(stage.program().docks().isLocked());
    stage.press(u"Ctrl+Shift+L"_s);
    QVERIFY(!stage.program().docks().isLocked());
    click(stage.titleButton(u"log"_s, u"Close this panel"_s));
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
}

void LayoutsTest::onlyTheCentreAndBack()
{
    Stage stage;
    stage.start();
    stage.press(u"F9"_s);
    QCOMPARE(stage.openPanels(), QStringList{u"train-map"_s});
    stage.press(u"F9"_s);
    QCOMPARE(stage.openPanels(), scheminPanels());
}

void LayoutsTest::onlyTheCentreIsNotKept()
{
    Stage stage;
    stage.start();
    stage.press(u"F9"_s);
    stage.close();
    stage.start();
    QCOMPARE(stage.openPanels(), scheminPanels());
}

void LayoutsTest::exportedLayoutIsImported()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    const QString path = stage.file(u"out.json"_s);
    QVERIFY(stage.program().layouts().exportTo(path));
    stage.trigger(u"layout.reset"_s);
    QVERIFY(stage.program().layouts().importFrom(path));
    QCOMPARE(stage.program().layouts().store().list().size(), 5);
    QVERIFY(!stage.program().docks().isOpen(u"log"_s));
    QVERIFY(stage.program().docks().isOpen(u"common-deck"_s));
}

void LayoutsTest::brokenFileIsNotImported()
{
    Stage stage;
    stage.start();
    stage.write(u"bad.json"_s, "{ \"format\": \"something else\" }");
    QVERIFY(!stage.program().layouts().importFrom(stage.file(u"bad.json"_s)));
    QVERIFY(stage.message().contains(u"bad.json"_s));
    QVERIFY(!stage.program().layouts().importFrom(stage.file(u"absent.json"_s)));
    QCOMPARE(stage.program().layouts().store().list().size(), 4);
    QCOMPARE(stage.openPanels(), scheminPanels());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutsTest)
#include "layouts_test.moc"
