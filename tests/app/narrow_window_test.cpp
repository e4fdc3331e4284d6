// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/panels/setup/setup_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Where there is less room than everything would like.
class NarrowWindowTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void inANarrowWindowEachPanelIsReached_data();
    void inANarrowWindowEachPanelIsReached();
    void longOptionsGoOnInTheNextLine_data();
    void longOptionsGoOnInTheNextLine();
    void aLargerWindowHasNothingBeyondIt();
    void whoHasNoRoomBesideTheOthersHasTheWindow();
    void theFirstAnswerIsSeen();
};

namespace {

void start(RunningProgram& running, const QString& language, int textPercent, QSize size)
{
    running.start({.language = language, .layout = u"schemin"_s}, app::panelList());
    running.enlarge(textPercent, size);
}

QRect inWindow(const QWidget& widget)
{
    return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

QList<QRect> panelsSeen(RunningProgram& running)
{
    QList<QRect> seen;
    for (const app::PanelHost* host : running.window()->findChildren<app::PanelHost*>()) {
        if (host->isVisible()) seen += inWindow(*host);
    }
    return seen;
}

} // namespace

void NarrowWindowTest::inANarrowWindowEachPanelIsReached_data()
{
    QTest::addColumn<QString>("layout");
    for (const QString& layout : {u"schemin"_s, u"stealin"_s})
        QTest::newRow(qPrintable(layout)) << layout;
}

/// What has no room beside the others is scrolled to, by a bar and by going there.
void NarrowWindowTest::inANarrowWindowEachPanelIsReached()
{
    QFETCH(QString, layout);
    RunningProgram running;
    running.start({.language = u"fr"_s, .layout = layout}, app::panelList());
    running.trigger(u"game.sample"_s);
    running.window()->resize(640, 700);
    settle();
    const QRect window = running.window()->rect();
    app::Docks& docks = running.program().docks();
    for (const QString& id : running.openPanels()) {
        if (!docks.isInFront(id)) continue;
        docks.focus(id, Qt::ShortcutFocusReason);
        settle();
        QVERIFY2(docks.hasFocus(id), qPrintable(id));
        const QWidget* keys = QApplication::focusWidget();
        const QRect seen = inWindow(*keys);
        QVERIFY2(seen.width() > window.width() || window.contains(seen), qPrintable(id));
    }
}

void NarrowWindowTest::longOptionsGoOnInTheNextLine_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("rules") << 3;
    QTest::newRow("cards and secrets") << 4;
    QTest::newRow("train and rounds") << 5;
}

/// At 200 %.
void NarrowWindowTest::longOptionsGoOnInTheNextLine()
{
    QFETCH(int, step);
    RunningProgram running;
    start(running, u"fr"_s, 200, {1024, 700});
    running.trigger(u"game.new"_s);
    auto* setup = running.window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    setup->showStep(step);
    settle();
    for (const QScrollArea* area : setup->findChildren<QScrollArea*>()) {
        if (area->isVisible()) QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
    // The panel's own title says it.
    QVERIFY(!setup->findChild<QLabel*>(u"pageTitle"_s)->isVisible());
    for (const QAbstractButton* box : setup->findChildren<QAbstractButton*>())
        QVERIFY(!box->accessibleName().contains(u'\n'));
}

void NarrowWindowTest::aLargerWindowHasNothingBeyondIt()
{
    RunningProgram running;
    start(running, u"fr"_s, 100, {640, 700});
    running.trigger(u"game.sample"_s);
    settle();
    running.window()->resize(1600, 1000);
    settle();
    const QList<QRect> panels = panelsSeen(running);
    QVERIFY(panels.size() > 2);
    for (const QRect& panel : panels) QVERIFY(running.window()->rect().contains(panel));
}

/// The rulebook, at 200 %; the others are as before when it goes.
void NarrowWindowTest::whoHasNoRoomBesideTheOthersHasTheWindow()
{
    RunningProgram running;
    start(running, u"en"_s, 200, {1280, 800});
    running.trigger(u"game.sample"_s);
    settle();
    const QList<QRect> before = panelsSeen(running);
    running.press(u"F12"_s);
    settle();
    QCOMPARE(running.openPanels(), QStringList{u"rulebook"_s});
    running.press(u"F12"_s);
    settle();
    const QList<QRect> after = panelsSeen(running);
    QCOMPARE(after.size(), before.size());
    // The docking library remembers shares, and rounds.
    for (qsizetype n = 0; n < after.size(); ++n) {
        QVERIFY(after[n].adjusted(-2, -2, 2, 2).contains(before[n]));
        QVERIFY(before[n].adjusted(-2, -2, 2, 2).contains(after[n]));
    }
}

/// However much is told before it, at 200 %.
void NarrowWindowTest::theFirstAnswerIsSeen()
{
    RunningProgram running;
    start(running, u"fr"_s, 200, {1280, 800});
    running.program().gameDocument().startNew();
    settle();
    for (int answers = 0; answers < 6; ++answers) {
        const QWidget* first = QApplication::focusWidget();
        QVERIFY(first && qobject_cast<const QPushButton*>(first));
        QCOMPARE(first->visibleRegion().boundingRect().height(), first->height());
        running.press(u"Return"_s);
        settle();
    }
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::NarrowWindowTest)
#include "narrow_window_test.moc"
