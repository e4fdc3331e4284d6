// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/items/position_sentence.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/referee_panel.h"
#include "views/panels/score/score_panel.h"
#include "views/widgets/train_map/train_map.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The panels of a game under real clicks and keys.
class PanelsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewGameStartsWithOneClick();
    void impossibleSeatsSayWhy();
    void aKeyAnswers();
    void aClickOnAButtonAnswers();
    void aClickOnTheMapAnswers();
    void theMapIsPlayedWithArrowKeys();
    void aRefusedTargetExplainsItself();
    void noButtonLiesOverAPlace();
    void theHelpKeyOpensTheRuleOfAPlace();
    void spaceGoesOnUnlessItPressesAButton();
    void undoAndRedoFromTheKeyboard();
    void theLogGoesBackToAnyLine();
    void aGameIsThereAgainAfterARestart();
    void lookingIsOneActAndIsNoted();
    void theMapTellsThePositionInWords();
    void scoresFillTheWidth();

private:
    void start();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    items::GameModels& models() { return m_running->program().gameDocument().models(); }
    const game::Game& game() { return *m_running->program().gameDocument().game(); }
    template <typename Panel>
    Panel* find(const QString& name = {})
    {
        return m_running->window()->findChild<Panel*>(name);
    }

    std::unique_ptr<RunningProgram> m_running;
};

void PanelsTest::init()
{
    watch();
    views::setMotionWanted(false);
    m_running = std::make_unique<RunningProgram>();
    start();
}

void PanelsTest::cleanup()
{
    m_running.reset();
    complain();
}

void PanelsTest::start()
{
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    // The table draws everything itself, so that a game begins with a question.
    items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    plan.cars().setAsked(true);
    plan.setFirstAsked();
}

void PanelsTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_running->window(), key, modifiers);
    settle();
}

void PanelsTest::aNewGameStartsWithOneClick()
{
    QVERIFY(!m_running->program().gameDocument().game());
    m_running->press(u"Ctrl+N"_s);
    auto* begin = find<QWidget>(u"setupPanel"_s)->findChild<QPushButton*>(u"goOn"_s);
    click(begin);
    QVERIFY(m_running->program().gameDocument().game());
    QCOMPARE(models().options.question().question, u"Which car comes next?"_s);
    QVERIFY(find<views::TrainMap>());
}

void PanelsTest::impossibleSeatsSayWhy()
{
    m_running->trigger(u"game.new"_s);
    items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    auto* panel = find<QWidget>(u"setupPanel"_s);
    auto* begin = panel->findChild<QPushButton*>(u"goOn"_s);
    QVERIFY(begin->isEnabled());
    plan.setPlayers(2);
    QVERIFY(!begin->isEnabled());
    QVERIFY(panel->findChild<QLabel*>(u"conflict"_s)->text().contains(u'3'));
    // A click in the list lets a third one play.
    auto* seats = panel->findChild<QListView*>(u"seats"_s);
    const QRect row = seats->visualRect(plan.index(2));
    QTest::mouseClick(seats->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(60, 20));
    settle();
    QVERIFY(plan.at(2).plays);
    QVERIFY(begin->isEnabled());
}

void PanelsTest::aKeyAnswers()
{
    m_running->program().gameDocument().startNew();
    settle();
    press(Qt::Key_3);
    QCOMPARE(game().now().table().express.size(), 2U);
    QVERIFY(game().now().table().express[1] == rules::Car::ThirdClass);
}

void PanelsTest::aClickOnAButtonAnswers()
{
    m_running->program().gameDocument().startNew();
    settle();
    click(find<views::OptionButton>());
    QCOMPARE(game().now().table().express.size(), 2U);
}

void PanelsTest::aClickOnTheMapAnswers()
{
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    const auto& places = models().places.rows();
    const auto target = std::find_if(places.begin(), places.end(),
                                     [](const auto& place) { return place.hint.isPossible(); });
    const rules::Pawn who = game().now().question()->who();
    const rules::Location where = rules::locationAt(target->id);
    auto* map = find<views::TrainMap>();
    QTest::mouseClick(map, Qt::LeftButton, {}, map->placeArea(target->id).topLeft() + QPoint(9, 9));
    settle();
    QVERIFY(game().now().table().where(who) == where);
    QVERIFY(models().pawns.at(0).id >= 0);
}

void PanelsTest::theMapIsPlayedWithArrowKeys()
{
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    const game::Number before = game().now().at;
    auto* map = find<views::TrainMap>();
    map->setFocus();
    const auto& places = models().places.rows();
    const auto targets = std::count_if(places.begin(), places.end(), [](const auto& place) {
        return place.hint.kind != items::AnswerHint::Kind::None;
    });
    // Refused places explain themselves; one of the targets is possible.
    for (qsizetype i = 0; i < targets && game().now().at == before; ++i) {
        press(Qt::Key_Right);
        press(Qt::Key_Return);
    }
    QVERIFY(game().now().at != before);
}

void PanelsTest::aRefusedTargetExplainsItself()
{
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    const auto& places = models().places.rows();
    const auto refused = std::find_if(places.begin(), places.end(), [](const auto& place) {
        return place.hint.kind == items::AnswerHint::Kind::Refused;
    });
    QVERIFY(refused != places.end());
    const QString why = refused->hint.why;
    auto* map = find<views::TrainMap>();
    const game::Number before = game().now().at;
    QTest::mouseClick(map, Qt::LeftButton, {},
                      map->placeArea(refused->id).topLeft() + QPoint(9, 9));
    settle();
    QCOMPARE(game().now().at, before);
    auto* line = find<QLabel>(u"mapWhy"_s);
    QVERIFY(line->isVisible());
    QCOMPARE(QTextDocumentFragment::fromHtml(line->text()).toPlainText(), why);
    const QString rule = models().options.why(refused->hint.option).ruleNumber;
    QVERIFY2(line->text().contains(u"<a href=\"%1\">"_s.arg(rule)), qPrintable(line->text()));
    Q_EMIT line->linkActivated(rule);
    settle();
    QVERIFY(m_running->program().docks().isOpen(u"rulebook"_s));
}

/// The help key opens the rule of the place that the arrow keys have come to.
void PanelsTest::scoresFillTheWidth()
{
    m_running->trigger(u"game.sample"_s);
    m_running->window()->resize(1920, 1080);
    m_running->trigger(u"layout.to.table-display"_s);
    m_running->program().docks().setOpen(u"score"_s, true);
    settle();
    const auto* list = find<views::ScorePanel>()->findChild<QListView*>();
    const int columns = list->property("columns").toInt();
    QVERIFY(columns > 1);
    const auto top = [list](int row) {
        return list->visualRect(list->model()->index(row, 0)).top();
    };
    QCOMPARE(top(std::min(columns, list->model()->rowCount()) - 1), top(0));
}

void PanelsTest::noButtonLiesOverAPlace()
{
    m_running->trigger(u"game.sample"_s);
    for (const auto& [layout, size] :
         {std::pair(u"schemin"_s, QSize(1280, 800)), std::pair(u"stealin"_s, QSize(1280, 800)),
          std::pair(u"stealin"_s, QSize(1920, 1080))}) {
        m_running->window()->resize(size);
        m_running->trigger(u"layout.to."_s + layout);
        settle();
        auto* map = find<views::TrainMap>();
        for (const items::PlaceRow& place : models().places.rows()) {
            for (auto* button : map->window()->findChildren<QToolButton*>(u"mapButton"_s)) {
                if (!button->isVisible()) continue;
                const QRect there(map->mapFromGlobal(button->mapToGlobal(QPoint())),
                                  button->size());
                QVERIFY2(!there.intersects(map->placeArea(place.id)), qPrintable(place.carName));
            }
        }
    }
}

void PanelsTest::theHelpKeyOpensTheRuleOfAPlace()
{
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    auto* map = find<views::TrainMap>();
    map->setFocus();
    press(Qt::Key_Right);
    const int option = map->optionInEye();
    QVERIFY(option >= 0);
    const QString rule = models().options.why(option).ruleNumber;
    QCOMPARE(map->property("rule").toString(), rule);
    QVERIFY(!m_running->program().docks().isOpen(u"rulebook"_s));
    m_running->trigger(u"rulebook.of-question"_s);
    QVERIFY(m_running->program().docks().isOpen(u"rulebook"_s));
    press(Qt::Key_Escape);
}

void PanelsTest::spaceGoesOnUnlessItPressesAButton()
{
    m_running->trigger(u"game.sample"_s);
    for (int step = 0; step < 400 && game().now().awaits != game::Awaits::GoOn; ++step) {
        models().options.choose(models().options.at(0).id);
    }
    QVERIFY(game().now().awaits == game::Awaits::GoOn);
    settle();
    const game::Number before = game().now().at;
    find<views::TrainMap>()->setFocus();
    press(Qt::Key_Space);
    QVERIFY(game().now().at != before);
    m_running->trigger(u"game.undo"_s);
    QCOMPARE(game().now().at, before);
    QWidget* other = nullptr;
    for (QToolButton* button : m_running->window()->findChildren<QToolButton*>(u"mapButton"_s)) {
        if (button->isEnabled()) other = button;
    }
    QVERIFY(other);
    other->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(game().now().at, before);
}

void PanelsTest::undoAndRedoFromTheKeyboard()
{
    m_running->program().gameDocument().startNew();
    settle();
    const rules::Table before = game().now().table();
    press(Qt::Key_1);
    const rules::Table after = game().now().table();
    m_running->press(u"Ctrl+Z"_s);
    QVERIFY(game().now().table() == before);
    m_running->press(u"Ctrl+Shift+Z"_s);
    QVERIFY(game().now().table() == after);
}

void PanelsTest::theLogGoesBackToAnyLine()
{
    m_running->trigger(u"game.sample"_s);
    m_running->trigger(u"panel.log"_s);
    auto* list = m_running->window()->findChild<QWidget*>(u"logPanel"_s)->findChild<QListView*>();
    items::LogModel& log = models().log;
    const int line = log.rowCount() / 2;
    list->setFocus();
    list->setCurrentIndex(log.index(line));
    press(Qt::Key_Return);
    QVERIFY(!log.at(line).isUndone);
    QVERIFY(log.at(log.rowCount() - 1).isUndone);
}

void PanelsTest::aGameIsThereAgainAfterARestart()
{
    m_running->program().gameDocument().startNew();
    settle();
    press(Qt::Key_2);
    press(Qt::Key_1);
    const rules::Table table = game().now().table();
    const QString question = models().options.question().question;
    m_running->close();
    start();
    QVERIFY(!m_running->program().gameDocument().game());
    m_running->trigger(u"game.continue"_s);
    QVERIFY(game().now().table() == table);
    QCOMPARE(models().options.question().question, question);
    m_running->trigger(u"game.undo"_s);
    QCOMPARE(game().now().table().express.size(), table.express.size() - 1U);
}

void PanelsTest::lookingIsOneActAndIsNoted()
{
    m_running->trigger(u"game.sample"_s);
    const game::Number before = game().record().size();
    m_running->trigger(u"game.look"_s);
    QCOMPARE(game().record().size(), before + 1);
    QVERIFY(game().record().entries().back().is<game::Looked>());
    m_running->trigger(u"game.look"_s);
    QCOMPARE(game().record().size(), before + 1);
}

void PanelsTest::theMapTellsThePositionInWords()
{
    m_running->trigger(u"game.sample"_s);
    auto* map = find<views::TrainMap>();
    QCOMPARE(map->accessibleDescription(), items::positionSentence(models()));
    QVERIFY(map->accessibleDescription().contains(u"Marshal"_s));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::PanelsTest)
#include "panels_test.moc"
