// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/characters/characters_panel.h"
#include "views/widgets/carrying/carried_piece.h"
#include "views/widgets/train_map/train_map.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Loot and bullets dragged between the train and the sheets; the same from menus and by keys.
class DraggingTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void lootGoesFromTheTrainToASheet();
    void lootGoesFromASheetToAnother();
    void lootGoesFromASheetToTheTrain();
    void aBulletIsGivenToWhomeverItIsDroppedOn();
    void thePawnThatIsAskedAnswersWhereItIsDropped();
    void anyOtherDropIsByHand();
    void whatWouldHappenIsSaid();
    void escTakesNothing();
    void aPressIsNoDrag();
    void theMenuHandsOverByKeys();

private:
    using Move = QPoint; ///< where to, on the screen

    items::GameModels& models() { return m_running->program().gameDocument().models(); }
    const game::Game& game() { return *m_running->program().gameDocument().game(); }
    const rules::Table& table() { return game().now().table(); }
    views::TrainMap& map()
    {
        return *m_running->window()->findChild<views::TrainMap*>(u"trainMap"_s);
    }
    views::CharactersPanel& sheets()
    {
        return *m_running->window()->findChild<views::CharactersPanel*>();
    }
    QListView& list() { return *sheets().findChild<QListView*>(); }
    QPoint onSheet(int row);
    QPoint onMap(rules::Location place);
    int count(rules::Holder holder) { return table().loot.count(holder, rules::LootKind::Purse); }
    static rules::Pawn pawn(const items::CharacterRow& row) { return rules::pawnAt(row.id); }
    void pull(QWidget& from, QPoint start, Move to);
    void drag(QWidget& from, QPoint start, Move to);

    std::unique_ptr<RunningProgram> m_running;
};

void DraggingTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    views::setMotionWanted(false);
    m_running->trigger(u"game.sample"_s);
    m_running->program().docks().setOpen(u"characters"_s, true);
    settle();
}

void DraggingTest::cleanup()
{
    m_running.reset();
    complain();
}

QPoint DraggingTest::onSheet(int row)
{
    const QRect tile = list().visualRect(list().model()->index(row, 0));
    return list().viewport()->mapToGlobal(tile.topLeft() + QPoint(30, 30));
}

QPoint DraggingTest::onMap(rules::Location place)
{
    return map().mapToGlobal(map().placeArea(rules::index(place)).center());
}

/// The pointer stays down.
void DraggingTest::pull(QWidget& from, QPoint start, Move to)
{
    QTest::mousePress(&from, Qt::LeftButton, {}, start);
    const QPoint end = from.mapFromGlobal(to);
    for (const QPoint& at : {start + QPoint(8, 8), start + QPoint(14, 14), end}) {
        QMouseEvent move(QEvent::MouseMove, at, from.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(&from, &move);
    }
    settle();
}

void DraggingTest::drag(QWidget& from, QPoint start, Move to)
{
    pull(from, start, to);
    QTest::mouseRelease(&from, Qt::LeftButton, {}, from.mapFromGlobal(to));
    settle();
}

void DraggingTest::lootGoesFromTheTrainToASheet()
{
    const items::LootRow pile = models().loot.at(0);
    const auto kind = static_cast<rules::LootKind>(pile.id % rules::lootKindCount);
    const rules::Holder sheet(pawn(models().characters.at(1)));
    const int before = table().loot.count(sheet, kind);
    drag(map(), map().lootArea(pile.id).center(), onSheet(1));
    QCOMPARE(table().loot.count(sheet, kind), before + 1);
    QVERIFY(game().record().entries().back().is<game::Adjusted>());
    m_running->press(u"Ctrl+Z"_s);
    QCOMPARE(table().loot.count(sheet, kind), before);
}

void DraggingTest::lootGoesFromASheetToAnother()
{
    const rules::Holder first(pawn(models().characters.at(0)));
    const rules::Holder second(pawn(models().characters.at(1)));
    const int had = count(first);
    const int has = count(second);
    QVERIFY(had > 0);
    const auto purse = static_cast<int>(rules::LootKind::Purse);
    const QPoint start = sheets().pointOf(items::lootOnSheet(models().characters.at(0).id, purse));
    QVERIFY(!start.isNull());
    drag(*list().viewport(), start, onSheet(1));
    QCOMPARE(count(first), had - 1);
    QCOMPARE(count(second), has + 1);
}

void DraggingTest::lootGoesFromASheetToTheTrain()
{
    const rules::Holder first(pawn(models().characters.at(0)));
    const rules::Location roof = rules::roofOf(rules::Car::Locomotive);
    const int had = count(first);
    const auto purse = static_cast<int>(rules::LootKind::Purse);
    const QPoint start = sheets().pointOf(items::lootOnSheet(models().characters.at(0).id, purse));
    drag(*list().viewport(), start, onMap(roof));
    QCOMPARE(count(first), had - 1);
    QCOMPARE(count(roof), 1);
}

void DraggingTest::aBulletIsGivenToWhomeverItIsDroppedOn()
{
    const rules::Pawn first = pawn(models().characters.at(0));
    const rules::Pawn second = pawn(models().characters.at(1));
    const int left = table().sheet(first).bulletsLeft;
    QVERIFY(left > 0);
    const auto received = [&] {
        return int(table().sheet(second).received[static_cast<std::size_t>(rules::index(first))]);
    };
    const int before = received();
    const QPoint start =
        sheets().pointOf({items::Adjustable::Kind::Bullet, models().characters.at(0).id});
    drag(*list().viewport(), start, onSheet(1));
    QCOMPARE(received(), before + 1);
    QCOMPARE(int(table().sheet(first).bulletsLeft), left - 1);
}

void DraggingTest::thePawnThatIsAskedAnswersWhereItIsDropped()
{
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    const rules::Pawn who = game().now().question()->actor;
    const auto& places = models().places.rows();
    const auto offered = std::find_if(places.begin(), places.end(),
                                      [](const auto& place) { return place.hint.isPossible(); });
    const rules::Location to = rules::locationAt(offered->id);
    drag(map(), map().pawnArea(rules::index(who)).center(), onMap(to));
    QVERIFY(game().record().at(game().now().at).is<game::Answered>());
    QVERIFY(!(game().now().question() &&
              game().now().question()->ask() == rules::QuestionKind::MoveTo &&
              game().now().question()->actor == who));
}

void DraggingTest::anyOtherDropIsByHand()
{
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    const rules::Pawn who = game().now().question()->actor;
    const auto& places = models().places.rows();
    const auto refused = std::find_if(places.begin(), places.end(), [&](const auto& place) {
        return place.hint.kind == items::AnswerHint::Kind::Refused &&
               rules::locationAt(place.id) != table().where(who);
    });
    QVERIFY(refused != places.end());
    const QPoint start = map().pawnArea(rules::index(who)).center();
    pull(map(), start, onMap(rules::locationAt(refused->id)));
    const auto* explained = m_running->window()->findChild<QLabel*>(u"mapWhy"_s);
    QVERIFY(explained->text().contains(u", against the rules: "_s + refused->hint.why));
    drag(map(), start, onMap(rules::locationAt(refused->id)));
    QVERIFY(game().record().at(game().now().at).is<game::Adjusted>());
}

void DraggingTest::whatWouldHappenIsSaid()
{
    const items::LootRow pile = models().loot.at(0);
    pull(map(), map().lootArea(pile.id).center(), onSheet(1));
    auto* picture = m_running->window()->findChild<views::CarriedPicture*>();
    QVERIFY(picture && picture->isVisible());
    QCOMPARE(picture->caption(),
             u"By hand: %1 → %2"_s.arg(pile.name, models().characters.at(1).name));
    QTest::keyClick(&map(), Qt::Key_Escape);
    settle();
    QVERIFY(!m_running->window()->findChild<views::CarriedPicture*>());
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, map().mapFromGlobal(onSheet(1)));
}

void DraggingTest::escTakesNothing()
{
    const game::Number before = game().record().size();
    const auto purse = static_cast<int>(rules::LootKind::Purse);
    const QPoint start = sheets().pointOf(items::lootOnSheet(models().characters.at(0).id, purse));
    pull(*list().viewport(), start, onSheet(1));
    QTest::keyClick(&list(), Qt::Key_Escape);
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {},
                        list().viewport()->mapFromGlobal(onSheet(1)));
    settle();
    QCOMPARE(game().record().size(), before);
}

void DraggingTest::aPressIsNoDrag()
{
    const game::Number before = game().record().size();
    const auto purse = static_cast<int>(rules::LootKind::Purse);
    const QPoint start = sheets().pointOf(items::lootOnSheet(models().characters.at(1).id, purse));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, start);
    settle();
    QCOMPARE(game().record().size(), before);
    QCOMPARE(list().currentIndex().row(), 1);
}

void DraggingTest::theMenuHandsOverByKeys()
{
    const rules::Holder first(pawn(models().characters.at(0)));
    const int had = count(first);
    list().setFocus();
    list().setCurrentIndex(list().model()->index(0, 0));
    QTest::keyClick(&list(), Qt::Key_Menu);
    settle();
    auto* menu = sheets().findChild<QMenu*>(u"handMenu"_s);
    QVERIFY(menu);
    const auto into = [](QMenu* of, const QString& text) -> QMenu* {
        for (QAction* action : of->actions()) {
            if (action->text() != text) continue;
            of->setActiveAction(action);
            QTest::keyClick(of, Qt::Key_Right);
            settle();
            return action->menu();
        }
        return nullptr;
    };
    QMenu* whom = into(menu, u"Hand over to"_s);
    QVERIFY(whom);
    QMenu* what = into(whom, models().characters.at(1).name);
    QVERIFY(what);
    QTest::keyClick(what, Qt::Key_Return);
    settle();
    QCOMPARE(count(first), had - 1);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::DraggingTest)
#include "dragging_test.moc"
