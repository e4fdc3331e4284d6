// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/game_on_the_table.h"

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random.h"

#include <QTest>

#include <functional>

namespace caboose::test {
namespace {

constexpr int players = 4;
constexpr int mostSteps = 3000;

rules::Choice firstPossible(const rules::Question& question)
{
    if (question.isNumeric()) return rules::Choice::number(question.lowest);
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible()) return option.choice;
    }
    return {};
}

using Chooses = std::function<rules::Choice(const rules::Question&)>;

void playUntil(game::Game& game, const std::function<bool(const game::CurrentState&)>& isThere,
               const Chooses& chooses = firstPossible)
{
    for (int step = 0; step < mostSteps; ++step) {
        const game::CurrentState& now = game.now();
        if (isThere(now)) return;
        const game::Reply reply =
            now.question() ? game.answer(chooses(*now.question())) : game.goOn();
        QVERIFY(reply.isAccepted());
    }
    QFAIL("the game never gets there");
}

} // namespace

std::unique_ptr<game::Game> newGame(bool programDeals)
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Official2016), players);
    plan.kept = {.decks = programDeals, .purseValues = programDeals, .roundDeck = programDeals};
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    started.seed = 1;
    return std::make_unique<game::Game>(std::move(started), [] { return game::Time{}; });
}

void playTo(game::Game& game, rules::QuestionKind ask)
{
    playUntil(game, [ask](const game::CurrentState& now) {
        return now.question() && now.question()->ask() == ask;
    });
}

void playAtRandom(game::Game& game, rules::QuestionKind ask, std::uint64_t seed)
{
    rules::Random random(seed);
    const auto any = [&random](const rules::Question& question) {
        auto left = random.below(static_cast<std::uint32_t>(question.possible()));
        for (const rules::Option& option : question) {
            if (option.verdict.isPossible() && left-- == 0) return option.choice;
        }
        return rules::Choice();
    };
    const auto isAsked = [ask](const game::CurrentState& now) {
        return now.question() && now.question()->ask() == ask;
    };
    playUntil(game, isAsked, any);
}

void playToForced(game::Game& game)
{
    playUntil(game, [](const game::CurrentState& now) {
        return now.awaits == game::Awaits::GoOn &&
               now.table().progress.step == rules::Step::PerformAction;
    });
}

void playToEnd(game::Game& game)
{
    playUntil(game,
              [](const game::CurrentState& now) { return now.awaits == game::Awaits::Nothing; });
}

void answer(game::Game& game, int option)
{
    const rules::Question* question = game.now().question();
    QVERIFY(question);
    QVERIFY(game.answer((question->begin() + option)->choice).isAccepted());
}

} // namespace caboose::test
