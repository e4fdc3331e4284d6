// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laid_game.h"
#include "tests/support/prison_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::FinalScore;
using items::GameModels;
using items::TieOrTitle;
using items::Viewpoint;

/// 8.2 How a game ends in which somebody has played the Marshal.
class MarshalsEndTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { complain(); }

    void nothingIsToldBeforeHeShowsHisGoals();
    void eachGoalIsToldWithItsReason();
    void heWinsWhateverTheBanditsHave();
    void thePoorestWinsWithHim();
    void ifHeFailsTheRichestWins();
    void whatGaveMoneyHasItsPicture();
    void itIsToldAsText();
    void nobodyPlaysTheMarshal();

private:
    const FinalScore& endOf(MarshalsEnd which)
    {
        m_game = endOfPrisonGame(which);
        playOut(*m_game);
        m_models->show(*m_game, Viewpoint::Table);
        return m_models->finalScore;
    }
    QStringList linesOf(const TieOrTitle& matter) const
    {
        QStringList lines;
        for (const TieOrTitle::Line& line : matter.lines)
            lines.append(line.name + u" | "_s + line.count);
        return lines;
    }
    QStringList winners() const
    {
        QStringList names;
        for (const items::ScoreRow& row : m_models->score.rows()) {
            if (row.wins) names.append(row.name);
        }
        return names;
    }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
};

void MarshalsEndTest::init()
{
    watch();
    m_models = std::make_unique<GameModels>();
}

/// Neither in the middle of a game nor at its end, as long as they lie face down.
void MarshalsEndTest::nothingIsToldBeforeHeShowsHisGoals()
{
    for (const bool isMiddle : {true, false}) {
        m_game = isMiddle ? prisonGame() : endOfPrisonGame(MarshalsEnd::Wins);
        m_models->show(*m_game, Viewpoint::Table);
        QVERIFY(m_models->finalScore.marshal().isEmpty());
        QCOMPARE(m_models->finalScore.headline(), u"The game is not over yet"_s);
        QVERIFY(!m_models->finalScore.text().contains(u"goal"_s));
    }
    QCOMPARE(m_models->characters.find(rules::index(rules::Pawn::Marshal))->goals, u"5/5"_s);
}

void MarshalsEndTest::eachGoalIsToldWithItsReason()
{
    const TieOrTitle& goals = endOf(MarshalsEnd::Wins).marshal();
    QCOMPARE(
        linesOf(goals),
        (QStringList{
            u"Prisoners | the sidekick of Al Patron, the sidekick of Mei and the sidekick of Silk"_s,
            u"Mailbags | 1"_s, u"Captured | Doc and Tuco"_s,
            u"Golden Bullet Award | Reached: one of his cylinders is empty (14.1.4)"_s,
            u"Arrest Warrant: Doc | Reached: Doc was captured (14.1.8)"_s,
            u"Arrest Warrant: Belle | Not reached: Belle was never captured (14.1.8)"_s,
            u"Only a Flesh Wound! | Reached: he has a Brawler card left (14.1.6)"_s,
            u"Throw Away the Key! | Reached: he has 3 prisoner(s), and two are needed (14.1.7)"_s}));
    QCOMPARE(goals.conclusion, u"4 goal(s) reached, and 4 needed: the Marshal wins."_s);
    QCOMPARE(goals.rule, u"8.2"_s);
}

void MarshalsEndTest::heWinsWhateverTheBanditsHave()
{
    QCOMPARE(endOf(MarshalsEnd::Wins).headline(), u"The Marshal wins with 4 goal(s)"_s);
    QCOMPARE(winners(), QStringList());
    QVERIFY(m_models->finalScore.tie().isEmpty());
    for (const items::ScoreRow& row : m_models->score.rows()) {
        QCOMPARE(row.place, 0);
        QCOMPARE(row.note, QString());
    }
}

void MarshalsEndTest::thePoorestWinsWithHim()
{
    QCOMPARE(endOf(MarshalsEnd::WinsWithThePoorest).headline(),
             u"The Marshal wins with 4 goal(s), and Doc, the poorest, wins with him"_s);
    QCOMPARE(winners(), QStringList{u"Doc"_s});
}

void MarshalsEndTest::ifHeFailsTheRichestWins()
{
    const FinalScore& score = endOf(MarshalsEnd::Fails);
    QCOMPARE(score.marshal().conclusion,
             u"3 goal(s) reached, but 4 needed: the Marshal does not win."_s);
    QVERIFY(
        linesOf(score.marshal())
            .contains(
                u"Golden Bullet Award | Not reached: neither of his cylinders is empty (14.1.4)"_s));
    QCOMPARE(winners().size(), 1);
    QVERIFY(score.headline().startsWith(winners().front() + u" wins with $"_s));
}

/// Posters, Brawler cards and prisoners as much as loot.
void MarshalsEndTest::whatGaveMoneyHasItsPicture()
{
    endOf(MarshalsEnd::Fails);
    for (const items::ScoreRow& row : m_models->score.rows()) {
        for (const items::ScorePart& part : row.parts)
            QVERIFY2(!part.art.isEmpty(), qPrintable(part.what));
    }
}

void MarshalsEndTest::itIsToldAsText()
{
    const FinalScore& score = endOf(MarshalsEnd::Wins);
    QVERIFY(score.text().contains(u"The Marshal’s goals [8.2]"_s));
    QVERIFY(score.text().contains(u"Only a Flesh Wound!: Reached"_s));
    QVERIFY(score.html().contains(u"The Marshal’s goals [8.2]"_s));
    // Goals come before money.
    QVERIFY(score.text().indexOf(u"Flesh Wound"_s) < score.text().indexOf(u"$"_s));
}

void MarshalsEndTest::nobodyPlaysTheMarshal()
{
    items::ShownPosition position;
    position.table.progress = {.step = rules::Step::GameOver, .round = 5};
    items::ScoreModel rows;
    FinalScore score(rows);
    score.show(position);
    QVERIFY(score.marshal().isEmpty());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::MarshalsEndTest)
#include "marshals_end_test.moc"
