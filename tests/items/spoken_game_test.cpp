// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/record/observed_question.h"
#include "tests/items/game_on_the_table.h"
#include "tests/support/laid_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"
#include "views/items/spoken/game_narrator.h"
#include "views/items/spoken/table_in_words.h"
#include "views/items/wording/spoken_text.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What is said of a game to those who don't see it.
class SpokenGameTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void sentencesEndOnce();
    void namesAreEnumerated();
    void nothingNewIsNotSaid();
    void anAnswerIsToldWithWhatItDid();
    void whoeverDrawsIsToldSo();
    void whereTheGameStandsIsSaidOnceATurn();
    void whatWasForetoldIsNotToldAgain();
    void undoNamesTheLineThatHolds();
    void anotherGameIsNotToldAsNews();
    void everybodyIsToldWithWhatTheyCouldDo();
    void whoIsShotOnlyBesideAnotherIsTold();
    void refusedAnswersAreToldWithTheReason();
};

namespace {

QString told(items::GameNarrator& narrator, const game::Game& game, items::GameModels& models)
{
    models.show(game, items::Viewpoint::Table);
    return narrator.tell(game, models);
}

rules::Table seenOf(const game::Game& game)
{
    return rules::observe(game.now().table(), rules::Viewer::anybody());
}

} // namespace

void SpokenGameTest::sentencesEndOnce()
{
    QCOMPARE(items::spokenTogether({u"Doc"_s, u"Which card?"_s, {}, u" Done. "_s}),
             u"Doc. Which card? Done."_s);
    QCOMPARE(items::spokenTogether({}), QString());
    QCOMPARE(items::spokenTogether({u"Round 1 · Anna"_s}), u"Round 1, Anna."_s);
    QCOMPARE(items::spokenTogether({u"Belle → Saloon"_s}), u"Belle, Saloon."_s);
}

void SpokenGameTest::namesAreEnumerated()
{
    QCOMPARE(items::enumerated({}), QString());
    QCOMPARE(items::enumerated({u"Doc"_s}), u"Doc"_s);
    QCOMPARE(items::enumerated({u"Doc"_s, u"Tuco"_s, u"Belle"_s}), u"Doc, Tuco and Belle"_s);
}

void SpokenGameTest::nothingNewIsNotSaid()
{
    const auto game = newGame(false);
    items::GameModels models;
    items::GameNarrator narrator;
    QVERIFY(!told(narrator, *game, models).isEmpty());
    QCOMPARE(told(narrator, *game, models), QString());
}

void SpokenGameTest::anAnswerIsToldWithWhatItDid()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::PlayCard);
    items::GameModels models;
    items::GameNarrator narrator;
    told(narrator, *game, models);
    answer(*game, 0);
    const QString said = told(narrator, *game, models);
    QVERIFY2(said.contains(items::lastDeedsInWords(models.log).constLast()), qPrintable(said));
    QVERIFY2(said.contains(models.options.question().question), qPrintable(said));
}

void SpokenGameTest::whoeverDrawsIsToldSo()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::PlayCard);
    items::GameModels models;
    items::GameNarrator narrator;
    told(narrator, *game, models);
    const int draw = models.options.optionFor(u"D"_s);
    QVERIFY(draw >= 0);
    answer(*game, draw);
    const QString said = told(narrator, *game, models);
    QVERIFY2(said.contains(u"draws 3"_s), qPrintable(said));
}

void SpokenGameTest::whereTheGameStandsIsSaidOnceATurn()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::PlayCard);
    items::GameModels models;
    items::GameNarrator narrator;
    QString turn;
    for (int n = 0; n < 8; ++n) {
        const QString said = told(narrator, *game, models);
        const QString where = models.options.question().where;
        const bool isAnotherTurn = std::exchange(turn, where) != where;
        QVERIFY2(said.contains(where) == isAnotherTurn, qPrintable(said));
        answer(*game, 0);
    }
}

void SpokenGameTest::whatWasForetoldIsNotToldAgain()
{
    const auto game = newGame(false);
    playToForced(*game);
    items::GameModels models;
    items::GameNarrator narrator;
    const QString before = told(narrator, *game, models);
    const QStringList foretold = models.options.question().happens;
    QVERIFY(!foretold.isEmpty());
    QVERIFY(before.contains(foretold.constFirst()));
    const QString headline = models.options.question().question;
    QVERIFY(before.contains(headline));
    QVERIFY(game->goOn().isAccepted());
    const QString said = told(narrator, *game, models);
    QVERIFY2(!said.contains(foretold.constFirst()) && !said.contains(headline), qPrintable(said));
}

void SpokenGameTest::undoNamesTheLineThatHolds()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::PlayCard);
    answer(*game, 0);
    items::GameModels models;
    items::GameNarrator narrator;
    told(narrator, *game, models);
    const QString holds = items::lastDeedsInWords(models.log).constLast();
    answer(*game, 0);
    told(narrator, *game, models);
    QVERIFY(game->undoStep().isAccepted());
    const QString said = told(narrator, *game, models);
    QVERIFY2(said.startsWith(u"Taken back to: %1"_s.arg(holds)), qPrintable(said));
}

void SpokenGameTest::anotherGameIsNotToldAsNews()
{
    const auto first = newGame(false);
    const auto second = newGame(false);
    playToForced(*second);
    items::GameModels models;
    items::GameNarrator narrator;
    told(narrator, *first, models);
    narrator.forget();
    const QString said = told(narrator, *second, models);
    QVERIFY(!said.contains(u"Taken back"_s));
    QVERIFY(!said.contains(u"plays"_s));
}

void SpokenGameTest::everybodyIsToldWithWhatTheyCouldDo()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::MoveTo);
    items::GameModels models;
    models.show(*game, items::Viewpoint::Table);
    const QString all = items::tableInWords(models, seenOf(*game)).join(u'\n');
    for (const items::CharacterRow& row : models.characters.rows()) {
        QVERIFY2(all.contains(row.name + u" could shoot "_s), qPrintable(all));
        QVERIFY2(all.contains(row.name + u" could punch "_s), qPrintable(all));
        QVERIFY2(all.contains(row.name + u" could go here: "_s), qPrintable(all));
    }
    QVERIFY2(all.contains(u"Being played. Turns: "_s), qPrintable(all));
    // Whoever is asked comes first.
    QVERIFY(items::peopleInWords(models).constFirst().contains(u"It is their turn"_s));
}

/// 10.6.1 Belle alone would be shielded, beside Doc she is not.
void SpokenGameTest::whoIsShotOnlyBesideAnotherIsTold()
{
    const auto game = laidGame(R"(rules combined-2.1
train locomotive saloon luggage prison
seats marshal belle doc
marshal in locomotive
belle in saloon
doc in saloon
round 1 bridge-2-4
)");
    items::GameModels models;
    models.show(*game, items::Viewpoint::Table);
    const QStringList all = items::tableInWords(models, seenOf(*game));
    QVERIFY2(all.contains(u"The Marshal could shoot Belle and Doc."_s),
             qPrintable(all.join(u'\n')));
}

void SpokenGameTest::refusedAnswersAreToldWithTheReason()
{
    const auto game = newGame(false);
    playTo(*game, rules::QuestionKind::MoveTo);
    items::GameModels models;
    models.show(*game, items::Viewpoint::Table);
    const QString answers = items::answersInWords(models.options).join(u'\n');
    QSet<QString> reasons;
    for (const items::OptionRow& option : models.options.rows()) {
        const bool isPossible = option.hint.isPossible();
        if (!isPossible) reasons.insert(option.hint.why);
        QVERIFY2(answers.contains(option.text), qPrintable(answers));
        QVERIFY2(!isPossible || answers.contains(option.hint.keys), qPrintable(answers));
    }
    QVERIFY(!reasons.isEmpty());
    // What is refused for the same reason is said in one sentence.
    for (const QString& why : reasons) QCOMPARE(answers.count(why), 1);
    QCOMPARE(answers.count(u"Not possible: "_s), reasons.size());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SpokenGameTest)
#include "spoken_game_test.moc"
