// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/open_game.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/final_score/final_score_page.h"
#include "views/panels/final_score/take_away.h"
#include "views/panels/setup/setup_panel.h"
#include "views/widgets/rule_link.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The end of a game at the table: purses are counted by keys and clicks, then the page says who
/// wins and why.
class FinalScoreTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void thePageTakesTheWindow();
    void eachCardSaysPlaceAndSum();
    void undoGivesTheWindowBack();
    void whatIsLookedUpGivesTheWindowBack();
    void pursesAreCountedByKeys();
    void pursesAreCountedByClicks();
    void theValuesHaveKeysAndComeFirst();
    void theSumIsTyped();
    void theRefereeLeadsBackToIt();
    void aRuleOpensTheRulebook();
    void panelsBesideItFitTheWindow();
    void theScoreIsTakenAway();
    void theTableIsThereAgain();
    void aFinishedGameOpensWithItsScore();

private:
    void countTheRest();
    app::GameDocument& gameDocument() { return m_running->program().gameDocument(); }
    items::PurseCount& purses() { return gameDocument().models().finalScore.purses(); }
    views::FinalScorePage* page()
    {
        return m_running->window()->findChild<views::FinalScorePage*>(u"finalScore"_s);
    }
    QPushButton* button(const QString& text);
    void press(Qt::Key key);

    QTemporaryDir m_folder;
    std::unique_ptr<RunningProgram> m_running;
};

namespace {

game::Time noTime()
{
    return {};
}

game::Started fourPlayers()
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Official2016), 4);
    plan.kept = {};
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    return started;
}

rules::Choice anyOf(const rules::Question& question, rules::Random& random)
{
    auto left = random.below(static_cast<std::uint32_t>(question.possible()));
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible() && left-- == 0) return option.choice;
    }
    return {};
}

/// Any answers until purses are to be counted. False: nobody has two that nobody has seen.
bool playAtRandom(game::Game& game, quint64 seed)
{
    rules::Random random(seed);
    while (game.now().awaits != game::Awaits::Nothing) {
        const rules::Question* question = game.now().question();
        if (question && question->ask() == rules::QuestionKind::PurseTotal)
            return question->highest > 500;
        question ? game.answer(anyOf(*question, random)) : game.goOn();
    }
    return false;
}

quint64 seedWithTwoPurses()
{
    for (quint64 seed = 1; seed < 50; ++seed) {
        game::Game game(fourPlayers(), noTime);
        if (playAtRandom(game, seed)) return seed;
    }
    return 0;
}

} // namespace

/// Written once: a game in a file waits for the disk at each answer.
void FinalScoreTest::initTestCase()
{
    const quint64 seed = seedWithTwoPurses();
    QVERIFY(seed > 0);
    const std::filesystem::path path(m_folder.filePath(u"end.caboose"_s).toStdU16String());
    const game::NewGame made = game::startGame(path, fourPlayers(), noTime);
    QVERIFY(made.kept.game);
    QVERIFY(playAtRandom(*made.kept.game, seed));
}

void FinalScoreTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    const QString file = m_running->file(u"games/end.caboose"_s);
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(QFile::copy(m_folder.filePath(u"end.caboose"_s), file));
    QVERIFY(gameDocument().openFile(file));
    settle();
    QVERIFY(purses().open() > 1);
}

void FinalScoreTest::cleanup()
{
    m_running.reset();
    complain();
}

void FinalScoreTest::countTheRest()
{
    while (purses().isWanted()) purses().tell(purses().lowest());
    settle();
}

QPushButton* FinalScoreTest::button(const QString& text)
{
    for (QPushButton* button : page()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().startsWith(text)) return button;
    }
    return nullptr;
}

void FinalScoreTest::press(Qt::Key key)
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), key);
    settle();
}

void FinalScoreTest::thePageTakesTheWindow()
{
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
    QVERIFY(page()->isVisible());
    saveScreenshot(*m_running->window(), u"final-score-counting"_s);
    countTheRest();
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
    saveScreenshot(*m_running->window(), u"final-score"_s);
}

void FinalScoreTest::eachCardSaysPlaceAndSum()
{
    countTheRest();
    int cards = 0;
    for (const QFrame* card : page()->findChildren<QFrame*>(u"partyCard"_s)) {
        if (!card->isVisible()) continue;
        const QString sum = card->findChild<QLabel*>(u"partySum"_s)->text();
        const QString name = card->findChild<QLabel*>(u"partyName"_s)->text();
        const QString place = card->findChild<QLabel*>(u"partyPlace"_s)->text();
        QCOMPARE(card->accessibleName(), u"%1 %2, %3"_s.arg(place, name, sum));
        ++cards;
    }
    QCOMPARE(cards, 4);
}

void FinalScoreTest::undoGivesTheWindowBack()
{
    m_running->press(u"Ctrl+Z"_s);
    QVERIFY(!m_running->openPanels().contains(u"final-score"_s));
    QVERIFY(m_running->openPanels().contains(u"train-map"_s));
    m_running->press(u"Ctrl+Y"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
}

/// A dispute about the last shot: afterwards the score is there again, unless somebody left it.
void FinalScoreTest::whatIsLookedUpGivesTheWindowBack()
{
    countTheRest();
    m_running->press(u"Ctrl+D"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"dispute"_s});
    m_running->press(u"Ctrl+D"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
    button(u"Back to the table"_s)->click();
    settle();
    m_running->press(u"Ctrl+D"_s);
    m_running->press(u"Ctrl+D"_s);
    QVERIFY(m_running->openPanels().contains(u"train-map"_s));
}

void FinalScoreTest::pursesAreCountedByKeys()
{
    const rules::Pawn who = gameDocument().game()->now().question()->who();
    const int open = purses().open();
    press(Qt::Key_7);
    QVERIFY(purses().named().isEmpty());
    for (int n = 1; n < open; ++n) press(Qt::Key_1);
    press(Qt::Key_Backspace);
    QCOMPARE(purses().named().size(), open - 2);
    press(Qt::Key_1);
    press(Qt::Key_6);
    QCOMPARE(int(gameDocument().game()->now().table().sheet(who).unseenTotal),
             (open - 1) * 250 + 500);
}

void FinalScoreTest::pursesAreCountedByClicks()
{
    const rules::Pawn who = gameDocument().game()->now().question()->who();
    const int open = purses().open();
    for (int n = 0; n < open; ++n) click(button(u"$250"_s));
    QCOMPARE(int(gameDocument().game()->now().table().sheet(who).unseenTotal), open * 250);
}

/// Who hears the page gets to the values as they are seen, and is told their keys.
void FinalScoreTest::theValuesHaveKeysAndComeFirst()
{
    auto* counter = page()->findChild<QWidget*>(u"purseCounter"_s);
    QVERIFY(counter->accessibleDescription().startsWith(u"$250: key 1, $300: key 2"_s));
    counter->setFocus();
    QTest::keyClick(counter, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(u"$250"_s));
    gameDocument().models().options.askWhy(-1);
    const items::WhyTexts why = gameDocument().models().options.why(-1);
    QVERIFY2(why.verdict.startsWith(u"A number is asked for, from "_s), qPrintable(why.verdict));
}

void FinalScoreTest::theSumIsTyped()
{
    const rules::Pawn who = gameDocument().game()->now().question()->who();
    const int sum = purses().lowest() + 50;
    auto* spin = page()->findChild<QSpinBox*>(u"purseSum"_s);
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, QString::number(sum));
    QTest::keyClick(spin, Qt::Key_Return);
    settle();
    QCOMPARE(int(gameDocument().game()->now().table().sheet(who).unseenTotal), sum);
}

void FinalScoreTest::theRefereeLeadsBackToIt()
{
    countTheRest();
    click(button(u"Back to the table"_s));
    QPushButton* score = nullptr;
    for (QPushButton* each : m_running->window()->findChildren<QPushButton*>(u"goOn"_s))
        if (each->isVisible()) score = each;
    QVERIFY(score);
    QCOMPARE(score->text(), u"Final score"_s);
    click(score);
    QCOMPARE(m_running->program().docks().alone(), u"final-score"_s);
}

void FinalScoreTest::aRuleOpensTheRulebook()
{
    const int before = m_running->window()->width();
    countTheRest();
    for (views::RuleLink* link : page()->findChildren<views::RuleLink*>()) {
        if (!link->isVisible() || link->text() != u"8.4.3"_s) continue;
        click(link);
        break;
    }
    QVERIFY(m_running->openPanels().contains(u"rulebook"_s));
    QVERIFY(m_running->openPanels().contains(u"final-score"_s));
    QVERIFY(m_running->window()->width() <= before);
}

void FinalScoreTest::panelsBesideItFitTheWindow()
{
    countTheRest();
    m_running->window()->resize(1280, 800);
    settle();
    const app::Panels panels = app::panelList();
    for (const app::PanelSpec& each : panels.all()) {
        m_running->program().docks().setOpen(each.id, true);
        settle();
        QVERIFY2(m_running->window()->width() <= 1280, qPrintable(each.id));
        m_running->program().docks().setOpen(each.id, each.isPage);
        settle();
    }
}

void FinalScoreTest::theScoreIsTakenAway()
{
    QVERIFY(!button(u"Copy"_s));
    countTheRest();
    click(button(u"Copy"_s));
    const QString copied = QApplication::clipboard()->text();
    QCOMPARE(copied, gameDocument().models().finalScore.text());
    QVERIFY(copied.contains(u"[8.4.3]"_s));
    auto* takeAway = page()->findChild<views::TakeAway*>();
    QVERIFY(takeAway->write(m_running->file(u"score.txt"_s)));
    QCOMPARE(QString::fromUtf8(m_running->read(u"score.txt"_s)), copied);
    QVERIFY(takeAway->writePdf(m_running->file(u"score.pdf"_s)));
    QVERIFY(m_running->read(u"score.pdf"_s).startsWith("%PDF"));
    QVERIFY(!takeAway->write(m_running->folder() + u"/no/score.txt"_s));
}

void FinalScoreTest::theTableIsThereAgain()
{
    countTheRest();
    click(button(u"Back to the table"_s));
    QVERIFY(!m_running->openPanels().contains(u"final-score"_s));
    QVERIFY(m_running->openPanels().contains(u"train-map"_s));
    m_running->program().docks().setOpen(u"score"_s, true);
    settle();
    const QList<QPushButton*> buttons =
        m_running->panel(u"score"_s) ? m_running->panel(u"score"_s)->findChildren<QPushButton*>()
                                     : m_running->window()->findChildren<QPushButton*>();
    for (QPushButton* each : buttons) {
        if (each->isVisible() && each->text() == u"Final score"_s) click(each);
    }
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
}

void FinalScoreTest::aFinishedGameOpensWithItsScore()
{
    countTheRest();
    m_running->close();
    m_running->start({}, app::panelList());
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
    m_running->trigger(u"game.continue"_s);
    settle();
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
    QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
    m_running->trigger(u"game.new"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"setup"_s});
    auto* setup = m_running->window()->findChild<views::SetupPanel*>();
    setup->showStep(2);
    gameDocument().newGame().start();
    settle();
    QVERIFY(setup->findChild<QPushButton*>(u"stepButton"_s)->isChecked()); // the first
    QVERIFY(m_running->openPanels().contains(u"referee"_s));
    QVERIFY(!m_running->openPanels().contains(u"final-score"_s));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::FinalScoreTest)
#include "final_score_page_test.moc"
