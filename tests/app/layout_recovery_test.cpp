// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/docks.h"
#include "tests/source_dir.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Whatever lies in the settings folder, the program starts and says what it could not use.
class LayoutRecoveryTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void garbageNeverBreaksTheStart_data();
    void garbageNeverBreaksTheStart();
    void brokenOwnLayoutFallsBack();
    void layoutFromTheFutureFallsBack();
    void damagedLayoutsFallBackAndAreKept_data();
    void damagedLayoutsFallBackAndAreKept();
    void damagedOwnLayoutIsKeptWhenAnotherIsSaved();
    void whatIsRefusedBehindAPageIsSaidWhenThePanelsComeBack();
    void unknownPanelsAreLeftOut();
    void newPanelsAppearWhereTheLayoutWantsThem();
    void missingPanelsAreAbsent();
    void panelOnAVanishedScreenComesBack();
    void safeStartIgnoresWhatWasLeft();
    void safeStartTakesNoLayoutThatSomebodyMade();
    void startAfterACrashTakesNoLayoutThatSomebodyMade();
    void onlyIdsAreNamesOfFiles();
    void namesAreNoHtml();
    void whatCantBeWrittenIsNotCalledSaved();
};

namespace {

QJsonObject leftAs(const RunningProgram& running, const QString& layout)
{
    return QJsonDocument::fromJson(running.read(u"left-as/%1.json"_s.arg(layout))).object();
}

} // namespace

void LayoutRecoveryTest::garbageNeverBreaksTheStart_data()
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
    QTest::newRow("huge") << QByteArray(5LL * 1024 * 1024, '[');
}

void LayoutRecoveryTest::garbageNeverBreaksTheStart()
{
    QFETCH(QByteArray, content);
    RunningProgram running;
    running.write(u"left-as/schemin.json"_s, content);
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(running.message().contains(u"Schemin’"_s));
    running.close();
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
    QCOMPARE(running.message(), QString());
}

void LayoutRecoveryTest::brokenOwnLayoutFallsBack()
{
    RunningProgram running;
    running.write(u"layouts/broken.json"_s, "nonsense");
    running.start({.layout = u"broken"_s});
    QCOMPARE(running.program().layouts().current(), u"broken"_s);
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(running.message().contains(u"broken"_s));
}

void LayoutRecoveryTest::layoutFromTheFutureFallsBack()
{
    RunningProgram running;
    running.start();
    running.close();
    QJsonObject future = leftAs(running, u"schemin"_s);
    future[u"version"_s] = 99;
    running.write(u"left-as/schemin.json"_s, QJsonDocument(future).toJson());
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(running.message().contains(u"later version"_s));
}

void LayoutRecoveryTest::damagedLayoutsFallBackAndAreKept_data()
{
    QTest::addColumn<QByteArray>("content");
    const QDir folder(QStringLiteral(CABOOSE_SOURCE_DIR "/tests/data/layouts/damaged"));
    for (const QString& name : folder.entryList({u"*.json"_s})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow(qPrintable(name)) << file.readAll();
    }
}

/// How the panels were left, an own layout, a file to import: whichever it is.
void LayoutRecoveryTest::damagedLayoutsFallBackAndAreKept()
{
    QFETCH(QByteArray, content);
    RunningProgram running;
    running.write(u"left-as/schemin.json"_s, content);
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY2(running.message().contains(u"schemin.json.broken"_s), qPrintable(running.message()));
    QVERIFY(
        !running.program().layouts().importFrom(running.file(u"left-as/schemin.json.broken"_s)));
    running.close();
    QCOMPARE(running.read(u"left-as/schemin.json.broken"_s), content);
    running.write(u"layouts/mine.json"_s, content);
    running.start({.layout = u"mine"_s});
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(running.message().contains(u"could not be used"_s));
    running.close();
    QCOMPARE(running.read(u"layouts/mine.json"_s), content);
}

void LayoutRecoveryTest::damagedOwnLayoutIsKeptWhenAnotherIsSaved()
{
    RunningProgram running;
    const QByteArray future = R"({"format":"caboose-layout","version":9,"new":"things"})";
    running.write(u"layouts/mine.json"_s, future);
    running.start({.layout = u"mine"_s});
    QVERIFY(running.message().contains(u"later version"_s));
    running.program().layouts().saveCurrent();
    QCOMPARE(running.read(u"layouts/mine.json.broken"_s), future);
    running.close();
    running.start();
    QCOMPARE(running.message(), QString());
    QCOMPARE(running.program().layouts().current(), u"mine"_s);
}

/// The docking library is asked late then, and it alone can't use this one.
void LayoutRecoveryTest::whatIsRefusedBehindAPageIsSaidWhenThePanelsComeBack()
{
    RunningProgram running;
    running.start();
    app::Docks& docks = running.program().docks();
    QSignalSpy unusable(&docks, &app::Docks::unusable);
    const app::Layout refused{.docking = {{u"hello"_s, u"world"_s}}};
    const app::Layout fallback{
        .placements = {{.panel = u"train-map"_s}, {.panel = u"log"_s, .side = app::Side::Right}}};

    docks.setPageFor([](const QString&) { return u"referee"_s; });
    QVERIFY(docks.apply(refused, fallback));
    QCOMPARE(running.openPanels(), QStringList{u"referee"_s});
    QCOMPARE(docks.capture(), refused);
    QCOMPARE(unusable.size(), 0);

    docks.showAllAgain();
    QCOMPARE(unusable.size(), 1);
    QCOMPARE(running.openPanels(), (QStringList{u"train-map"_s, u"log"_s}));
    QVERIFY2(running.message().contains(u"Schemin’"_s), qPrintable(running.message()));
}

void LayoutRecoveryTest::unknownPanelsAreLeftOut()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.extra"_s);
    running.close();
    app::Panels fewer;
    const app::Panels all = testPanels();
    for (const app::PanelSpec& panel : all.all()) {
        if (panel.id != u"extra" && panel.id != u"log") fewer.add(panel);
    }
    running.start({}, fewer);
    QCOMPARE(running.openPanels(), scheminPanels().mid(0, 3));
    QCOMPARE(running.message(), QString());
    QVERIFY(!running.program().docks().anyFloating());
}

void LayoutRecoveryTest::newPanelsAppearWhereTheLayoutWantsThem()
{
    RunningProgram running;
    app::Panels fewer;
    const app::Panels all = testPanels();
    for (const app::PanelSpec& panel : all.all()) {
        if (panel.id != u"log" && panel.id != u"extra") fewer.add(panel);
    }
    running.start({}, fewer);
    running.close();
    running.start();
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(!running.program().docks().anyFloating());
}

void LayoutRecoveryTest::missingPanelsAreAbsent()
{
    RunningProgram running;
    app::Panels one;
    one.add(testPanels().all().at(4));
    running.start({}, one);
    QCOMPARE(running.openPanels(), QStringList{u"extra"_s});
    for (const auto& keys : {u"Ctrl+2"_s, u"Ctrl+3"_s, u"Ctrl+4"_s}) {
        running.press(keys);
        QCOMPARE(running.openPanels(), QStringList{u"extra"_s});
    }
}

void LayoutRecoveryTest::panelOnAVanishedScreenComesBack()
{
    RunningProgram running;
    running.start();
    running.program().docks().setFloating(u"log"_s, true);
    settle();
    running.panel(u"log"_s)->window()->move(9000, 9000);
    settle();
    running.close();
    running.start();
    QVERIFY(running.program().docks().isFloating(u"log"_s));
    const QRect window = running.panel(u"log"_s)->window()->geometry();
    QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().contains(window));

    running.panel(u"log"_s)->window()->move(-9000, 50);
    running.program().docks().fitToScreens();
    QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().contains(
        running.panel(u"log"_s)->window()->geometry()));
}

void LayoutRecoveryTest::safeStartIgnoresWhatWasLeft()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.trigger(u"view.theme.dark"_s);
    running.close();
    running.start({.safe = true});
    QCOMPARE(running.openPanels(), scheminPanels());
    QVERIFY(!running.program().themes().isDark());
}

void LayoutRecoveryTest::safeStartTakesNoLayoutThatSomebodyMade()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    const QString own = running.program().layouts().saveAs(u"Mine"_s);
    running.close();
    for (const QString& wanted : {QString(), own}) {
        running.start({.layout = wanted, .safe = true});
        QCOMPARE(running.program().layouts().current(), u"schemin"_s);
        QCOMPARE(running.openPanels(), scheminPanels());
        running.close();
    }
    running.start();
    QCOMPARE(running.program().layouts().current(), own);
}

void LayoutRecoveryTest::startAfterACrashTakesNoLayoutThatSomebodyMade()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    const QString own = running.program().layouts().saveAs(u"Mine"_s);
    running.crash();
    running.write(u"running/0.lock.starting"_s, "");
    running.start();
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QVERIFY(running.message().contains(u"while it started"_s));
    running.answerMessage();
    QCOMPARE(running.program().layouts().current(), own);
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
}

void LayoutRecoveryTest::onlyIdsAreNamesOfFiles()
{
    RunningProgram running;
    running.write(u"diary.json"_s, "dear");
    running.write(u"caboose.ini"_s, "[layouts]\ncurrent=../diary\n");
    running.write(u"layouts/.. %1.json"_s, "{}");
    running.start();
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QCOMPARE(running.program().layouts().store().list().size(), 4);
    running.close();
    running.start({.layout = u"../diary"_s});
    QVERIFY(running.message().contains(u"../diary"_s));
    running.program().layouts().switchTo(u"../diary"_s);
    running.close();
    QCOMPARE(running.read(u"diary.json"_s), "dear"_ba);
}

void LayoutRecoveryTest::namesAreNoHtml()
{
    RunningProgram running;
    running.start();
    const QString file = running.file(u"theirs.json"_s);
    QVERIFY(running.program().layouts().exportTo(file));
    QJsonObject layout = QJsonDocument::fromJson(running.read(u"theirs.json"_s)).object();
    layout[u"name"_s] = u"<img src='/dev/zero'>\x1b[2J"_s + QString(5000, u'!');
    running.write(u"theirs.json"_s, QJsonDocument(layout).toJson());
    for (int n = 0; n < 2; ++n) QVERIFY(running.program().layouts().importFrom(file));
    const app::LayoutSwitcher& layouts = running.program().layouts();
    const QString name = layouts.store().nameOf(layouts.current());
    QVERIFY(name.startsWith(u"<img src='/dev/zero'>[2J!"_s));
    QVERIFY(name.size() <= 60);
    for (const QAction* action : running.program().actions().of(app::Category::Layout)) {
        QVERIFY2(!action->toolTip().contains(u"<img"_s), qPrintable(action->toolTip()));
    }
}

void LayoutRecoveryTest::whatCantBeWrittenIsNotCalledSaved()
{
    RunningProgram running;
    running.start();
    app::LayoutSwitcher& layouts = running.program().layouts();
    QVERIFY(!layouts.saveAs(u"Mine"_s).isEmpty());
    const QString exported = running.file(u"mine.json"_s);
    QVERIFY(layouts.exportTo(exported));
    // A file where the folder was: nobody can write into it, not even the system's own user.
    QVERIFY(QDir(running.file(u"layouts"_s)).removeRecursively());
    running.write(u"layouts"_s, "in the way");
    layouts.saveCurrent();
    QVERIFY2(running.message().contains(u"could not be written"_s), qPrintable(running.message()));
    layouts.switchTo(u"schemin"_s);
    QVERIFY(!layouts.importFrom(exported));
    QVERIFY2(running.message().contains(u"could not be written"_s), qPrintable(running.message()));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutRecoveryTest)
#include "layout_recovery_test.moc"
