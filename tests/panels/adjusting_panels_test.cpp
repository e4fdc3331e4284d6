// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/characters/characters_panel.h"
#include "views/panels/characters/sheet_editor.h"
#include "views/panels/referee/refusal_row.h"
#include "views/panels/referee/why_card.h"
#include "views/widgets/key_overlay.h"
#include "views/widgets/train_map/train_map.h"
#include "views/widgets/what_if_banner.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The table is right: changing by hand, asking why, overruling and trying out, by clicks and keys.
class AdjustingPanelsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void draggingMovesByHandAndIsUndone();
    void draggingIsNoAnswer();
    void escLeavesThePieceWhereItIs();
    void aRefusalExplainsItself();
    void theTableDecidesOtherwise();
    void whyAsksAboutTheQuestion();
    void whatIfIsDroppedOrKept();
    void branchesAreGoneBackTo();
    void aSheetIsCorrectedInPlace();
    void menusAreReachedByKeys();
    void keysAreShownWhenAsked();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void drag(QPoint start, QPoint end, bool drops = true);
    /// By keys, as somebody plays: the first answer, until this is asked.
    items::GameModels& models() { return m_running->program().gameDocument().models(); }
    const game::Game& game() { return *m_running->program().gameDocument().game(); }
    views::TrainMap& map() { return *find<views::TrainMap>(u"trainMap"_s); }
    template <typename Widget>
    Widget* find(const QString& name = {})
    {
        return m_running->window()->findChild<Widget*>(name);
    }

    std::unique_ptr<RunningProgram> m_running;
};

void AdjustingPanelsTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
}

void AdjustingPanelsTest::cleanup()
{
    m_running.reset();
    complain();
}

void AdjustingPanelsTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_running->window(), key, modifiers);
    settle();
}

void AdjustingPanelsTest::drag(QPoint start, QPoint end, bool drops)
{
    views::TrainMap& on = map();
    QTest::mousePress(&on, Qt::LeftButton, {}, start);
    for (const QPoint& at : {start + QPoint(8, 8), start + QPoint(12, 12), end}) {
        QMouseEvent move(QEvent::MouseMove, at, on.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(&on, &move);
    }
    if (drops) QTest::mouseRelease(&on, Qt::LeftButton, {}, end);
    settle();
}

void AdjustingPanelsTest::draggingMovesByHandAndIsUndone()
{
    const rules::Location roof = rules::roofOf(rules::Car::Locomotive);
    const items::PawnRow pawn = models().pawns.at(0);
    const rules::Location before = game().now().table().where(rules::pawnAt(pawn.id));
    QVERIFY(before != roof);
    drag(map().pawnArea(pawn.id).center(), map().placeArea(rules::index(roof)).center());
    QVERIFY(game().now().table().where(rules::pawnAt(pawn.id)) == roof);
    QVERIFY(game().record().entries().back().is<game::Adjusted>());
    // Whoever let go in the wrong place must see that the table has changed.
    const auto* said = find<QLabel>(u"justNow"_s);
    const QString change = u"By hand: %1 is put on the roof of the locomotive."_s.arg(pawn.name);
    QCOMPARE(said->text(), u"Just now: "_s + change);
    m_running->press(u"Ctrl+Z"_s);
    QVERIFY(game().now().table().where(rules::pawnAt(pawn.id)) == before);
    QCOMPARE(said->text(), u"Taken back: "_s + change);
}

/// Onto a place that the question offers, too: what was dragged was not answered.
void AdjustingPanelsTest::draggingIsNoAnswer()
{
    const auto& places = models().places.rows();
    const auto target = std::find_if(places.begin(), places.end(),
                                     [](const auto& place) { return place.hint.isPossible(); });
    QVERIFY(target != places.end());
    const int place = target->id;
    const rules::Pawn mover = game().now().question()->who();
    const auto& pawns = models().pawns.rows();
    const auto other = std::find_if(pawns.begin(), pawns.end(), [&](const auto& pawn) {
        return rules::isBandit(rules::pawnAt(pawn.id)) && rules::pawnAt(pawn.id) != mover &&
               pawn.place != place;
    });
    QVERIFY(other != pawns.end());
    const rules::Pawn dragged = rules::pawnAt(other->id);
    const rules::Location before = game().now().table().where(mover);
    drag(map().pawnArea(other->id).center(), map().placeArea(place).center());
    QVERIFY(game().now().table().where(dragged) == rules::locationAt(place));
    QVERIFY(game().now().table().where(mover) == before);
    QVERIFY(game().record().entries().back().is<game::Adjusted>());
}

void AdjustingPanelsTest::escLeavesThePieceWhereItIs()
{
    const game::Number before = game().record().size();
    const items::PawnRow pawn = models().pawns.at(0);
    const int roof = rules::index(rules::roofOf(rules::Car::Locomotive));
    drag(map().pawnArea(pawn.id).center(), map().placeArea(roof).center(), false);
    auto* hint = find<QLabel>(u"mapWhy"_s);
    QVERIFY(hint->isVisible());
    QVERIFY(hint->text().contains(pawn.name));
    QTest::keyClick(&map(), Qt::Key_Escape);
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, map().placeArea(roof).center());
    settle();
    QCOMPARE(game().record().size(), before);
    QVERIFY(!hint->isVisible());
}

void AdjustingPanelsTest::aRefusalExplainsItself()
{
    auto* row = find<views::RefusalRow>();
    QVERIFY(row && row->isVisible());
    auto* card = find<views::WhyCard>();
    QVERIFY(!card->isVisible());
    click(row);
    QVERIFY(card->isVisible());
    const items::WhyTexts why = models().options.why(row->option());
    QVERIFY(!why.verdict.isEmpty());
    QVERIFY(why.rule.startsWith(why.ruleNumber) && why.rule.size() > why.ruleNumber.size());
    QCOMPARE(card->findChild<QLabel*>(u"verdictWhy"_s)->text(), why.verdict);
}

void AdjustingPanelsTest::theTableDecidesOtherwise()
{
    const auto refused = models().options.refused();
    const auto place = std::find_if(refused.begin(), refused.end(), [this](const auto& row) {
        return row.id >= 0 && models().options.why(row.id).kind == items::AnswerHint::Kind::Refused;
    });
    QVERIFY(place != refused.end());
    models().options.askWhy(place->id);
    settle();
    click(find<views::WhyCard>()->findChild<QPushButton*>(u"overrule"_s));
    const auto& entries = game().record().entries();
    const bool isDecided =
        std::any_of(entries.begin(), entries.end(),
                    [](const game::Entry& entry) { return entry.is<game::Decided>(); });
    QVERIFY(isDecided);
    QVERIFY2(models().log.text().contains(u"The table decided otherwise: "_s),
             qPrintable(models().log.text()));
}

void AdjustingPanelsTest::whyAsksAboutTheQuestion()
{
    m_running->trigger(u"game.why"_s);
    auto* card = find<views::WhyCard>();
    QVERIFY(card->isVisible());
    QVERIFY(!card->findChild<QPushButton*>(u"overrule"_s)->isVisible());
    map().setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_W);
    QVERIFY(models().options.why(map().optionInEye()).kind != items::AnswerHint::Kind::None);
}

void AdjustingPanelsTest::whatIfIsDroppedOrKept()
{
    const game::Number before = game().now().at;
    QVERIFY(!m_running->window()->findChild<views::WhatIfBanner*>());
    m_running->trigger(u"game.what-if"_s);
    auto* banner = find<views::WhatIfBanner>();
    QVERIFY(banner->isVisible());
    models().options.choose(models().options.at(0).id);
    settle();
    QVERIFY(game().now().at != before);
    banner->findChild<QPushButton*>(u"dropWhatIf"_s)->setFocus();
    click(banner->findChild<QPushButton*>(u"dropWhatIf"_s));
    QVERIFY(!banner->isVisible());
    QCOMPARE(game().now().at, before);
    // Nor does the keyboard go to what stands beside the banner.
    QVERIFY(find<QWidget>(u"refereePanel"_s)->isAncestorOf(m_running->window()->focusWidget()));

    m_running->trigger(u"game.what-if"_s);
    models().options.choose(models().options.at(0).id);
    settle();
    const rules::Table tried = game().now().table();
    click(banner->findChild<QPushButton*>(u"keepWhatIf"_s));
    QVERIFY(!banner->isVisible());
    QVERIFY(game().now().table() == tried);
}

void AdjustingPanelsTest::branchesAreGoneBackTo()
{
    QVERIFY(models().log.branches().empty());
    models().options.choose(models().options.at(0).id);
    const rules::Table first = game().now().table();
    m_running->trigger(u"game.undo"_s);
    models().options.choose(models().options.at(1).id);
    settle();
    QVERIFY(game().now().table() != first);
    QVERIFY(!models().log.branches().empty());
    models().log.goToBranch(0);
    settle();
    QVERIFY(game().now().table() == first);
}

void AdjustingPanelsTest::aSheetIsCorrectedInPlace()
{
    m_running->program().docks().setOpen(u"characters"_s, true);
    settle();
    auto* panel = find<views::CharactersPanel>();
    auto* list = panel->findChild<QListView*>();
    const items::CharacterRow before = models().characters.at(0);
    list->setFocus();
    list->setCurrentIndex(models().characters.index(0));
    press(Qt::Key_Return);
    auto* editor = panel->findChild<views::SheetEditor*>();
    QVERIFY(editor->isVisible());
    QCOMPARE(editor->character(), before.id);
    const QList<QPushButton*> steps = editor->findChildren<QPushButton*>(u"countButton"_s);
    click(steps.at(before.bulletsLeft > 0 ? 0 : 1));
    QVERIFY(models().characters.at(0).bulletsLeft != before.bulletsLeft);
    const auto jewel = static_cast<int>(rules::LootKind::Jewel);
    click(steps.at(5));
    QCOMPARE(models().characters.at(0).countOf(jewel), before.countOf(jewel) + 1);
    QTest::keyClick(steps.at(5), Qt::Key_Escape);
    QVERIFY(!editor->isVisible());
    m_running->press(u"Ctrl+Z"_s);
    m_running->press(u"Ctrl+Z"_s);
    QVERIFY(models().characters.at(0) == before);
}

void AdjustingPanelsTest::menusAreReachedByKeys()
{
    map().setFocus();
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Menu);
    auto* menu = map().findChild<QMenu*>(u"handMenu"_s);
    QVERIFY(menu && menu->isVisible());
    menu->close();
    settle();
    m_running->trigger(u"game.overrule"_s);
    menu = find<QMenu>(u"handMenu"_s);
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->actions().size() >= 2);
    menu->close();
}

/// The key that takes them away does nothing else.
void AdjustingPanelsTest::keysAreShownWhenAsked()
{
    const game::Number before = game().now().at;
    m_running->press(u"Ctrl+F1"_s);
    auto* keys = find<views::KeyOverlay>();
    QVERIFY(keys && keys->isVisible());
    QString text;
    for (const QLabel* column : keys->findChildren<QLabel*>()) text += column->text();
    QVERIFY(text.contains(u"Ctrl+Z"_s));
    QVERIFY(text.contains(models().options.question().question.toHtmlEscaped()));
    QTest::keyClick(keys, Qt::Key_1);
    settle();
    QVERIFY(!keys->isVisible());
    QCOMPARE(game().now().at, before);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::AdjustingPanelsTest)
#include "adjusting_panels_test.moc"
