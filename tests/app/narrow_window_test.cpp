// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/panels/setup/setup_panel.h"

#include <QApplication>
#include <QCheckBox>
#include <QMainWindow>
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
    void longOptionsGoOnInTheNextLine();
};

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
        const QRect seen(keys->mapTo(running.window(), QPoint()), keys->size());
        QVERIFY2(seen.width() > window.width() || window.contains(seen), qPrintable(id));
    }
}

/// Cards and secrets, at 200 %.
void NarrowWindowTest::longOptionsGoOnInTheNextLine()
{
    RunningProgram running;
    running.start({.language = u"fr"_s}, app::panelList());
    views::Preferences large = running.program().preferences();
    large.textPercent = 200;
    running.program().setPreferences(large);
    running.window()->resize(1024, 700);
    running.trigger(u"game.new"_s);
    auto* setup = running.window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    setup->showStep(4);
    settle();
    for (const QScrollArea* area : setup->findChildren<QScrollArea*>()) {
        if (area->isVisible()) QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
    for (const QCheckBox* box : setup->findChildren<QCheckBox*>())
        QVERIFY(!box->accessibleName().contains(u'\n'));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::NarrowWindowTest)
#include "narrow_window_test.moc"
