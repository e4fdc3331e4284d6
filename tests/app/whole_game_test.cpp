// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/playout/random.h"
#include "tests/support/played_by_keys.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/items/setup/set_up_run.h"

#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// A whole game with nothing but the keyboard, and what it costs.
class WholeGameTest : public WatchedTest, protected PlayedByKeys {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isPlayedByKeys_data();
    void isPlayedByKeys();
    void isPlayedByKeysWhenTheProgramDeals();

private:
    struct Cost {
        int keys = 0;
        int cards = 0;
        double perCard() const { return cards == 0 ? 0 : static_cast<double>(keys) / cards; }
    };

    void playAnything(quint64 seed);
    void record(const rules::Plan& plan, rules::Pawn first, quint64 seed, bool whenTurnedOver);
    Said anySaid(game::Game& game, rules::Random& random, bool whenTurnedOver);
    void count(const game::CurrentState& before, int keys);
    void playRecorded();
    Cost m_schemin; ///< cards played
    Cost m_drawing; ///< turns in which cards were drawn instead
    Cost m_naming;  ///< of cards that are turned over
    Cost m_stealin;
    /// A whole game as it was played once.
    std::vector<Said> m_recorded;
    rules::Table m_recordedEnd;
};

void WholeGameTest::init()
{
    watch();
    begin();
    m_schemin = m_drawing = m_naming = m_stealin = {};
}

void WholeGameTest::cleanup()
{
    end();
    complain();
}

WholeGameTest::Said WholeGameTest::anySaid(game::Game& game, rules::Random& random,
                                           bool whenTurnedOver)
{
    const rules::Question* question = game.now().question();
    const bool isUnseen =
        whenTurnedOver && question && question->ask() == rules::QuestionKind::PlayCard;
    if (isUnseen) return {.isUnseen = true};
    if (!question) return {};
    return {.answer = some(*question, random)};
}

void WholeGameTest::record(const rules::Plan& plan, rules::Pawn first, quint64 seed,
                           bool whenTurnedOver)
{
    game::Started started;
    if (whenTurnedOver) started.cards = game::CardsEntered::WhenTurnedOver;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    game::Game game(std::move(started), [] { return game::Time(); });
    items::runSetUp(game, first);
    rules::Random random(seed);
    m_recorded.clear();
    while (game.now().awaits != game::Awaits::Nothing) {
        const Said said = anySaid(game, random, whenTurnedOver);
        m_recorded.push_back(said);
        const game::Reply reply = said.isUnseen ? game.playUnseen()
                                  : said.answer ? game.answer(*said.answer)
                                                : game.goOn();
        QVERIFY(reply.isAccepted());
    }
    m_recordedEnd = game.now().table();
}

/// Which of the counts the keys of an answer belong to.
void WholeGameTest::count(const game::CurrentState& then, int keys)
{
    const rules::Table& before = then.table();
    const rules::Progress& after = now().table().progress;
    const bool isNamed =
        then.question() && then.question()->ask() == rules::QuestionKind::TurnedOver;
    if (isNamed) {
        m_naming.keys += keys;
        m_naming.cards += 1;
        if (after.card != before.progress.card || after.step != before.progress.step)
            ++m_stealin.cards;
    } else if (before.progress.step == rules::Step::PlayCard) {
        const bool isPlayed = now().table().commonDeck.size() > before.commonDeck.size() ||
                              after.step == rules::Step::PerformAction;
        (isPlayed ? m_schemin : m_drawing).keys += keys;
        const auto added = static_cast<int>(now().table().commonDeck.size()) -
                           static_cast<int>(before.commonDeck.size());
        (isPlayed ? m_schemin : m_drawing).cards += std::max(1, added);
    } else if (before.progress.step == rules::Step::PerformAction) {
        m_stealin.keys += keys;
        const bool isResolved =
            after.card != before.progress.card || after.step != before.progress.step;
        if (isResolved) ++m_stealin.cards;
    }
}

void WholeGameTest::playRecorded()
{
    for (const Said& said : m_recorded) {
        const game::CurrentState before = now();
        const int keys = m_keys;
        give(said);
        QVERIFY2(now().at != before.at, "a key that does nothing");
        count(before, m_keys - keys);
        if (before.table().progress.step != now().table().progress.step) settle();
    }
}

void WholeGameTest::isPlayedByKeys_data()
{
    QTest::addColumn<int>("bandits");
    QTest::addColumn<QString>("edition");
    QTest::addColumn<bool>("whenTurnedOver");
    QTest::newRow("2 players, two bandits each") << 4 << u"official-2016-two-bandits"_s << false;
    QTest::newRow("3 players, two bandits each") << 6 << u"official-2016-two-bandits"_s << false;
    QTest::newRow("3 players") << 3 << u"official-2016"_s << false;
    QTest::newRow("4 players") << 4 << u"official-2016"_s << false;
    QTest::newRow("5 players") << 5 << u"official-2016-expert"_s << false;
    QTest::newRow("6 players") << 6 << u"combined-2.1"_s << false;
    QTest::newRow("2 players, turned over") << 4 << u"official-2016-two-bandits"_s << true;
    QTest::newRow("4 players, turned over") << 4 << u"official-2016"_s << true;
    QTest::newRow("6 players, turned over") << 6 << u"combined-2.1"_s << true;
}

/// One input for a card, when it is played or when it is turned over, and on average at most one
/// and a fifth to resolve it.
void WholeGameTest::isPlayedByKeys()
{
    QFETCH(int, bandits);
    QFETCH(QString, edition);
    QFETCH(bool, whenTurnedOver);
    app::GameDocument& gameDocument = m_running->program().gameDocument();
    m_running->program().rulings().setFromStrings({edition});
    items::NewGameModel& plan = gameDocument.newGame();
    plan.setPlayers(bandits);
    plan.setFirst(0);
    plan.cars().setOrder({rules::Car::Saloon, rules::Car::Luggage, rules::Car::SecondClass,
                          rules::Car::FirstClass, rules::Car::Restaurant, rules::Car::ThirdClass});
    QCOMPARE(plan.objections(), QStringList());
    record(plan.plan(), plan.first(), static_cast<quint64>(bandits), whenTurnedOver);
    plan.setEntersPlayed(!whenTurnedOver);
    gameDocument.startNew();
    settle();

    playRecorded();
    QCOMPARE(now().awaits, game::Awaits::Nothing);
    QVERIFY(now().table() == m_recordedEnd);
    QVERIFY2(m_schemin.perCard() <= 1.0, qPrintable(QString::number(m_schemin.perCard())));
    QVERIFY2(m_naming.perCard() <= 1.0, qPrintable(QString::number(m_naming.perCard())));
    QVERIFY2(m_stealin.perCard() <= 1.2, qPrintable(QString::number(m_stealin.perCard())));
    qInfo("%s: %d inputs; Schemin' %.2f for a card played (%d cards), %.2f for drawing (%d times); "
          "Stealin' %.2f to name a card (%d cards), %.2f to resolve it (%d cards)",
          QTest::currentDataTag(), m_keys, m_schemin.perCard(), m_schemin.cards,
          m_drawing.perCard(), m_drawing.cards, m_naming.perCard(), m_naming.cards,
          m_stealin.perCard(), m_stealin.cards);
    settle();
    saveScreenshot(*m_running->window(), u"whole-game-%1-%2-end"_s.arg(bandits).arg(edition));
}

/// The program deals, so the answers are not the same each time.
void WholeGameTest::isPlayedByKeysWhenTheProgramDeals()
{
    app::GameDocument& gameDocument = m_running->program().gameDocument();
    items::NewGameModel& plan = gameDocument.newGame();
    plan.setKeepsDecks(true);
    plan.setKeepsPurses(true);
    plan.setKeepsRounds(true);
    gameDocument.startNew();
    settle();
    playAnything(5);
}

void WholeGameTest::playAnything(quint64 seed)
{
    rules::Random random(seed);
    for (int step = 0; step < 3000 && now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Question* question = now().question();
        const game::Number place = now().at;
        give(question ? Said{.answer = some(*question, random)} : Said());
        QVERIFY2(now().at != place, "a key that does nothing");
    }
    QCOMPARE(now().awaits, game::Awaits::Nothing);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::WholeGameTest)
#include "whole_game_test.moc"
