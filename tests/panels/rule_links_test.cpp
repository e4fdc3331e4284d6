// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/commands/subcommands.h"
#include "tests/source_dir.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QDir>
#include <QListView>
#include <QMenu>
#include <QPointingDevice>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// From everything in the program that a rule is about to this rule.
class RuleLinksTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theHelpKeyOpensWhatIsChosen_data();
    void theHelpKeyOpensWhatIsChosen();
    void menusHaveTheRuleOfTheirThing_data();
    void menusHaveTheRuleOfTheirThing();
    void aPawnOnTheMapHasItsRule();
    void aRestingFingerAsksForTheMenu();
    void aFingerThatIsLiftedAnswers();
    void theQuestionComesBeforeThePanel();
    void aLinkOpensTheProgramAtTheRule();
    void aLinkIsUnderstoodWithoutAWindow();

private:
    QString place() { return m_running->program().rulebook().reader(0).place(); }
    QListView* listIn(const QString& panel);
    void askForMenu(QWidget* widget, const QPoint& at);

    std::unique_ptr<RunningProgram> m_running;
    QPointingDevice* m_screen = QTest::createTouchDevice();
};

void RuleLinksTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->trigger(u"game.sample"_s);
    // The last that was there: read to its end, so that places are settled.
    m_running->program().rulebook().showRule(u"1.1"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!m_running->program().rulebook().reader(0).view().isEmpty(), 20000);
    settle();
}

void RuleLinksTest::cleanup()
{
    m_running.reset();
    complain();
}

/// The list of a panel, which is open then.
QListView* RuleLinksTest::listIn(const QString& panel)
{
    items::GameModels& models = m_running->program().gameDocument().models();
    const QHash<QString, QAbstractItemModel*> shown{{u"rounds"_s, &models.rounds},
                                                    {u"characters"_s, &models.characters},
                                                    {u"common-deck"_s, &models.deck},
                                                    {u"log"_s, &models.log},
                                                    {u"score"_s, &models.score}};
    m_running->program().docks().setOpen(panel, true);
    settle();
    for (QListView* list : m_running->window()->findChildren<QListView*>()) {
        if (list->isVisible() && list->model() == shown.value(panel)) return list;
    }
    return nullptr;
}

void RuleLinksTest::askForMenu(QWidget* widget, const QPoint& at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
    settle();
}

void RuleLinksTest::theHelpKeyOpensWhatIsChosen_data()
{
    QTest::addColumn<QString>("panel");
    QTest::newRow("rounds") << u"rounds"_s;
    QTest::newRow("characters") << u"characters"_s;
    QTest::newRow("common deck") << u"common-deck"_s;
    QTest::newRow("log") << u"log"_s;
}

void RuleLinksTest::theHelpKeyOpensWhatIsChosen()
{
    QFETCH(QString, panel);
    QListView* list = listIn(panel);
    const int role = list->model()->roleNames().key("rule", -1);
    QVERIFY(role >= 0);
    QString wanted;
    for (int row = 0; row < list->model()->rowCount() && wanted.isEmpty(); ++row) {
        list->setCurrentIndex(list->model()->index(row, 0));
        wanted = list->currentIndex().data(role).toString();
    }
    QVERIFY(!wanted.isEmpty());
    list->setFocus();
    m_running->press(u"F1"_s);
    QVERIFY(!place().isEmpty() && place() != u"1.1"_s);
    QVERIFY2(wanted.startsWith(place()), qPrintable(wanted + u' ' + place()));
}

void RuleLinksTest::menusHaveTheRuleOfTheirThing_data()
{
    QTest::addColumn<QString>("panel");
    QTest::newRow("without a menu of its own") << u"rounds"_s;
    QTest::newRow("with one") << u"characters"_s;
}

void RuleLinksTest::menusHaveTheRuleOfTheirThing()
{
    QFETCH(QString, panel);
    QListView* list = listIn(panel);
    const QModelIndex first = list->model()->index(0, 0);
    const QString wanted = first.data(list->model()->roleNames().key("rule", -1)).toString();
    QVERIFY(!wanted.isEmpty());
    askForMenu(list->viewport(), list->visualRect(first).center());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* rule = menu->findChild<QAction*>(u"openRule"_s);
    QVERIFY(rule);
    QCOMPARE(rule->text(), u"Rule "_s + wanted);
    rule->trigger();
    menu->close();
    settle();
    QCOMPARE(place(), wanted);
}

void RuleLinksTest::aPawnOnTheMapHasItsRule()
{
    auto* map = m_running->window()->findChild<views::TrainMap*>();
    QVERIFY(map);
    const auto belle = static_cast<int>(rules::Pawn::Belle);
    const auto doc = static_cast<int>(rules::Pawn::Doc);
    const bool isBelle = !map->pawnArea(belle).isEmpty();
    askForMenu(map, map->pawnArea(isBelle ? belle : doc).center());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* rule = menu->findChild<QAction*>(u"openRule"_s);
    QVERIFY(rule);
    QCOMPARE(rule->text(), isBelle ? u"Rule 13.2"_s : u"Rule 13.5"_s);
    menu->close();
}

/// Held until its menu opens, a button of an answer gives none when the finger is lifted.
void RuleLinksTest::aRestingFingerAsksForTheMenu()
{
    auto* button = m_running->window()->findChild<QPushButton*>(u"bigButton"_s);
    QVERIFY(button && button->isVisible());
    const game::Number before = m_running->program().gameDocument().game()->now().at;
    QTest::touchEvent(m_running->window(), m_screen).press(0, button->rect().center(), button);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(QApplication::activePopupWidget()->findChild<QAction*>(u"openRule"_s));
    QTest::touchEvent(m_running->window(), m_screen).release(0, button->rect().center(), button);
    settle();
    QVERIFY(QApplication::activePopupWidget());
    QApplication::activePopupWidget()->close();
    settle();
    QVERIFY(!button->isDown());
    QCOMPARE(m_running->program().gameDocument().game()->now().at, before);
}

void RuleLinksTest::aFingerThatIsLiftedAnswers()
{
    auto* button = m_running->window()->findChild<QPushButton*>(u"bigButton"_s);
    const game::Number before = m_running->program().gameDocument().game()->now().at;
    QTest::touchEvent(m_running->window(), m_screen).press(0, button->rect().center(), button);
    QTest::touchEvent(m_running->window(), m_screen).release(0, button->rect().center(), button);
    settle();
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(m_running->program().gameDocument().game()->now().at != before);
}

void RuleLinksTest::theQuestionComesBeforeThePanel()
{
    const QString asked = m_running->program().gameDocument().models().options.question().rule;
    QVERIFY(!asked.isEmpty());
    auto* map = m_running->window()->findChild<views::TrainMap*>();
    map->setFocus();
    m_running->press(u"F1"_s);
    QVERIFY(asked.startsWith(place()));
    QListView* score = listIn(u"score"_s);
    score->setFocus();
    m_running->press(u"F1"_s);
    QVERIFY(asked.startsWith(place()));
}

void RuleLinksTest::aLinkOpensTheProgramAtTheRule()
{
    m_running->close();
    m_running->start({.layout = u"stealin"_s, .rule = u"caboose:rule/10.6.2"_s}, app::panelList());
    QTRY_VERIFY_WITH_TIMEOUT(!m_running->program().rulebook().reader(0).view().isEmpty(), 20000);
    QCOMPARE(place(), u"10.6.2"_s);
    QVERIFY(m_running->openPanels().contains(u"rulebook"_s));
}

void RuleLinksTest::aLinkIsUnderstoodWithoutAWindow()
{
    const app::CommandLine commands(app::allSubcommands());
    const auto window = commands.parse({u"--safe"_s, u"caboose:rule/10.5"_s});
    QVERIFY(window.wantsWindow());
    QCOMPARE(window.options.rule, u"caboose:rule/10.5"_s);
    // The command looks for the text in the copy of the repository that one stands in.
    QVERIFY(QDir::setCurrent(QStringLiteral(CABOOSE_SOURCE_DIR)));
    QString text;
    QTextStream out(&text);
    const auto rule = commands.parse({u"rule"_s, u"caboose:rule/10.5"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(commands.run(rule, out, out), int(app::exitFine));
    QVERIFY(text.contains(u"10.5 Punch"_s));
    QVERIFY(!commands.parse({u"caboos:rule/10.5"_s}).misuse.isEmpty());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RuleLinksTest)
#include "rule_links_test.moc"
