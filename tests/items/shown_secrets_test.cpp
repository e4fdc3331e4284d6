// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that is hidden can be read off what is shown: two games that differ only in that are the
// same in every word, and in every word that is missing.

#include "model/game/record/observed_question.h"
#include "tests/model/rules/support/horses_game.h"
#include "tests/model/rules/support/marshal_game.h"
#include "tests/model/rules/support/solo_game.h"
#include "tests/model/rules/support/team_game.h"
#include "tests/support/twin_games.h"
#include "views/items/dispute/dispute.h"
#include "views/items/game_models.h"
#include "views/items/position_sentence.h"
#include "views/items/story/story.h"
#include "views/items/wording/questions.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using test::TwinGames;

void addMenu(const AdjustmentChoices& choices, const QString& indent, QStringList& texts)
{
    for (const AdjustmentChoice& choice : choices) {
        texts += u"%1%2 %3 %4 %5"_s.arg(indent, choice.text, choice.art, choice.letter)
                     .arg(int(choice.isOn));
        addMenu(choice.children, indent + u"  "_s, texts);
    }
}

/// Every role of every row, but the number of the entry that a line of the log leads to.
QString printed(const QAbstractItemModel& model)
{
    QList<int> roles = model.roleNames().keys();
    roles += {Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
    if (qobject_cast<const LogModel*>(&model)) roles.removeOne(LogModel::EntryRole);
    std::sort(roles.begin(), roles.end());
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (const int role : roles) {
            const QVariant value = model.index(row, 0).data(role);
            cells += value.toString() + value.toStringList().join(u',');
        }
        rows += cells.join(u" | "_s);
    }
    return rows.join(u'\n');
}

void addQuestion(OptionsModel& options, QStringList& texts)
{
    const QuestionTexts& asked = options.question();
    texts += u"%1 %2 %3 %4 %5 %6..%7"_s.arg(int(asked.kind))
                 .arg(asked.question, asked.rule, asked.context, asked.happens.join(u'|'))
                 .arg(asked.lowest)
                 .arg(asked.highest);
    texts += asked.justNow.title + asked.justNow.sentences.join(u'|');
    for (const RuleMark& mark : options.rules()) texts += mark.text;
    for (int option = -1; option < 100; ++option) texts += options.why(option).verdict;
}

/// Whether what may be changed by hand is read, too: to try all of it takes three times as long as
/// the rest.
enum class Menu { Read, Left };

/// Everything that the panels, the dispute and the exports say to whoever walks past.
QStringList wordsFor(const game::Game& game, Menu menu, Curtain curtain = Curtain::Closed)
{
    GameModels models;
    models.show(game, Viewpoint::Table, curtain);
    QStringList texts;
    std::apply([&](const auto&... each) { ((texts += printed(each)), ...); }, models.ofPosition());
    texts += printed(models.options) + printed(models.log);
    addQuestion(models.options, texts);
    texts += models.deck.sentence() + QString::number(models.deck.hidden());
    texts += models.log.text();
    for (const LogBranch& branch : models.log.branches()) texts += branch.text;
    texts += models.finalScore.text() + models.finalScore.html();
    if (menu == Menu::Read) addMenu(models.adjusting.all(), {}, texts);
    texts += positionSentence(models);
    const Story story = storyOf(game);
    texts += asText(story) + asHtml(story);
    Dispute dispute;
    dispute.setCurrentGame([&game] {
        return std::optional(game::observe(game.now().state, rules::Viewer::anybody()));
    });
    dispute.takeCurrentGame();
    texts += dispute.asText() + dispute.notation() + dispute.contradictions().join(u'|');
    texts += printed(dispute.models().options) + printed(dispute.editions());
    return texts.join(u'\n').split(u'\n');
}

bool hasTwoBandits(rules::Edition edition)
{
    using enum rules::Edition;
    return edition == Official2014Duel || edition == Official2014TwoBandits ||
           edition == Official2016TwoBandits;
}

QString waitsFor(const game::Game& game)
{
    const rules::Question* question = game.now().question();
    const rules::Table& table = game.now().table();
    return u"%1 in step %2"_s.arg(question ? words::question(*question, table) : u"nothing"_s)
        .arg(int(table.progress.step));
}

/// With what the Marshal's player alone knows (14.1).
rules::Table tableWithGoals(const test::RandomDeal& deal)
{
    rules::Table table = test::playedTable(deal);
    using rules::Goal;
    table.goals = {
        .upcoming = {Goal::ArchEnemy, Goal::FullOfLead, rules::warrantFor(rules::Pawn::Doc)},
        .current = {Goal::DodgeBullets, Goal::OnlyAFleshWound},
        .revealed = 0b10};
    return table;
}

/// Where they differ; empty: nowhere.
QString difference(const TwinGames& games, Menu menu, Curtain curtain = Curtain::Closed)
{
    const QStringList one = wordsFor(*games.one, menu, curtain);
    const QStringList other = wordsFor(*games.other, menu, curtain);
    QString all;
    for (qsizetype n = 0; n < qMax(one.size(), other.size()); ++n) {
        if (one.value(n) == other.value(n)) continue;
        all += u"\n  %1\n  %2"_s.arg(one.value(n), other.value(n));
        if (all.size() > 1500) break;
    }
    return all;
}

/// What was found different in one of the moments that were compared.
struct Compared {
    int moments = 0;
    QString found = {};
};

/// Twins are played on, and sometimes the table decides otherwise.
Compared compare(TwinGames games, std::uint64_t seed)
{
    rules::Random random(seed);
    Compared compared;
    for (int step = 0; step < 12 && games.areAlike(); ++step) {
        compared.found = difference(games, step % 4 == 0 ? Menu::Read : Menu::Left);
        if (!compared.found.isEmpty()) {
            compared.found.prepend(u"seed %1, step %2:"_s.arg(seed).arg(step));
            return compared;
        }
        ++compared.moments;
        const bool isOverruled = step % 5 == 3 && games.overrule(random);
        if (!isOverruled && !games.moveOn(random)) return compared;
        if (games.wasSomethingTurnedUp() || games.areAlike()) continue;
        compared.found = u"seed %1, behind step %2: %3 or %4"_s.arg(seed).arg(step).arg(
            waitsFor(*games.one), waitsFor(*games.other));
    }
    return compared;
}

using Lay = std::function<rules::Table(rules::Random&)>;

} // namespace

class SecretsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cantBeToldByWhoeverWalksPast_data();
    void cantBeToldByWhoeverWalksPast();
    void ofTheBoxesCantBeToldEither_data();
    void ofTheBoxesCantBeToldEither();
    void stayHiddenFromWhoeverLooksBehindTheCurtain();
};

void SecretsTest::cantBeToldByWhoeverWalksPast_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<bool>("isDealt");
    for (std::size_t edition = 0; edition < rules::editionCount; ++edition) {
        for (const bool isDealt : {true, false}) {
            QTest::addRow("edition %d, %s", int(edition),
                          isDealt ? "dealt by the program" : "cards of the table")
                << int(edition) << isDealt;
        }
    }
}

void SecretsTest::cantBeToldByWhoeverWalksPast()
{
    QFETCH(int, edition);
    QFETCH(bool, isDealt);
    const auto played = static_cast<rules::Edition>(edition);
    const int players = hasTwoBandits(played) ? 2 : 4;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const rules::Table table =
            tableWithGoals({.edition = played,
                            .players = players,
                            .kept = {.decks = isDealt, .purseValues = isDealt, .roundDeck = false},
                            .seed = seed,
                            .steps = int(seed * 37 % 210) + 8});
        const Compared game = compare(TwinGames(table, seed), seed);
        QVERIFY2(game.found.isEmpty(), qPrintable(game.found));
        compared += game.moments;
    }
    QVERIFY2(compared > 10, qPrintable(QString::number(compared)));
}

namespace {

rules::Table horsesGame(rules::Random& random)
{
    return rules::horsesGame(random, rules::HouseRulings::Some);
}

} // namespace

void SecretsTest::ofTheBoxesCantBeToldEither_data()
{
    QTest::addColumn<Lay>("lay");
    QTest::addRow("marshal") << Lay(rules::marshalGame);
    QTest::addRow("horses") << Lay(horsesGame);
    QTest::addRow("horses with bots") << Lay(rules::horsesGameWithBots);
    QTest::addRow("teams") << Lay(rules::teamGame);
    QTest::addRow("solo") << Lay(rules::soloGame);
}

void SecretsTest::ofTheBoxesCantBeToldEither()
{
    QFETCH(Lay, lay);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        rules::Random random(seed);
        const rules::Table table = test::playedTable(lay(random), seed, int(seed * 37 % 400) + 1);
        if (table.progress.step >= rules::Step::RevealGoals) continue;
        const Compared game = compare(TwinGames(table, seed), seed);
        QVERIFY2(game.found.isEmpty(), qPrintable(game.found));
        compared += game.moments;
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
}

/// Whoever is asked sees their own, and nothing else.
void SecretsTest::stayHiddenFromWhoeverLooksBehindTheCurtain()
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const rules::Table table = tableWithGoals(
            {.edition = rules::Edition::Official2016Expert, .seed = seed, .steps = int(seed * 11)});
        const rules::Outcome outcome = rules::resolve(table, {});
        if (!outcome.question || !rules::isForOwnEyes(*outcome.question, outcome.table)) continue;
        const TwinGames games(table, seed, table.seatOf(outcome.question->who()));
        const QStringList closed = wordsFor(*games.one, Menu::Left);
        QVERIFY(wordsFor(*games.one, Menu::Left, Curtain::Open) != closed);
        const QString found = difference(games, Menu::Read, Curtain::Open);
        QVERIFY2(found.isEmpty(), qPrintable(u"seed %1:%2"_s.arg(seed).arg(found)));
        ++compared;
    }
    QVERIFY2(compared > 10, qPrintable(QString::number(compared)));
}

} // namespace caboose::items

QTEST_GUILESS_MAIN(caboose::items::SecretsTest)
#include "shown_secrets_test.moc"
