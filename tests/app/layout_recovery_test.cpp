// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QScreen>
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
    void unknownPanelsAreLeftOut();
    void newPanelsAppearWhereTheLayoutWantsThem();
    void missingPanelsAreAbsent();
    void panelOnAVanishedScreenComesBack();
    void safeStartIgnoresWhatWasLeft();
};

namespace {

QJsonObject leftAs(const Stage& stage, const QString& layout)
{
    return QJsonDocument::fromJson(stage.read(u"left-as/%1.json"_s.arg(layout))).object();
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
    Stage stage;
    stage.write(u"left-as/schemin.json"_s, content);
    stage.start();
    QCOMPARE(stage.openPanels(), scheminPanels());
    QVERIFY(stage.message().contains(u"Schemin’"_s));
    stage.close();
    stage.start();
    QCOMPARE(stage.openPanels(), scheminPanels());
    QCOMPARE(stage.message(), QString());
}

void LayoutRecoveryTest::brokenOwnLayoutFallsBack()
{
    Stage stage;
    stage.write(u"layouts/broken.json"_s, "nonsense");
    stage.start({.layout = u"broken"_s});
    QCOMPARE(stage.program().layouts().current(), u"broken"_s);
    QCOMPARE(stage.openPanels(), scheminPanels());
    QVERIFY(stage.message().contains(u"broken"_s));
}

void LayoutRecoveryTest::layoutFromTheFutureFallsBack()
{
    Stage stage;
    stage.start();
    stage.close();
    QJsonObject future = leftAs(stage, u"schemin"_s);
    future[u"version"_s] = 99;
    stage.write(u"left-as/schemin.json"_s, QJsonDocument(future).toJson());
    stage.start();
    QCOMPARE(stage.openPanels(), scheminPanels());
    QVERIFY(stage.message().contains(u"later version"_s));
}

void LayoutRecoveryTest::unknownPanelsAreLeftOut()
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
    QCOMPARE(stage.openPanels(), scheminPanels().mid(0, 3));
    QCOMPARE(stage.message(), QString());
    QVERIFY(!stage.program().docks().anyFloating());
}

void LayoutRecoveryTest::newPanelsAppearWhereTheLayoutWantsThem()
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
    QCOMPARE(stage.openPanels(), scheminPanels());
    QVERIFY(!stage.program().docks().anyFloating());
}

void LayoutRecoveryTest::missingPanelsAreAbsent()
{
    Stage stage;
    app::Panels one;
    one.add(testPanels().all().at(4));
    stage.start({}, one);
    QCOMPARE(stage.openPanels(), QStringList{u"extra"_s});
    for (const auto& keys : {u"Ctrl+2"_s, u"Ctrl+3"_s, u"Ctrl+4"_s}) {
        stage.press(keys);
        QCOMPARE(stage.openPanels(), QStringList{u"extra"_s});
    }
}

void LayoutRecoveryTest::panelOnAVanishedScreenComesBack()
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

void LayoutRecoveryTest::safeStartIgnoresWhatWasLeft()
{
    Stage stage;
    stage.start();
    stage.trigger(u"panel.log"_s);
    stage.trigger(u"view.theme.dark"_s);
    stage.close();
    stage.start({.safe = true});
    QCOMPARE(stage.openPanels(), scheminPanels());
    QVERIFY(!stage.program().themes().isDark());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutRecoveryTest)
#include "layout_recovery_test.moc"
