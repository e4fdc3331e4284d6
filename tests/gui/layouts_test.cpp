// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/stage.h"
#include "tests/support/watched_test.h"
#include "views/message_line/message_line.h"

#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QScreen>
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
    void garbageNeverBreaksTheStart_data();
    void garbageNeverBreaksTheStart();
    void brokenOwnLayoutFallsBack();
    void layoutFromTheFutureFallsBack();
    void unknownPanelsAreLeftOut();
    void newPanelsAppearWhereTheLayoutWantsThem();
    void missingPanelsAreAbsent();
    void panelOnAVanishedScreenComesBack();
    void safeStartIgnoresWhatWasLeft();
};

namespace {

QStringList openPanels(app::Program& program)
{
    QStringList open;
    for (const QString& id : program.panels().ids()) {
        if (program.docks().isOpen(id)) open.append(id);
    }
    return open;
}

QJsonObject leftAs(const Stage& stage, const QString& layout)
{
    return QJsonDocument::fromJson(stage.read(u"left-as/%1.json"_s.arg(layout))).object();
}

const QStringList scheminPanels{u"train-map"_s, u"common-deck"_s, u"log"_s};

} // namespace

void LayoutsTest::keysSwitchLayouts()
{
    Stage stage;
    stage.start();
    QCOMPARE(stage.program().layouts().current(), u"schemin"_s);
    QCOMPARE(openPanels(stage.program()), scheminPanels);

    stage.press(u"Ctrl+2"_s);
    QCOMPARE(stage.program().layouts().current(), u"stealin"_s);
    QVERIFY(stage.program().docks().isOpen(u"referee"_s));
    QVERIFY(stage.program().actions().find(u"layout.to.stealin"_s)->isChecked());
    QVERIFY(!stage.program().actions().find(u"layout.to.schemin"_s)->isChecked());

    stage.press(u"Ctrl+1"_s);
    QCOMPARE(openPanels(stage.program()), scheminPanels);
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
    QCOMPARE(openPanels(stage.program()), scheminPanels);
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

void LayoutsTest::panelsStayAsTheyWereLeft()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.trigger(u"panel.extra"_s);
    const QStringList before = openPanels(stage.program());
    stage.close();
    stage.start();
    QCOMPARE(openPanels(stage.program()), before);
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
    QCOMPARE(openPanels(stage.program()), scheminPanels);
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
    QCOMPARE(openPanels(stage.program()), QStringList{u"train-map"_s});
    stage.press(u"F9"_s);
    QCOMPARE(openPanels(stage.program()), scheminPanels);
}

void LayoutsTest::onlyTheCentreIsNotKept()
{
    Stage stage;
    stage.start();
    stage.press(u"F9"_s);
    stage.close();
    stage.start();
    QCOMPARE(openPanels(stage.program()), scheminPanels);
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
    QCOMPARE(openPanels(stage.program()), scheminPanels);
}

void LayoutsTest::garbageNeverBreaksTheStart_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray head = "{\"format\":\"caboose-layout\",\"version\":1,\"panels\":[\"log\"],";
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << QByteArray("\x00\xff\x17 not json", 14);
    QTest::newRow("array") << QByteArray("[1,2,3]");
    QTest::newRow("cut off") << head + "\"docking\":{\"serializationVers";
    QTest::newRow("nothing in it") << head + "\"docking\":{}}";
    QTest::newRow("another docking") << head + "\"docking\":{\"hello\":\"world\"}}";
    QTest::newRow("docking of numbers") << head + "\"docking\":{\"serializationVersion\":3,"
                                                  "\"mainWindows\":7}}";
    QTest::newRow("window without content")
        << head + "\"docking\":{\"serializationVersion\":3,\"mainWindows\":[{\"uniqueName\":"
                  "\"caboose\"}]}}";
    QTest::newRow("placements of nothing") << head + "\"placements\":[{\"side\":\"up\"}]}";
    QTest::newRow("version of text")
        << QByteArray("{\"format\":\"caboose-layout\",\"version\":\"x\"}");
    QTest::newRow("huge") << QByteArray(5 * 1024 * 1024, '[');
}

void LayoutsTest::garbageNeverBreaksTheStart()
{
    QFETCH(QByteArray, content);
    Stage stage;
    stage.write(u"left-as/schemin.json"_s, content);
    stage.start();
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QVERIFY(stage.message().contains(u"Schemin’"_s));
    stage.close();
    stage.start();
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QCOMPARE(stage.message(), QString());
}

void LayoutsTest::brokenOwnLayoutFallsBack()
{
    Stage stage;
    stage.write(u"layouts/broken.json"_s, "nonsense");
    stage.start({.layout = u"broken"_s});
    QCOMPARE(stage.program().layouts().current(), u"broken"_s);
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QVERIFY(stage.message().contains(u"broken"_s));
}

void LayoutsTest::layoutFromTheFutureFallsBack()
{
    Stage stage;
    stage.start();
    stage.close();
    QJsonObject future = leftAs(stage, u"schemin"_s);
    future[u"version"_s] = 99;
    stage.write(u"left-as/schemin.json"_s, QJsonDocument(future).toJson());
    stage.start();
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QVERIFY(stage.message().contains(u"later version"_s));
}

void LayoutsTest::unknownPanelsAreLeftOut()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.extra"_s);
    stage.close();
    app::Panels fewer;
    const app::Panels all = testPanels();
    for (const app::PanelSpec& panel : all.all()) {
        if (panel.id != u"extra" && panel.id != u"log") fewer.add(panel);
    }
    stage.start({}, fewer);
    QCOMPARE(openPanels(stage.program()), (QStringList{u"train-map"_s, u"common-deck"_s}));
    QCOMPARE(stage.message(), QString());
    QVERIFY(!stage.program().docks().anyFloating());
}

void LayoutsTest::newPanelsAppearWhereTheLayoutWantsThem()
{
    Stage stage;
    app::Panels fewer;
    const app::Panels all = testPanels();
    for (const app::PanelSpec& panel : all.all()) {
        if (panel.id != u"log" && panel.id != u"extra") fewer.add(panel);
    }
    stage.start({}, fewer);
    stage.close();
    stage.start();
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QVERIFY(!stage.program().docks().anyFloating());
}

void LayoutsTest::missingPanelsAreAbsent()
{
    Stage stage;
    app::Panels one;
    one.add(testPanels().all().at(4));
    stage.start({}, one);
    QCOMPARE(openPanels(stage.program()), QStringList{u"extra"_s});
    for (const auto& keys : {u"Ctrl+2"_s, u"Ctrl+3"_s, u"Ctrl+4"_s}) {
        stage.press(keys);
        QCOMPARE(openPanels(stage.program()), QStringList{u"extra"_s});
    }
}

void LayoutsTest::panelOnAVanishedScreenComesBack()
{
    Stage stage;
    stage.start();
    stage.program().docks().setFloating(u"log"_s, true);
    settle();
    stage.panel(u"log"_s)->window()->move(9000, 9000);
    settle();
    stage.close();
    stage.start();
    QVERIFY(stage.program().docks().isFloating(u"log"_s));
    const QRect window = stage.panel(u"log"_s)->window()->geometry();
    QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().contains(window));

    stage.panel(u"log"_s)->window()->move(-9000, 50);
    stage.program().docks().fitToScreens();
    QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().contains(
        stage.panel(u"log"_s)->window()->geometry()));
}

void LayoutsTest::safeStartIgnoresWhatWasLeft()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.trigger(u"view.theme.dark"_s);
    stage.close();
    stage.start({.safe = true});
    QCOMPARE(openPanels(stage.program()), scheminPanels);
    QVERIFY(!stage.program().themes().isDark());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutsTest)
#include "layouts_test.moc"
