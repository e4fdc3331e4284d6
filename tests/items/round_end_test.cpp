// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/journal/import_position.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What is said of the event, and of what else ends a round.
class RoundEndTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void anEventSaysWhatItDoes();
    void aFirstGameHasNoEvents();
    void whatEndsARoundIsNoEvent();
    void handsOnTheCardAreShown();

private:
    void open(const QString& position);

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<items::GameModels> m_models;
};

/// A game that goes on from there.
void RoundEndTest::open(const QString& position)
{
    const game::Imported imported = game::startFrom(position.toStdString(), 1);
    QVERIFY2(imported.mistakes.empty() && imported.start, qPrintable(position));
    m_models = std::make_unique<items::GameModels>();
    m_game = std::make_unique<game::Game>(*imported.start, [] { return game::Time(); });
    m_models->show(*m_game, items::Viewpoint::Table);
}

void RoundEndTest::anEventSaysWhatItDoes()
{
    open(u"rules official-2016\ntrain locomotive first-class saloon\nseats django doc belle\n"
         "marshal in locomotive\nround 1 braking-2-4\nstep resolve-event\n"
         "doc in saloon\ndjango in saloon\nbelle in first-class\n"_s);
    QCOMPARE(m_models->options.question().kind, items::QuestionTexts::Kind::GoOn);
    QCOMPARE(m_models->options.question().happens.front(),
             u"Whoever is on a roof moves one car towards the locomotive."_s);
    QCOMPARE(m_models->options.question().happens.back(), u"Nothing changes on the table."_s);
}

/// 20.2: those on the roof stay where they are, and nobody is left wondering why.
void RoundEndTest::aFirstGameHasNoEvents()
{
    open(u"rules official-2016-first-game\ntrain locomotive first-class saloon\n"
         "seats django doc belle\nmarshal in locomotive\nround 1 braking-2-4\n"
         "step resolve-event\ndoc on saloon-roof\ndjango in saloon\nbelle in first-class\n"_s);
    const QStringList said{u"This game is played without events."_s,
                           u"Nothing changes on the table."_s};
    QCOMPARE(m_models->options.question().happens, said);
    QCOMPARE(m_models->rounds.at(0).gist, said.front());
    QVERIFY(!m_models->rounds.at(0).isEventNow);
}

/// 5.4.5: the stagecoach falls back after every round.
void RoundEndTest::whatEndsARoundIsNoEvent()
{
    open(u"rules combined-2.1\n"
         "train locomotive first-class saloon\nseats django doc belle\n"
         "marshal in locomotive\nround 1 braking-2-4\nstep relative-movement\n"
         "stagecoach beside locomotive\ndoc in saloon\ndjango in saloon\nbelle in first-class\n"_s);
    QCOMPARE(m_models->options.question().kind, items::QuestionTexts::Kind::GoOn);
    QCOMPARE(m_models->options.question().question, u"What travels beside the train moves"_s);
}

/// 5.2.4: as they are printed there.
void RoundEndTest::handsOnTheCardAreShown()
{
    open(u"rules combined-2.1\ntrain locomotive first-class saloon\n"
         "seats django doc belle\nmarshal in locomotive\n"
         "round 1 card(normal tunnel hands:2)\nstep play-card\n"
         "doc in saloon\ndjango in saloon\nbelle in first-class\n"_s);
    QCOMPARE(m_models->rounds.at(0).hands, 2);
    const QString told = m_models->rounds.index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(told.contains(u"2 hand icon(s)."_s), qPrintable(told));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RoundEndTest)
#include "round_end_test.moc"
