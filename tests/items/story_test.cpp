// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a text and as a page.

#include "model/game/journal/import_position.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random.h"
#include "views/items/game/player_names.h"
#include "views/items/game/sample_game.h"
#include "views/items/story/story.h"
#include "views/items/wording/journals.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::items {

namespace {

game::Game::Clock clock()
{
    return [] { return game::Time(std::chrono::hours(24 * 365)); };
}

/// A game whose decks and purses the program keeps, played up to a step.
std::unique_ptr<game::Game> keptGame(rules::Step until)
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Official2016), 3);
    plan.kept = {true, true, true};
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    auto game = std::make_unique<game::Game>(started, clock());
    rules::Random random(5);
    while (game->now().awaits != game::Awaits::Nothing &&
           game->now().table().progress.step != until) {
        const rules::Question* question = game->now().question();
        std::vector<rules::Choice> choices;
        if (question && question->isNumeric())
            choices.push_back(rules::Choice::number(question->lowest));
        if (question) {
            for (const rules::Option& option : *question) {
                if (option.verdict.isPossible()) choices.push_back(option.choice);
            }
        }
        if (choices.empty())
            game->goOn();
        else
            game->answer(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    return game;
}

} // namespace

class StoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tellsWhoDidWhatByWhichRule()
    {
        const QString text = asText(storyOf(*sampleGame(clock())));
        QVERIFY2(text.contains(u"1971"_s), qPrintable(text.left(200)));
        QVERIFY(text.contains(u"Belle, "_s));
        static const QRegularExpression ruled(u"\\n[A-Z][^\\n]+\\. \\(\\d+\\.\\d+[^\\n]*\\)\\n"_s);
        QVERIFY2(text.count(ruled) > 10, qPrintable(text));
    }

    void namesThePeople()
    {
        const std::unique_ptr<game::Game> game = sampleGame(clock());
        game->note(noteOf({{rules::Pawn::Belle, u"Anna"_s}}));
        QVERIFY(asText(storyOf(*game)).contains(u"Belle (Anna), "_s));
    }

    void leavesOutWhatWasUndone()
    {
        const auto game = sampleGame(clock());
        const auto lines = storyOf(*game).lines.size();
        game->undoBeat();
        game->undoBeat();
        QVERIFY(storyOf(*game).lines.size() < lines);
    }

    void tellsNotesAndWhatTheTableDecided()
    {
        const auto game = sampleGame(clock());
        game->note("Was that <b>fair</b>?");
        const rules::Question& question = *game->now().question();
        const rules::Option* refused = nullptr;
        for (const rules::Option& option : question) {
            if (option.verdict.isRefused()) refused = &option;
        }
        QVERIFY(refused);
        QVERIFY(game->decideOtherwise(refused->choice).isAccepted());
        const Story story = storyOf(*game);
        const QString text = asText(story);
        QVERIFY(text.contains(u"\nNote: Was that <b>fair</b>?\n"_s));
        static const QRegularExpression decided(
            u"\nThe table decided otherwise: .+\\. By the rules: No: "_s);
        QVERIFY2(text.contains(decided), qPrintable(text));
        const QString page = asHtml(story);
        QVERIFY(page.contains(u"Was that &lt;b&gt;fair&lt;/b&gt;?"_s));
        QVERIFY(!page.contains(u"<b>"_s));
    }

    void isAPageWithAHeadingForEachRound()
    {
        const Story story = storyOf(*keptGame(rules::Step::GameOver));
        const QString page = asHtml(story);
        QCOMPARE(page.count(u"<h1>"_s), 1);
        QCOMPARE(page.count(u"<h2>"_s), page.count(u"</h2>"_s));
        QVERIFY(page.count(u"<h2>"_s) >= 5);
        QCOMPARE(page.count(u"<p class"_s) + page.count(u"<h2>"_s), qsizetype(story.lines.size()));
        QVERIFY(page.endsWith(u"</html>\n"_s));
    }

    void tellsNoSecretsBeforeTheEnd()
    {
        const auto game = keptGame(rules::Step::PlayCard);
        const Story story = storyOf(*game);
        static const QRegularExpression purse(u"purse (\\d+|\\(\\$)"_s);
        static const QRegularExpression ownCard(u"hand [^;\\n]*[a-z]"_s);
        QVERIFY2(!asText(story).contains(purse), qPrintable(asText(story)));
        QVERIFY2(!story.position.contains(ownCard), qPrintable(story.position));
        const QString all = QString::fromStdString(game::positionText(game->now().state));
        QVERIFY(all.contains(purse) && all.contains(ownCard));
    }

    void endsWithAPositionToGoOnFrom()
    {
        const auto game = sampleGame(clock());
        const game::Imported imported = game::startFrom(storyOf(*game).position.toStdString(), 1);
        QVERIFY(imported.mistakes.empty());
        QVERIFY(imported.start);
        QCOMPARE(imported.start->table->progress, game->now().state.table->progress);
    }

    void everyFaultAndEveryFailureHasWords()
    {
        QSet<QString> seen;
        for (int i = 0; i < int(game::Flaw::Count); ++i) {
            const QString text = words::fault({.flaw = game::Flaw(i), .line = 7});
            QVERIFY(!text.isEmpty() && !text.contains(u'%') && !text.contains(u": ."_s));
            seen.insert(text);
        }
        QCOMPARE(seen.size(), qsizetype(game::Flaw::Count) - 1); // newer is newer
        for (int i = 0; i < int(game::Saved::Count); ++i) {
            const auto saved = game::Saved(i);
            const bool isFine = saved == game::Saved::Yes || saved == game::Saved::NotAsked;
            QCOMPARE(words::saved(saved).isEmpty(), isFine);
        }
    }
};

} // namespace caboose::items

QTEST_GUILESS_MAIN(caboose::items::StoryTest)
#include "story_test.moc"
