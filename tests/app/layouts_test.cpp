// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/widgets/message_line.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QMainWindow>
#include <QTest>

#include <algorithm>

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
    void aPanelThatComesAndGoesLeavesTheOthersAsTheyWere();
    void aPanelThatComesBackIsNoSlit();
    void hiddenTabComesToTheFront();
    void panelsBehindTheWelcomePageArePlacedWithTheGame();
    void unknownLayoutIsMentioned();
    void panelsStayAsTheyWereLeft();
    void eachLayoutIsKeptAsItWasLeft();
    void resetPutsPanelsBackAndCanBeUndone();
    void ownLayoutIsSavedAndNeverChangesByItself();
    void ownLayoutIsRenamedAndDeleted();
    void deletionCanBeUndone();
    void namesOfTheProgramAreRefused();
    void lockedPanelsStay();
    void signsForPlacesAreMadeWhenAPanelIsDragged();
    void onlyTheCentreAndBack();
    void onlyTheCentreIsNotKept();
    void exportedLayoutIsImported();
    void brokenFileIsNotImported();
};

void LayoutsTest::keysSwitchLayouts()
{
    RunningProgram running;
    running.start();
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QCOMPARE(running.openPanels(), scheminPanels());

    running.press(u"Ctrl+3"_s);
    QCOMPARE(running.program().layouts().current(), u"rulebook"_s);
    QVERIFY(!running.program().docks().isOpen(u"train-map"_s));
    QVERIFY(running.program().docks().isOpen(u"referee"_s));
    QVERIFY(running.program().actions().find(u"layout.to.rulebook"_s)->isChecked());
    QVERIFY(!running.program().actions().find(u"layout.to.schemin"_s)->isChecked());

    running.press(u"Ctrl+1"_s);
    QCOMPARE(running.openPanels(), scheminPanels());
}

void LayoutsTest::comboBoxSwitchesLayouts()
{
    RunningProgram running;
    running.start();
    auto* combo = running.window()->findChild<QComboBox*>();
    QVERIFY(combo);
    QCOMPARE(combo->count(), 4);
    combo->setFocus();
    // Passing it with the keyboard opens the list, and changes nothing.
    QTest::keyClick(combo, Qt::Key_Down);
    settle();
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QVERIFY(combo->view()->isVisible());
    QTest::keyClick(combo->view(), Qt::Key_Down);
    QTest::keyClick(combo->view(), Qt::Key_Return);
    settle();
    QCOMPARE(running.program().layouts().current(), u"stealin"_s);
    running.press(u"Ctrl+4"_s);
    QCOMPARE(combo->currentIndex(), 3);
}

void LayoutsTest::panelFloatsAndReturnsByItsButtons()
{
    RunningProgram running;
    running.start();
    app::Docks& docks = running.program().docks();
    click(running.titleButton(u"common-deck"_s, u"Take out into a window of its own"_s));
    QVERIFY(docks.isFloating(u"common-deck"_s));
    QVERIFY(running.panel(u"common-deck"_s)->window() != running.window());

    click(running.titleButton(u"common-deck"_s, u"Put back into the main window"_s));
    QVERIFY(!docks.isFloating(u"common-deck"_s));
    QCOMPARE(running.panel(u"common-deck"_s)->window(), running.window());
}

void LayoutsTest::allFloatingPanelsComeBackAtOnce()
{
    RunningProgram running;
    running.start();
    app::Docks& docks = running.program().docks();
    QVERIFY(!running.program().actions().find(u"layout.bring-back"_s)->isEnabled());
    docks.setFloating(u"common-deck"_s, true);
    docks.setFloating(u"log"_s, true);
    running.trigger(u"layout.bring-back"_s);
    QVERIFY(!docks.anyFloating());
    QCOMPARE(running.openPanels(), scheminPanels());
}

void LayoutsTest::closedPanelComesBackByItsAction()
{
    RunningProgram running;
    running.start();
    click(running.titleButton(u"log"_s, u"Close this panel"_s));
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    QVERIFY(!running.program().actions().find(u"panel.log"_s)->isChecked());
    running.trigger(u"panel.log"_s);
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    QVERIFY(!running.program().docks().isFloating(u"log"_s));
    running.trigger(u"panel.extra"_s);
    QVERIFY(!running.program().docks().isFloating(u"extra"_s));
    QVERIFY(running.program().docks().isOpen(u"extra"_s));
}

void LayoutsTest::aPanelThatComesAndGoesLeavesTheOthersAsTheyWere()
{
    RunningProgram running;
    running.start({.layout = u"stealin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.trigger(u"game.sample"_s);
    const QSize before = running.window()->findChild<QWidget*>(u"refereePanel"_s)->size();
    for (int time = 0; time < 3; ++time) {
        running.program().docks().setOpen(u"rulebook"_s, true);
        settle();
        QVERIFY(running.window()->findChild<QWidget*>(u"rulebookPanel"_s)->width() >=
                running.window()->width() / 6);
        running.program().docks().setOpen(u"rulebook"_s, false);
        settle();
        QCOMPARE(running.window()->findChild<QWidget*>(u"refereePanel"_s)->size(), before);
    }
}

void LayoutsTest::aPanelThatComesBackIsNoSlit()
{
    RunningProgram running;
    running.start({.layout = u"stealin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.trigger(u"game.sample"_s);
    running.program().docks().setOpen(u"rulebook"_s, true);
    settle();
    running.trigger(u"layout.reset"_s);
    QVERIFY(!running.program().docks().isOpen(u"rulebook"_s));
    running.program().docks().setOpen(u"rulebook"_s, true);
    settle();
    QVERIFY(running.window()->findChild<QWidget*>(u"rulebookPanel"_s)->width() >=
            running.window()->width() / 6);
}

void LayoutsTest::hiddenTabComesToTheFront()
{
    RunningProgram running;
    running.write(u"layouts/tabs.json"_s,
                  R"({"format": "caboose-layout", "version": 1, "name": "Tabs", "placements": [
                    {"panel": "train-map", "side": "centre"},
                    {"panel": "log", "side": "tab", "beside": ["train-map"]}]})");
    running.start({.layout = u"tabs"_s});
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    QVERIFY(!running.program().docks().isInFront(u"log"_s));
    running.trigger(u"panel.log"_s);
    QVERIFY(running.program().docks().isInFront(u"log"_s));
    QVERIFY(running.panel(u"log"_s)->isVisible());
    running.trigger(u"panel.log"_s);
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    QVERIFY(running.program().docks().isInFront(u"train-map"_s));

    QByteArray other = running.read(u"layouts/tabs.json"_s);
    running.write(u"layouts/other.json"_s,
                  other.replace("\"side\": \"tab\"", "\"side\": \"tab\", \"front\": true"));
    running.start({.layout = u"other"_s});
    QVERIFY(running.program().docks().isInFront(u"log"_s));
}

void LayoutsTest::panelsBehindTheWelcomePageArePlacedWithTheGame()
{
    RunningProgram running;
    running.start({}, app::panelList());
    QCOMPARE(running.openPanels(), QStringList{u"welcome"_s});
    QVERIFY(!running.program().docks().capture().placements.isEmpty());
    running.close();
    running.start({}, app::panelList());
    QCOMPARE(running.message(), QString());
    running.trigger(u"game.sample"_s);
    for (const auto& panel : {u"train-map"_s, u"referee"_s, u"common-deck"_s, u"log"_s})
        QVERIFY2(running.program().docks().isOpen(panel), qPrintable(panel));
    running.trigger(u"panel.common-deck"_s);
    running.close();
    running.start({}, app::panelList());
    running.trigger(u"game.sample"_s);
    QVERIFY(running.program().docks().isOpen(u"referee"_s));
    QVERIFY(!running.program().docks().isOpen(u"common-deck"_s));
}

void LayoutsTest::unknownLayoutIsMentioned()
{
    RunningProgram running;
    running.start({.layout = u"../nonsense"_s});
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QVERIFY(running.message().contains(u"../nonsense"_s));
}

void LayoutsTest::panelsStayAsTheyWereLeft()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.trigger(u"panel.extra"_s);
    const QStringList before = running.openPanels();
    running.close();
    running.start();
    QCOMPARE(running.openPanels(), before);
    QCOMPARE(running.message(), QString());
}

void LayoutsTest::eachLayoutIsKeptAsItWasLeft()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.press(u"Ctrl+2"_s);
    running.press(u"Ctrl+1"_s);
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
}

void LayoutsTest::resetPutsPanelsBackAndCanBeUndone()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.press(u"Ctrl+Shift+R"_s);
    QCOMPARE(running.openPanels(), scheminPanels());
    running.answerMessage();
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    running.press(u"Ctrl+Shift+R"_s);
    QVERIFY(!running.message().isEmpty());
    // Whoever goes on playing is content.
    running.trigger(u"game.sample"_s);
    QCOMPARE(running.message(), QString());
}

void LayoutsTest::ownLayoutIsSavedAndNeverChangesByItself()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    const QString id = running.program().layouts().saveAs(u"Émile’s Table"_s);
    QCOMPARE(id, u"emile-s-table"_s);
    const QByteArray saved = running.read(u"layouts/emile-s-table.json"_s);
    QVERIFY(!saved.isEmpty());

    running.trigger(u"panel.extra"_s);
    running.press(u"Ctrl+1"_s);
    running.trigger(u"layout.to.emile-s-table"_s);
    running.close();
    QCOMPARE(running.read(u"layouts/emile-s-table.json"_s), saved);

    running.start();
    QCOMPARE(running.program().layouts().current(), id);
    QVERIFY(running.program().docks().isOpen(u"extra"_s));
    running.trigger(u"layout.reset"_s);
    QVERIFY(!running.program().docks().isOpen(u"extra"_s));
    QVERIFY(!running.program().docks().isOpen(u"log"_s));

    running.trigger(u"panel.extra"_s);
    running.trigger(u"layout.save"_s);
    QVERIFY(running.read(u"layouts/emile-s-table.json"_s) != saved);
}

void LayoutsTest::ownLayoutIsRenamedAndDeleted()
{
    RunningProgram running;
    running.start();
    QVERIFY(!running.program().actions().find(u"layout.rename"_s)->isEnabled());
    const QString id = running.program().layouts().saveAs(u"Mine"_s);
    QVERIFY(running.program().layouts().rename(u"Cats & Dogs"_s));
    QCOMPARE(running.program().actions().find(u"layout.to."_s + id)->text(), u"Cats && Dogs"_s);
    QCOMPARE(running.program().layouts().current(), id);
    QVERIFY(!running.program().layouts().rename(u"Rulebook"_s));

    running.trigger(u"layout.delete"_s);
    QVERIFY(running.program().layouts().store().has(id));
    running.answerMessage();
    QVERIFY(!running.program().layouts().store().has(id));
    QCOMPARE(running.program().actions().find(u"layout.to."_s + id), nullptr);
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
}

void LayoutsTest::deletionCanBeUndone()
{
    RunningProgram running;
    running.start();
    views::Preferences noQuestions = running.program().preferences();
    noQuestions.confirmations = false;
    running.program().setPreferences(noQuestions);
    const QString id = running.program().layouts().saveAs(u"Mine"_s);
    running.trigger(u"layout.delete"_s);
    QVERIFY(!running.program().layouts().store().has(id));
    running.answerMessage();
    QVERIFY(running.program().layouts().store().has(id));
    QCOMPARE(running.program().layouts().current(), id);
}

void LayoutsTest::namesOfTheProgramAreRefused()
{
    RunningProgram running;
    running.start();
    QCOMPARE(running.program().layouts().saveAs(u"rulebook"_s), QString());
    QVERIFY(running.message().contains(u"rulebook"_s));
    QCOMPARE(running.program().layouts().saveAs(u"  "_s), QString());
    QCOMPARE(running.program().layouts().store().list().size(), 4);
}

void LayoutsTest::lockedPanelsStay()
{
    RunningProgram running;
    running.start();
    running.press(u"Ctrl+Shift+L"_s);
    QVERIFY(running.program().docks().isLocked());
    QWidget* closing = running.titleButton(u"log"_s, u"Close this panel"_s);
    if (closing) click(closing);
    QWidget* floating = running.titleButton(u"log"_s, u"Take out into a window of its own"_s);
    if (floating) click(floating);
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    QVERIFY(!running.program().docks().isFloating(u"log"_s));
    running.close();
    running.start();
    QVERIFY(running.program().docks().isLocked());
    running.press(u"Ctrl+Shift+L"_s);
    QVERIFY(!running.program().docks().isLocked());
    click(running.titleButton(u"log"_s, u"Close this panel"_s));
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
}

void LayoutsTest::signsForPlacesAreMadeWhenAPanelIsDragged()
{
    const auto made = [](const char* what) {
        QWidgetList found = QApplication::allWidgets();
        found.removeIf([what](const QWidget* widget) {
            return !QByteArrayView(widget->metaObject()->className()).contains(what);
        });
        return found;
    };
    const auto seen = [&made](const char* what) {
        QWidgetList found = made(what);
        found.removeIf([](const QWidget* widget) { return !widget->isVisible(); });
        return found;
    };
    RunningProgram running;
    running.start();
    QVERIFY(made("Indicator").isEmpty());
    const QWidgetList strips = seen("TitleStrip");
    QWidget* strip = *std::max_element(
        strips.begin(), strips.end(),
        [](const QWidget* one, const QWidget* other) { return one->width() < other->width(); });
    const QPoint from(20, strip->height() / 2);
    const QPoint start = strip->mapToGlobal(from);
    QTest::mousePress(strip, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        const QPoint to = start + QPoint(0, 8 * step);
        QCursor::setPos(to);
        QTest::mouseMove(strip, strip->mapFromGlobal(to)); // it goes along with the panel
        settle();
    }
    QVERIFY(running.program().docks().anyFloating());
    QVERIFY(!seen("Indicator").isEmpty());
    QTest::mouseRelease(strip, Qt::LeftButton, {}, from);
    settle();
    QVERIFY(seen("Indicator").isEmpty());
}

void LayoutsTest::onlyTheCentreAndBack()
{
    RunningProgram running;
    running.start();
    running.press(u"F9"_s);
    QCOMPARE(running.openPanels(), QStringList{u"train-map"_s});
    running.press(u"F9"_s);
    QCOMPARE(running.openPanels(), scheminPanels());
}

void LayoutsTest::onlyTheCentreIsNotKept()
{
    RunningProgram running;
    running.start();
    running.press(u"F9"_s);
    running.close();
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
}

void LayoutsTest::exportedLayoutIsImported()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    const QString path = running.file(u"out.json"_s);
    QVERIFY(running.program().layouts().exportTo(path));
    running.trigger(u"layout.reset"_s);
    QVERIFY(running.program().layouts().importFrom(path));
    QCOMPARE(running.program().layouts().store().list().size(), 5);
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    QVERIFY(running.program().docks().isOpen(u"common-deck"_s));
}

void LayoutsTest::brokenFileIsNotImported()
{
    RunningProgram running;
    running.start();
    running.write(u"bad.json"_s, "{ \"format\": \"something else\" }");
    QVERIFY(!running.program().layouts().importFrom(running.file(u"bad.json"_s)));
    QVERIFY(running.message().contains(u"bad.json"_s));
    QVERIFY(!running.program().layouts().importFrom(running.file(u"absent.json"_s)));
    QCOMPARE(running.program().layouts().store().list().size(), 4);
    QCOMPARE(running.openPanels(), scheminPanels());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutsTest)
#include "layouts_test.moc"
