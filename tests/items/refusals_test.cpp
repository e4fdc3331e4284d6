// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laid_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::GameModels;
using items::Viewpoint;

/// What the referee says besides the question: what can't be answered, and what has just happened.
class RefusalsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { complain(); }

    void goalsOfWhoIsNotThereAreRefusedTogether();
    void aGoalHasItsPlace();
    void whoSearchesIsSeenToShuffle();
    void decksOfBotsAreShuffledInSilence();

private:
    void lay(const std::string& position)
    {
        m_game = laidGame(position);
        m_models->show(*m_game, Viewpoint::Table);
    }
    items::OptionsModel& options() { return m_models->options; }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models = std::make_unique<GameModels>();
};

namespace {

const std::string withTheMarshal = "rules combined-2.1\n"
                                   "train locomotive first-class saloon prison\n"
                                   "seats marshal belle doc tuco\n"
                                   "marshal in locomotive\n";

} // namespace

/// One line, and not one for each bandit of all boxes.
void RefusalsTest::goalsOfWhoIsNotThereAreRefusedTogether()
{
    lay(withTheMarshal + "goals current ? ? ? ? ?\n"
                         "round 5 pickpocketing\n"
                         "step reveal-goals\n");
    QVERIFY(options().question().question.startsWith(u"What does the Marshal’s goal say"_s));
    const auto isOfSomebody = [](const items::OptionRow& row) {
        return row.text.contains(u"Arrest Warrant"_s);
    };
    const auto& refusals = options().refusals();
    QCOMPARE(std::count_if(refusals.begin(), refusals.end(), isOfSomebody), 1);
    const items::OptionRow& absent = *std::find_if(refusals.begin(), refusals.end(), isOfSomebody);
    QVERIFY(absent.text.contains(u"Arrest Warrant: Cheyenne · Arrest Warrant: Django"_s));
    QCOMPARE(absent.reason, u"Not in this game"_s);
}

void RefusalsTest::aGoalHasItsPlace()
{
    lay(withTheMarshal + "belle in saloon\n"
                         "goals upcoming 3 unknown; current ? ?\n"
                         "round 2 bridge-2-4\n"
                         "step perform-action\n"
                         "deck belle:marshal\n");
    options().choose(0);
    while (options().question().kind == items::QuestionTexts::Kind::GoOn) options().goOn();
    m_game->answer(m_game->now().question()->begin()->choice);
    m_models->show(*m_game, Viewpoint::Table);
    QCOMPARE(options().at(0).text, u"Goal 1"_s);
    QCOMPARE(options().at(1).text, u"Goal 2"_s);
}

/// 5.2.1: it takes the place of three cards, and has to be done with the pile on the table.
void RefusalsTest::whoSearchesIsSeenToShuffle()
{
    lay(withTheMarshal + "belle in saloon\n"
                         "round 2 bridge-2-4\n"
                         "step play-card\n");
    m_game->answer(rules::Choice(rules::ChoiceKind::Draw));
    m_game->answer(rules::Choice(rules::ChoiceKind::Search));
    m_models->show(*m_game, Viewpoint::Table);
    QCOMPARE(options().question().justNow.sentences, QStringList{u"Belle shuffles the deck."_s});
}

/// 5.4.7: where the program has them, nobody has anything to do.
void RefusalsTest::decksOfBotsAreShuffledInSilence()
{
    for (const bool isKept : {false, true}) {
        lay(std::string("rules combined-2.1\n") + (isKept ? "keeps decks\n" : "") +
            "train locomotive first-class saloon restaurant luggage\n"
            "seats doc tuco mary(bot)\n"
            "doc in saloon\n"
            "tuco in luggage\n"
            "mary in restaurant\n"
            "round 5 pickpocketing\n"
            "step perform-action\n"
            "deck doc:robbery mary:robbery\n");
        QString told;
        for (int n = 0; n < 9 && !m_game->now().question() && m_game->goOn().isAccepted(); ++n) {
            m_models->show(*m_game, Viewpoint::Table);
            told += options().question().justNow.sentences.join(u' ') + u' ';
        }
        QVERIFY2(told.contains(u"Round 5 is over."_s), qPrintable(told));
        QCOMPARE(told.contains(u"Mary Pumpkins shuffles the deck."_s), !isKept);
    }
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RefusalsTest)
#include "refusals_test.moc"
