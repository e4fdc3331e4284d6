// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laid_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::GameModels;
using items::ScorePart;
using items::ScoreRow;
using items::Viewpoint;

namespace {

constexpr auto table = R"(rules combined-2.1
train locomotive first-class saloon restaurant luggage
seats belle doc ghost tuco
belle in saloon; team 1; 5 bullets
doc in saloon; team 2; 0 bullets
ghost in luggage; team 1; 5 bullets
tuco knocked-off; team 2; 5 bullets
)";

constexpr auto loot = R"(wild-bunch 1 0
belle secret-document 1, jewel
doc secret-document 0
ghost purse 250
tuco strongbox
step game-over
)";

} // namespace

/// 4.1.1: red and blue beside the sheets, in the score and at its end.
class TeamsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { complain(); }

    void everyBanditHasABadge();
    void theFinalScoreIsThatOfTwoTeams();
    void itSaysWhatGaveATeamMoney();
    void gunslingersAreThoseWithEmptyCylinders();
    void teamsThatAreAsRichShareTheVictory();
    void aBetrayerWinsAlone();
    void betrayersMayHaveDifferentSums();

private:
    void show(const std::string& position)
    {
        m_game = laidGame(table + position);
        m_models->show(*m_game, Viewpoint::Table);
    }
    QStringList rows() const
    {
        QStringList all;
        for (const ScoreRow& row : m_models->score.rows())
            all.append(row.name + u" | "_s + row.dollars + (row.wins ? u" wins"_s : QString()));
        return all;
    }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
};

void TeamsTest::init()
{
    watch();
    m_models = std::make_unique<GameModels>();
}

void TeamsTest::everyBanditHasABadge()
{
    show("round 2 bridge-2-4\n");
    const auto& sheets = m_models->characters;
    const auto* belle = sheets.find(rules::index(rules::Pawn::Belle));
    const auto* doc = sheets.find(rules::index(rules::Pawn::Doc));
    QCOMPARE(belle->cards.front(), (items::SheetCard{u"team-red"_s, {}, u"Team: red"_s}));
    QCOMPARE(doc->cards.front(), (items::SheetCard{u"team-blue"_s, {}, u"Team: blue"_s}));
    QVERIFY(sheets.index(0).data(Qt::AccessibleTextRole).toString().contains(u"Team: red"_s));
    QCOMPARE(m_models->pawns.index(0).data().toString(), u"Belle · red"_s);
}

void TeamsTest::theFinalScoreIsThatOfTwoTeams()
{
    show(std::string("round 5 card(normal set:cavalry-normal id:140)\n") + loot);
    QCOMPARE(rows(),
             (QStringList{u"Red: Belle + Ghost | $6250 wins"_s, u"Blue: Doc + Tuco | $1000"_s}));
    QCOMPARE(m_models->finalScore.headline(), u"Red: Belle + Ghost wins with $6250"_s);
}

void TeamsTest::itSaysWhatGaveATeamMoney()
{
    show(std::string("round 5 card(normal set:cavalry-normal id:140)\n") + loot);
    QStringList parts;
    for (const ScoreRow& row : m_models->score.rows()) {
        for (const ScorePart& part : row.parts)
            parts.append(part.whose + u" | "_s + part.what + u" | "_s + part.dollars);
    }
    QCOMPARE(parts, (QStringList{u"Belle | 1 × Jewel at $500 | $500"_s,
                                 u"Belle | Secret document: red | $4000"_s,
                                 u"Ghost | 1 × Purse at $250 | $250"_s,
                                 u"The team | Wild Bunch: 1 bullet(s) | $1500"_s,
                                 u"Doc | Gunslinger: an empty cylinder | $1000"_s,
                                 u"Doc | Secret document: decoy | $0"_s,
                                 u"Tuco | 1 × Strongbox at $1000 | $1000"_s,
                                 u"Tuco | Out of the game: nothing counts | −$1000"_s}));
}

void TeamsTest::gunslingersAreThoseWithEmptyCylinders()
{
    show(std::string("round 5 card(normal set:cavalry-normal id:140)\n") + loot);
    QCOMPARE(m_models->finalScore.gunslinger().conclusion,
             u"An empty cylinder, and $1000 each: Doc."_s);
    show("round 5 card(normal set:cavalry-normal id:140)\nstep game-over\ndoc 1 bullets\n");
    QCOMPARE(m_models->finalScore.gunslinger().conclusion,
             u"Nobody’s cylinder is empty, so nobody gets the prize."_s);
}

void TeamsTest::teamsThatAreAsRichShareTheVictory()
{
    show("round 5 card(normal set:cavalry-normal id:140)\nstep game-over\ndoc 1 bullets\n");
    QCOMPARE(m_models->finalScore.headline(),
             u"Red: Belle + Ghost and Blue: Doc + Tuco share the victory with $0 each"_s);
    QVERIFY(!m_models->finalScore.tie().ruling.isEmpty());
}

void TeamsTest::aBetrayerWinsAlone()
{
    show(std::string("round 5 card(normal set:cavalry-betrayal event:double-bottom id:140)\n") +
         loot);
    QCOMPARE(m_models->finalScore.headline(), u"Belle wins with $500"_s);
}

void TeamsTest::betrayersMayHaveDifferentSums()
{
    show("round 5 card(normal set:cavalry-betrayal event:double-bottom id:140)\n"
         "belle secret-document 1, jewel\ndoc secret-document 2\nstep game-over\n");
    QCOMPARE(m_models->finalScore.headline(), u"Doc and Belle share the victory"_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::TeamsTest)
#include "teams_test.moc"
