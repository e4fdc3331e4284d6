// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/08_end/score.h"
#include "tests/support/played_by_keys.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"

#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Whole games with bots: from New game to the final score, through the window.
class BotGameTest : public WatchedTest, protected PlayedByKeys {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aBotPlaysFromNewGameToTheScore_data();
    void aBotPlaysFromNewGameToTheScore();
    void onePersonPlaysAgainstBotsAlone_data();
    void onePersonPlaysAgainstBotsAlone();

private:
    void chooseBoxes(bool keeps);
    void makeBot(rules::Pawn who);
    void beginAlone(bool keeps);
    void goOnFromNewGame();
    void takeBackAndSayAgain(int entries);
    void endAndOpenAgain();
};

void BotGameTest::init()
{
    watch();
    begin();
}

void BotGameTest::cleanup()
{
    end();
    complain();
}

void BotGameTest::chooseBoxes(bool keeps)
{
    items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    plan.boxes().setBoxes(
        {rulebook::Box::Base, rulebook::Box::Bandits, rulebook::Box::Anniversary});
    plan.setKeepsDecks(keeps);
    plan.setKeepsPurses(keeps);
    plan.setKeepsRounds(keeps);
    m_running->trigger(u"game.new"_s);
}

void BotGameTest::goOnFromNewGame()
{
    press(u"Tab"_s); // off the button, which a Return would press
    auto* setup = m_running->window()->findChild<QWidget*>(u"setupPanel"_s);
    click(setup->findChild<QPushButton*>(u"goOn"_s));
    QVERIFY(m_running->program().gameDocument().game());
}

/// By clicks on the first page of New game.
void BotGameTest::makeBot(rules::Pawn who)
{
    const items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    auto* seats = m_running->window()->findChild<QListView*>(u"seats"_s);
    for (int row = 0; row < plan.rowCount(); ++row) {
        if (plan.at(row).id != rules::index(who)) continue;
        // Where the name of whoever plays them is: what is there is chosen, and still takes part.
        const QRect area = seats->visualRect(plan.index(row));
        QTest::mouseClick(seats->viewport(), Qt::LeftButton, {},
                          QPoint(area.width() * 55 / 100, area.center().y()));
        QTest::keyClick(seats, Qt::Key_Escape);
    }
    for (QPushButton* button : m_running->window()->findChildren<QPushButton*>()) {
        if (button->accessibleName().endsWith(u"is played by a bot"_s)) click(button);
    }
}

void BotGameTest::aBotPlaysFromNewGameToTheScore_data()
{
    QTest::addColumn<bool>("keeps");
    QTest::newRow("on the table") << false;
    QTest::newRow("dealt by the program") << true;
}

/// Nobody plays her and nobody is asked in her name: what the rules leave open is the table's.
void BotGameTest::aBotPlaysFromNewGameToTheScore()
{
    QFETCH(bool, keeps);
    m_running->program().rulings().setFromStrings({u"combined-2.1"_s});
    const items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    chooseBoxes(keeps);
    makeBot(rules::Pawn::Belle);
    saveScreenshot(*m_running->window(), u"setup-bot-%1"_s.arg(keeps));
    QCOMPARE(plan.people(), 3);
    goOnFromNewGame();
    QVERIFY(now().table().isBot(rules::Pawn::Belle));
    const items::CharactersModel& sheets = m_running->program().gameDocument().models().characters;
    QCOMPARE(sheets.find(rules::index(rules::Pawn::Belle))->name, u"Belle (bot)"_s);

    rules::Random random(7);
    int itsCards = 0;
    for (int step = 0; step < 3000 && now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Question* question = now().question();
        const game::CurrentState before = now();
        if (question && question->actor == rules::Pawn::Belle) {
            QCOMPARE(question->who(), rules::Pawn::None);
        }
        const rules::Progress& progress = before.table().progress;
        const bool isActed = progress.step == rules::Step::PerformAction &&
                             now().table().progress.card < now().table().commonDeck.size();
        itsCards +=
            isActed && before.table().commonDeck[progress.card].card.owner == rules::Pawn::Belle
                ? 1
                : 0;
        give(question ? Said{.answer = some(*question, random)} : Said());
        QVERIFY2(now().at != before.at, "a key that does nothing");
        if (progress.round != now().table().progress.round) {
            settle();
            saveScreenshot(*m_running->window(),
                           u"bot-game-%1-%2"_s.arg(keeps).arg(progress.round));
        }
    }
    QCOMPARE(now().awaits, game::Awaits::Nothing);
    QVERIFY(itsCards >= 5);
    settle();
    saveScreenshot(*m_running->window(), u"bot-game-%1-end"_s.arg(keeps));
}

/// By clicks on New game: one player, and two bots come along.
void BotGameTest::beginAlone(bool keeps)
{
    const items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    chooseBoxes(keeps);
    for (QPushButton* button : m_running->window()->findChildren<QPushButton*>()) {
        if (button->objectName() == u"choiceButton"_s && button->text() == u"1"_s) click(button);
    }
    saveScreenshot(*m_running->window(), u"setup-alone-%1"_s.arg(keeps));
    QCOMPARE(plan.people(), 1);
    QCOMPARE(plan.objections(), QStringList());
    QVERIFY2(plan.summary().startsWith(u"1 player · 2 bots · "_s), qPrintable(plan.summary()));
    goOnFromNewGame();
}

void BotGameTest::takeBackAndSayAgain(int entries)
{
    app::GameDocument& gameDocument = m_running->program().gameDocument();
    const rules::Table before = now().table();
    int taken = 0;
    for (; taken < entries && gameDocument.canUndo(); ++taken) press(u"Ctrl+Z"_s);
    for (; taken > 0; --taken) gameDocument.redo();
    QVERIFY(now().table() == before);
}

/// As after a power cut: everything that was said is in the game's file.
void BotGameTest::endAndOpenAgain()
{
    const QString file = m_running->program().gameDocument().file();
    const rules::Table before = now().table();
    m_running->crash();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->program().gameDocument().openFile(file);
    settle();
    QVERIFY(m_running->program().gameDocument().game());
    QVERIFY(now().table() == before);
}

void BotGameTest::onePersonPlaysAgainstBotsAlone_data()
{
    QTest::addColumn<bool>("keeps");
    QTest::newRow("on the table") << false;
    QTest::newRow("dealt by the program") << true;
}

/// Undone and said again, ended in the middle and opened again, up to the final score.
void BotGameTest::onePersonPlaysAgainstBotsAlone()
{
    QFETCH(bool, keeps);
    beginAlone(keeps);
    if (QTest::currentTestFailed()) return;
    int people = 0;
    for (const rules::Seat& seat : now().table().seats) people += seat.isBot ? 0 : 1;
    QCOMPARE(people, 1);
    rules::Random random(11);
    for (int step = 1; step < 3000 && now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Question* question = now().question();
        const game::Number place = now().at;
        give(question ? Said{.answer = some(*question, random)} : Said());
        QVERIFY2(now().at != place, "a key that does nothing");
        if (step % 40 == 0) takeBackAndSayAgain(5);
        if (step == 100) endAndOpenAgain();
    }
    QCOMPARE(now().awaits, game::Awaits::Nothing);
    QVERIFY(m_running->program().gameDocument().isFinalScoring());
    const std::vector<rules::Score> scores = rules::scores(now().table());
    QCOMPARE(scores.size(), 3U);
    QVERIFY(std::any_of(scores.begin(), scores.end(),
                        [](const rules::Score& score) { return score.wins; }));
    settle();
    saveScreenshot(*m_running->window(), u"alone-%1-end"_s.arg(keeps));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::BotGameTest)
#include "bot_game_test.moc"
