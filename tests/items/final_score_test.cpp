// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/08_end/unseen_loot.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "tests/items/game_on_the_table.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/final_score/final_score.h"
#include "views/items/referee/question_texts.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::FinalScore;
using items::GameModels;
using items::PurseCount;
using items::ScoreModel;
using items::ShownPosition;
using items::Viewpoint;
using rules::LootKind;
using rules::Pawn;

/// The end of a game: what is asked for, how sums come about, who wins and why.
class FinalScoreTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void duringTheGameOnlyWhatIsPublic();
    void onlyUnseenPursesAreAskedFor();
    void pursesAreNamedOneByOne();
    void noMorePursesAreNamedThanTheBoxHas();
    void whatAPurseCantBeIsTold();
    void whatNobodyHasSeenHasNoValue();
    void aSumIsToldAtOnce();
    void aSumIsOfAllPurses();
    void theEndIsToldAsText();
    void botsAreNoPlayers();
    void whereABotHasWonOutrightNobodyElseCounts();
    void aTieIsBrokenByBullets();
    void aTieThatRemainsRestsOnARuling();
    void banditsOfOnePlayerAreToldApart();
    void theDuelHasNoGunslinger();
    void nothingWithoutAGame();

private:
    void show() { m_models->show(*m_game, Viewpoint::Table); }
    /// A finished game of these, by hand.
    static ShownPosition over(rules::Edition edition, int players);
    void show(const ShownPosition& shownPosition);
    QString rows() const;

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
    ScoreModel m_score;
    std::unique_ptr<FinalScore> m_final;
};

void FinalScoreTest::init()
{
    watch();
    m_game = newGame(false);
    m_models = std::make_unique<GameModels>();
    m_final = std::make_unique<FinalScore>(m_score);
    watchModel(m_models->score);
}

void FinalScoreTest::cleanup()
{
    complain();
    m_final.reset();
    m_models.reset();
    m_game.reset();
}

ShownPosition FinalScoreTest::over(rules::Edition edition, int players)
{
    ShownPosition shownPosition;
    const rules::Plan plan = rules::standardPlan(rules::preset(edition), players);
    shownPosition.table = rules::tableFor(plan);
    shownPosition.table.loot = {};
    shownPosition.table.progress = {.step = rules::Step::GameOver, .round = 5};
    return shownPosition;
}

void FinalScoreTest::show(const ShownPosition& shownPosition)
{
    m_score.show(shownPosition);
    m_final->show(shownPosition);
}

QString FinalScoreTest::rows() const
{
    return printModel(m_models->score, {.roles = {Qt::DisplayRole, ScoreModel::DollarsRole,
                                                  ScoreModel::OpenRole, ScoreModel::NoteRole},
                                        .header = false});
}

/// Caboose knows all values, and nobody is told before it is their turn to count.
void FinalScoreTest::duringTheGameOnlyWhatIsPublic()
{
    m_game = newGame(true);
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    QCOMPARE(m_models->finalScore.phase(), FinalScore::Phase::Playing);
    QVERIFY(!m_models->finalScore.purses().isWanted());
    QCOMPARE(rows(), u"Belle dollars=$0 open=and 1 purse(s) note=\n"
                     "Cheyenne dollars=$0 open=and 1 purse(s) note=\n"
                     "Doc dollars=$0 open=and 1 purse(s) note=\n"
                     "Django dollars=$0 open=and 1 purse(s) note=\n"_s);
}

void FinalScoreTest::onlyUnseenPursesAreAskedFor()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    const FinalScore& score = m_models->finalScore;
    PurseCount& purses = m_models->finalScore.purses();
    const rules::Pawn who = m_game->now().question()->who();
    QCOMPARE(score.phase(), FinalScore::Phase::Counting);
    QVERIFY(purses.isWanted());
    int unseen = 0;
    int seen = 0;
    for (const rules::LootPile& pile : m_game->now().table().loot.at(who)) {
        if (pile.loot.kind != LootKind::Purse) continue;
        (pile.loot.value == rules::unknownValue ? unseen : seen) += pile.count;
    }
    QCOMPARE(purses.open(), unseen);
    QCOMPARE(purses.known(), QList<int>(seen, 250));
    QCOMPARE(purses.values(), (QList<int>{250, 300, 350, 400, 450, 500}));
}

void FinalScoreTest::pursesAreNamedOneByOne()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    PurseCount& purses = m_models->finalScore.purses();
    QSignalSpy told(&purses, &PurseCount::told);
    const QSignalSpy chosen(&m_models->options, &items::OptionsModel::chosen);
    purses.name(275);
    QVERIFY(purses.named().isEmpty());
    const int all = purses.all();
    const int unseen = purses.open();
    for (const int seen : purses.known()) purses.name(seen);
    for (int n = 1; n < unseen; ++n) purses.name(250);
    if (unseen > 1) {
        purses.takeBack();
        QCOMPARE(purses.named().size(), all - 2);
        purses.name(500);
    }
    QCOMPARE(told.count(), 0);
    // Only the language changes: what was named stays.
    show();
    QCOMPARE(purses.named().size(), all - 1);
    purses.name(450);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.front().front().toInt(), unseen > 1 ? (unseen - 2) * 250 + 950 : 450);
    QCOMPARE(chosen.count(), 1);
}

/// Of each value but the least, the box has two.
void FinalScoreTest::noMorePursesAreNamedThanTheBoxHas()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    PurseCount& purses = m_models->finalScore.purses();
    const rules::Table& table = m_game->now().table();
    const int there = rules::mostOf(table, m_game->now().question()->who(), 500);
    QVERIFY(there <= 2);
    for (int n = 0; n < purses.open() + 2; ++n) {
        if (purses.named().size() + 1 < purses.open()) purses.name(500);
    }
    QCOMPARE(int(purses.named().size()), std::min(there, purses.open() - 1));
}

/// So that nobody presses it and waits.
void FinalScoreTest::whatAPurseCantBeIsTold()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    PurseCount& purses = m_models->finalScore.purses();
    while (purses.named().size() + 1 < purses.all()) {
        for (const int value : purses.values()) {
            const bool may = purses.mayBe(value);
            const auto before = purses.named().size();
            if (purses.named().size() + 1 < purses.all())
                purses.name(value);
            else
                break;
            QCOMPARE(purses.named().size() > before, may);
        }
    }
    QVERIFY(!purses.mayBe(251));
}

/// 10.9: a flask that was never turned over.
void FinalScoreTest::whatNobodyHasSeenHasNoValue()
{
    ShownPosition shownPosition = over(rules::Edition::Combined21, 3);
    shownPosition.table.loot.add(Pawn::Belle, {LootKind::UnseenFlask, rules::unknownValue});
    show(shownPosition);
    const QString text = m_final->text();
    QVERIFY2(text.contains(u"1 × Flask of unseen kind"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"−"_s), qPrintable(text));
}

void FinalScoreTest::aSumIsToldAtOnce()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    PurseCount& purses = m_models->finalScore.purses();
    const QSignalSpy chosen(&m_models->options, &items::OptionsModel::chosen);
    purses.tell(purses.lowest() + 1);
    QCOMPARE(chosen.count(), 0);
    purses.tell(purses.lowest() + purses.step());
    QCOMPARE(chosen.count(), 1);
}

/// Whoever adds up what lies before them does not leave out the purse that all have seen.
void FinalScoreTest::aSumIsOfAllPurses()
{
    playAtRandom(*m_game, rules::QuestionKind::PurseTotal, 3);
    show();
    PurseCount& purses = m_models->finalScore.purses();
    QVERIFY(!purses.known().isEmpty());
    const rules::Question& question = *m_game->now().question();
    const int known = 250 * int(purses.known().size());
    QCOMPARE(purses.lowest(), question.lowest + known);
    QCOMPARE(purses.highest(), question.highest + known);
    const QSignalSpy told(&purses, &PurseCount::told);
    purses.tell(purses.highest());
    QCOMPARE(told.front().front().toInt(), question.highest);
    QCOMPARE(purses.tokenArt(), u"loot-purse"_s);
}

void FinalScoreTest::botsAreNoPlayers()
{
    ShownPosition shownPosition = over(rules::Edition::Combined21, 4);
    show(shownPosition);
    QVERIFY2(m_final->game().endsWith(u"4 player(s)"_s), qPrintable(m_final->game()));
    shownPosition.table.seats[1].isBot = true;
    show(shownPosition);
    QVERIFY2(m_final->game().endsWith(u"3 player(s)"_s), qPrintable(m_final->game()));
}

/// 8.1
void FinalScoreTest::whereABotHasWonOutrightNobodyElseCounts()
{
    ShownPosition shownPosition = over(rules::Edition::Combined21, 5);
    shownPosition.table.loot.add(Pawn::Belle, {LootKind::Strongbox, 1000}, 4);
    shownPosition.table.loot.add(Pawn::Ghost, {LootKind::SpecialStrongbox, 1500});
    show(shownPosition);
    QVERIFY2(m_final->headline().startsWith(u"Belle wins"_s), qPrintable(m_final->headline()));
    shownPosition.table.sheet(Pawn::Ghost).role = rules::Role::Bot;
    show(shownPosition);
    QCOMPARE(m_final->headline(), u"Ghost wins: all players lose"_s);
}

void FinalScoreTest::theEndIsToldAsText()
{
    ShownPosition shownPosition = over(rules::Edition::Official2016, 3);
    shownPosition.players[Pawn::Belle] = u"Anna"_s;
    shownPosition.table.loot.add(Pawn::Belle, {LootKind::Purse, 250}, 2);
    shownPosition.table.loot.add(Pawn::Belle, {LootKind::Jewel, 500});
    shownPosition.table.loot.add(Pawn::Cheyenne, {LootKind::Purse, rules::unknownValue}, 3);
    shownPosition.table.sheet(Pawn::Cheyenne).unseenTotal = 1100;
    shownPosition.table.sheet(Pawn::Belle).bulletsLeft = 2;
    shownPosition.table.sheet(Pawn::Doc).bulletsLeft = 2;
    show(shownPosition);
    QCOMPARE(m_final->text(),
             u"Colt Express: final score\n"
             "Official rules 2016, 3 player(s)\n"
             "\n"
             "Belle (Anna) wins with $2000\n"
             "\n"
             "1. Belle (Anna): $2000\n"
             "   2 × Purse at $250 = $500 [8.4.3]\n"
             "   1 × Jewel at $500 = $500 [8.4.3]\n"
             "   Gunslinger: fired the most bullets = $1000 [8.4.2]\n"
             "2. Cheyenne: $1100\n"
             "   3 × Purse, added up by their owner = $1100 [8.4.3]\n"
             "3. Doc: $1000\n"
             "   Gunslinger: fired the most bullets = $1000 [8.4.2]\n"
             "\n"
             "Gunslinger [8.4.2]\n"
             "   Belle (Anna): 4 bullet(s) shot, 2 bullet(s) left\n"
             "   Cheyenne: 0 bullet(s) shot, 6 bullet(s) left\n"
             "   Doc: 4 bullet(s) shot, 2 bullet(s) left\n"
             "   Belle (Anna) and Doc have shot equally many; each gets the whole $1000.\n"_s);
    QVERIFY(m_final->tie().isEmpty());
    QVERIFY(m_final->html().contains(u"<h2>Belle (Anna) wins with $2000</h2>"_s));
}

void FinalScoreTest::aTieIsBrokenByBullets()
{
    ShownPosition shownPosition = over(rules::Edition::Official2016, 3);
    for (const Pawn who : {Pawn::Belle, Pawn::Doc}) {
        shownPosition.table.loot.add(who, {LootKind::Jewel, 500});
    }
    shownPosition.table.sheet(Pawn::Belle).received[static_cast<std::size_t>(Pawn::Doc)] = 2;
    shownPosition.table.sheet(Pawn::Doc).received[static_cast<std::size_t>(Pawn::Belle)] = 1;
    shownPosition.table.sheet(Pawn::Cheyenne).bulletsLeft = 1;
    shownPosition.table.loot.add(Pawn::Cheyenne, {LootKind::Purse, 250});
    shownPosition.table.rulings.set(rules::GunslingerBasis::None);
    show(shownPosition);
    const items::TieOrTitle& tie = m_final->tie();
    QCOMPARE(tie.lines.size(), std::size_t(2));
    QCOMPARE(tie.lines[0].count, u"2 bullet(s) received"_s);
    QVERIFY(!tie.lines[0].isBest && tie.lines[1].isBest);
    QCOMPARE(tie.rule, u"8"_s);
    QCOMPARE(tie.conclusion,
             u"Of those who are tied, the one with the fewest bullets wins: Doc."_s);
    QCOMPARE(m_final->headline(), u"Doc wins with $500"_s);
    QCOMPARE(items::questionTexts(shownPosition).happens,
             (QStringList{u"Doc wins with $500."_s, tie.conclusion}));
    QCOMPARE(m_score.at(1).place, 2);
}

void FinalScoreTest::aTieThatRemainsRestsOnARuling()
{
    ShownPosition shownPosition = over(rules::Edition::Official2014, 3);
    for (const Pawn who : {Pawn::Belle, Pawn::Doc}) {
        shownPosition.table.loot.add(who, {LootKind::Jewel, 500});
    }
    shownPosition.table.rulings.set(rules::GunslingerBasis::None);
    show(shownPosition);
    QCOMPARE(m_final->tie().conclusion, u"Still tied: Belle and Doc share the victory."_s);
    QCOMPARE(m_final->tie().lines[0].count, u"0 bullet(s) received"_s);
    QVERIFY(!m_final->tie().ruling.isEmpty());
    QCOMPARE(m_final->headline(), u"Belle and Doc share the victory with $500 each"_s);
}

void FinalScoreTest::banditsOfOnePlayerAreToldApart()
{
    ShownPosition shownPosition = over(rules::Edition::Official2016TwoBandits, 2);
    const rules::Seat& seat = shownPosition.table.seats.front();
    const Pawn one = seat.characters.front();
    const Pawn other = seat.characters.back();
    shownPosition.table.loot.add(one, {LootKind::Jewel, 500});
    shownPosition.table.loot.add(other, {LootKind::Jewel, 500});
    shownPosition.table.sheet(one).bulletsLeft = 3;
    shownPosition.table.sheet(other).received[static_cast<std::size_t>(one)] = 2;
    show(shownPosition);
    const items::ScoreRow& row = m_score.at(0);
    QCOMPARE(row.parts.size(), std::size_t(3));
    QVERIFY(row.parts[0].whose != row.parts[1].whose);
    QCOMPARE(row.parts[2].rule, u"20.4.6"_s);
    QCOMPARE(row.dollars, u"$2000"_s);
    QVERIFY(m_final->gunslinger().lines.front().count.startsWith(
        u"3 bullet(s) shot, 9 bullet(s) left; 2 of them at their own"_s));
}

void FinalScoreTest::theDuelHasNoGunslinger()
{
    show(over(rules::Edition::Official2014Duel, 2));
    QVERIFY(m_final->gunslinger().isEmpty());
    QVERIFY(!m_final->tie().isEmpty());
}

void FinalScoreTest::nothingWithoutAGame()
{
    m_models->showNothing();
    QCOMPARE(m_models->finalScore.phase(), FinalScore::Phase::NoGame);
    QCOMPARE(m_models->finalScore.headline(), u"No game is on the table yet."_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::FinalScoreTest)
#include "final_score_test.moc"
