// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/panels/referee/option_button.h"
#include "views/widgets/last_resort_scroll.h"

#include <QMainWindow>
#include <QScrollBar>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// How much of the window panels have, and have again.
class PanelRoomTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void panelsThatComeAndGoInAnyOrderLeaveTheOthersAsTheyWere();
    void aPageInBetweenLeavesTheOthersAsTheyWere();
    void aPanelThatComesBackLeavesTheTrainItsRoom();
    void aPanelBesideAPageLeavesItItsRoom();
    void actionCardsStandBesideEachOther();
    void panelsOfALayoutAreNotScrolledSideways_data();
    void panelsOfALayoutAreNotScrolledSideways();
};

void PanelRoomTest::panelsThatComeAndGoInAnyOrderLeaveTheOthersAsTheyWere()
{
    RunningProgram running;
    running.start({.layout = u"schemin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.trigger(u"game.sample"_s);
    const auto* referee = running.window()->findChild<QWidget*>(u"refereePanel"_s);
    const QSize before = referee->size();
    const QStringList guests{u"rulebook"_s, u"score"_s};
    for (const bool lastGoesFirst : {true, false}) {
        for (const QString& guest : guests) running.program().docks().setOpen(guest, true);
        settle();
        QVERIFY(referee->size() != before);
        for (const int n : {0, 1}) {
            running.program().docks().setOpen(guests.at(lastGoesFirst ? 1 - n : n), false);
            settle();
        }
        QCOMPARE(referee->size(), before);
    }
}

void PanelRoomTest::aPageInBetweenLeavesTheOthersAsTheyWere()
{
    RunningProgram running;
    running.start({.layout = u"stealin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.trigger(u"game.sample"_s);
    const auto* referee = running.window()->findChild<QWidget*>(u"refereePanel"_s);
    const QSize before = referee->size();
    running.program().docks().setOpen(u"rulebook"_s, true);
    settle();
    for (int time = 0; time < 2; ++time) {
        running.trigger(u"game.dispute"_s);
        settle();
    }
    QVERIFY(running.program().docks().isOpen(u"rulebook"_s));
    running.program().docks().setOpen(u"rulebook"_s, false);
    settle();
    QCOMPARE(referee->size(), before);
}

/// Where it was before all panels were put back in their places is no place any more.
void PanelRoomTest::aPanelThatComesBackLeavesTheTrainItsRoom()
{
    RunningProgram running;
    running.start({.layout = u"schemin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.trigger(u"game.sample"_s);
    app::Docks& docks = running.program().docks();
    for (int time = 0; time < 2; ++time) {
        docks.setOpen(u"rulebook"_s, true);
        settle();
        const auto* rulebook = running.window()->findChild<QWidget*>(u"rulebookPanel"_s);
        QVERIFY(rulebook->height() > running.window()->height() / 2);
        const auto* train = running.window()->findChild<QWidget*>(u"trainMap"_s);
        QVERIFY(train->width() > running.window()->width() / 2);
        docks.setOpen(u"rulebook"_s, false);
        running.trigger(u"layout.reset"_s);
        settle();
    }
}

/// The rulebook was wide when it had more room.
void PanelRoomTest::aPanelBesideAPageLeavesItItsRoom()
{
    RunningProgram running;
    running.start({.layout = u"schemin"_s}, app::panelList());
    running.window()->resize(1360, 860);
    app::Docks& docks = running.program().docks();
    running.trigger(u"panel.rulebook"_s);
    settle();
    docks.setOpen(u"rulebook"_s, false);
    running.trigger(u"game.dispute"_s);
    docks.setOpen(u"rulebook"_s, true);
    settle();
    auto* dispute = running.window()->findChild<QWidget*>(u"disputePanel"_s);
    auto* host = dispute->parentWidget();
    while (host && !qobject_cast<app::PanelHost*>(host)) host = host->parentWidget();
    QVERIFY(host && dispute->isVisible());
    QVERIFY2(static_cast<app::PanelHost*>(host)->hasItsWidth(),
             qPrintable(QString::number(host->width())));
}

/// Round cards are wide, and the action cards that come after them stand in the same buttons.
void PanelRoomTest::actionCardsStandBesideEachOther()
{
    RunningProgram running;
    running.start({.language = u"fr"_s, .layout = u"schemin"_s}, app::panelList());
    running.window()->resize(1280, 800);
    running.program().gameDocument().startNew();
    running.playTo(rules::QuestionKind::PlayCard);
    settle();
    int lines = 0;
    int shown = 0;
    int last = -1;
    for (const auto* button : running.window()->findChildren<views::OptionButton*>()) {
        if (!button->isVisible()) continue;
        lines += button->y() != std::exchange(last, button->y()) ? 1 : 0;
        ++shown;
    }
    QVERIFY(shown > 6);
    QVERIFY(lines <= (shown + 1) / 2);
}

void PanelRoomTest::panelsOfALayoutAreNotScrolledSideways_data()
{
    QTest::addColumn<QString>("layout");
    for (const auto* layout : {"schemin", "stealin", "rulebook", "table-display"})
        QTest::newRow(layout) << QString::fromLatin1(layout);
}

/// In the window that a small screen has room for.
void PanelRoomTest::panelsOfALayoutAreNotScrolledSideways()
{
    QFETCH(const QString, layout);
    RunningProgram running;
    running.start({.layout = layout}, app::panelList());
    running.window()->resize(1180, 760);
    running.trigger(u"game.sample"_s);
    settle();
    for (const auto* scroll : running.window()->findChildren<QScrollArea*>()) {
        const bool isOfPanel = dynamic_cast<const views::LastResortScroll*>(scroll) != nullptr;
        const bool isOfAnswers = scroll->objectName() == u"answers"_s;
        if (!scroll->isVisible() || !(isOfPanel || isOfAnswers)) continue;
        QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0,
                 qPrintable(scroll->widget()->objectName()));
    }
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::PanelRoomTest)
#include "panel_room_test.moc"
