// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/dispute/dispute_panel.h"
#include "views/panels/dispute/notation_edit.h"
#include "views/panels/dispute/piece_tray.h"
#include "views/widgets/train_map/train_map.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Settling disputes under real clicks and keys.
class DisputePanelTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void worksWithoutAGame();
    void beginsWithTheGameOnTheTable();
    void showsTheGameEachTimeItIsOpened();
    void aPawnIsDraggedFromTheTray();
    void aPawnIsDraggedOffTheTrain();
    void theMenuOfAPlaceChangesIt();
    void optionsAreChosenByKeys();
    void itsKeysDoNotReachTheGame();
    void pastedTextIsReadAndItsMistakesTold();
    void aTextWithMistakesHasNoVerdict();
    void theVerdictIsCopied();
    void whatTakesMoreLinesInLessRoomIsNotWrittenOver();

private:
    void open();
    void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void drag(QWidget* from, QPoint start, QPoint globalEnd);
    items::Dispute& dispute() { return m_running->program().dispute(); }
    template <typename Widget>
    Widget* find(const QString& name = {})
    {
        return m_running->window()->findChild<Widget*>(name);
    }

    std::unique_ptr<RunningProgram> m_running;
};

void DisputePanelTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
}

void DisputePanelTest::cleanup()
{
    m_running.reset();
    complain();
}

void DisputePanelTest::open()
{
    m_running->trigger(u"game.dispute"_s);
    m_running->window()->resize(1280, 800);
    settle();
}

void DisputePanelTest::press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    widget->setFocus();
    QTest::keyClick(widget, key, modifiers);
    settle();
}

void DisputePanelTest::drag(QWidget* from, QPoint start, QPoint globalEnd)
{
    QTest::mousePress(from, Qt::LeftButton, {}, start);
    const QPoint end = from->mapFromGlobal(globalEnd);
    for (const QPoint& at : {start + QPoint(6, 6), (start + end) / 2, end}) {
        QMouseEvent move(QEvent::MouseMove, at, from->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(from, &move);
        settle();
    }
    QTest::mouseRelease(from, Qt::LeftButton, {}, end);
    settle();
}

void DisputePanelTest::worksWithoutAGame()
{
    QVERIFY(!m_running->program().gameDocument().game());
    open();
    auto* panel = find<views::DisputePanel>();
    QVERIFY(panel && panel->isVisible());
    auto* what = panel->findChild<QComboBox*>(u"disputeWhat"_s);
    what->setFocus();
    QTest::keyClick(what, Qt::Key_Home);
    QTest::keyClick(what, Qt::Key_Return);
    settle();
    QVERIFY(!dispute().verdict().verdict.isEmpty());
    QCOMPARE(dispute().people().size(), 4U);
}

void DisputePanelTest::beginsWithTheGameOnTheTable()
{
    m_running->trigger(u"game.sample"_s);
    open();
    QVERIFY(dispute().table() == m_running->program().gameDocument().position()->table);
}

void DisputePanelTest::showsTheGameEachTimeItIsOpened()
{
    m_running->trigger(u"game.sample"_s);
    open();
    dispute().layOut(3);
    m_running->trigger(u"game.dispute"_s);
    QVERIFY(!m_running->program().docks().isOpen(u"dispute"_s));
    open();
    QVERIFY(dispute().table() == m_running->program().gameDocument().position()->table);
    dispute().undo();
    QCOMPARE(dispute().people().size(), 3U);
}

void DisputePanelTest::aPawnIsDraggedFromTheTray()
{
    open();
    auto* tray = find<views::PieceTray>();
    auto& map = find<views::DisputePanel>()->map();
    const items::Adjustable tuco{items::Adjustable::Kind::Pawn, rules::index(rules::Pawn::Tuco)};
    const int roof = rules::index(rules::roofOf(rules::Car::Locomotive));
    QVERIFY(!tray->areaOf(tuco).isEmpty());
    drag(tray, tray->areaOf(tuco).center(), map.mapToGlobal(map.placeArea(roof).center()));
    QVERIFY(dispute().table().where(rules::Pawn::Tuco) == rules::roofOf(rules::Car::Locomotive));
    QCOMPARE(dispute().people().size(), 5U);
}

void DisputePanelTest::aPawnIsDraggedOffTheTrain()
{
    open();
    auto* tray = find<views::PieceTray>();
    auto& map = find<views::DisputePanel>()->map();
    const int belle = rules::index(rules::Pawn::Belle);
    const QRect pawn = map.pawnArea(belle);
    // Elsewhere on the train first.
    const int roof = rules::index(rules::roofOf(rules::Car::Locomotive));
    drag(&map, pawn.center(), map.mapToGlobal(map.placeArea(roof).center()));
    QVERIFY(dispute().table().where(rules::Pawn::Belle) == rules::roofOf(rules::Car::Locomotive));
    drag(&map, map.pawnArea(belle).center(), tray->mapToGlobal(tray->rect().center()));
    QVERIFY(!dispute().table().inGame(rules::Pawn::Belle));
}

void DisputePanelTest::theMenuOfAPlaceChangesIt()
{
    open();
    auto& map = find<views::DisputePanel>()->map();
    map.setFocus();
    press(&map, Qt::Key_Right, Qt::ShiftModifier);
    press(&map, Qt::Key_Menu);
    auto* menu = map.findChild<QMenu*>(u"handMenu"_s);
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->actions().size() > 2);
    menu->close();
    settle();
}

void DisputePanelTest::optionsAreChosenByKeys()
{
    open();
    dispute().read(u"train locomotive first-class saloon restaurant luggage\n"
                   "doc on first-class-roof\ndjango on saloon-roof\ntuco on luggage-roof\n"_s);
    dispute().setWho(u"doc"_s);
    dispute().setDisputedAction(u"action:fire"_s);
    settle();
    auto* options = find<QListView>(u"disputeOptions"_s);
    options->setCurrentIndex(options->model()->index(0, 0));
    press(options, Qt::Key_Down);
    press(options, Qt::Key_Return);
    QCOMPARE(dispute().verdict().kind, items::AnswerHint::Kind::Refused);
    press(options, Qt::Key_Backspace);
    QVERIFY(!dispute().hasChosen());
}

void DisputePanelTest::itsKeysDoNotReachTheGame()
{
    m_running->program().gameDocument().startNew();
    settle();
    open();
    const game::Number before = m_running->program().gameDocument().game()->now().at;
    auto& map = find<views::DisputePanel>()->map();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_M, Qt::Key_Backspace, Qt::Key_Space}) {
        press(&map, key);
        QCOMPARE(m_running->program().gameDocument().game()->now().at, before);
    }
    dispute().layOut(2);
    const rules::Table fresh = dispute().table();
    dispute().layOut(5);
    press(&map, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(dispute().table() == fresh);
    QCOMPARE(m_running->program().gameDocument().game()->now().at, before);
}

void DisputePanelTest::pastedTextIsReadAndItsMistakesTold()
{
    open();
    auto* panel = find<views::DisputePanel>();
    panel->findChild<QTabBar*>(u"disputeTabs"_s)->setCurrentIndex(1);
    settle();
    auto* text = panel->findChild<QPlainTextEdit*>(u"notation"_s);
    auto* edit = panel->findChild<views::NotationEdit*>();
    text->selectAll();
    QGuiApplication::clipboard()->setText(u"train locomotive saloon\ndoc in saloom\n"_s);
    text->paste();
    edit->readNow();
    auto* mistakes = panel->findChild<QListWidget*>(u"notationMistakes"_s);
    QVERIFY(mistakes->isVisible());
    QCOMPARE(mistakes->item(0)->text(),
             u"Line 2, column 8: Expected a place, found “saloom”. Did you mean “saloon”?"_s);
    QVERIFY(!text->extraSelections().isEmpty());
    text->setPlainText(u"train locomotive saloon\ndoc in saloon\n"_s);
    edit->readNow();
    settle();
    QVERIFY(!mistakes->isVisible());
    QVERIFY(dispute().table().where(rules::Pawn::Doc) == rules::inside(rules::Car::Saloon));
}

void DisputePanelTest::aTextWithMistakesHasNoVerdict()
{
    open();
    const QString good = dispute().notation();
    QVERIFY(!dispute().verdict().verdict.isEmpty());
    dispute().read(u"Nobody: knows\n"_s + good);
    QVERIFY(!dispute().mistakes().empty());
    QVERIFY(dispute().verdict().verdict.isEmpty());
    QVERIFY(!dispute().models().options.rowCount());
    dispute().read(good);
    QVERIFY(!dispute().verdict().verdict.isEmpty());
}

void DisputePanelTest::theVerdictIsCopied()
{
    open();
    click(find<QPushButton>(u"disputeCopy"_s));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith(u"Question: "_s));
    QVERIFY(copied.contains(u"train locomotive"_s));
}

/// Beside the rulebook the page is half as wide.
void DisputePanelTest::whatTakesMoreLinesInLessRoomIsNotWrittenOver()
{
    m_running->trigger(u"game.sample"_s);
    open();
    auto* options = find<QListView>(u"disputeOptions"_s);
    const int rows = options->model()->rowCount();
    QVERIFY(rows > 1);
    const auto placeOf = [options](int row) {
        return options->visualRect(options->model()->index(row, 0));
    };
    // No higher than before: that alone has a list lay out its rows anew.
    options->resize(160, options->height());
    QCoreApplication::processEvents();
    for (int row = 1; row < rows; ++row) QVERIFY(placeOf(row).top() > placeOf(row - 1).bottom());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::DisputePanelTest)
#include "dispute_panel_test.moc"
