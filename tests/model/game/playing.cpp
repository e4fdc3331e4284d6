// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/rules/playout/playout.h"

#include <memory>

namespace caboose::game::test {

Game::Clock countingClock()
{
    return [now = std::make_shared<std::int64_t>(1700000000)] {
        return Time(std::chrono::seconds(++*now));
    };
}

Started startOf(int players, rules::KeptByProgram kept, rules::Edition edition, std::uint64_t seed)
{
    rules::Plan plan = rules::standardPlan(rules::preset(edition), players);
    plan.kept = kept;
    return {std::make_shared<const rules::Table>(rules::tableFor(plan)),
            {},
            seed,
            CardsEntered::WhenPlayed};
}

Game newGame(int players, rules::KeptByProgram kept, rules::Edition edition, std::uint64_t seed)
{
    return {startOf(players, kept, edition, seed), countingClock()};
}

std::vector<rules::Choice> possibleChoices(const Game& game)
{
    std::vector<rules::Choice> choices;
    const rules::Question* question = game.now().question();
    if (question == nullptr) return choices;
    if (question->isNumeric()) choices.push_back(rules::Choice::number(question->lowest));
    for (const rules::Option& option : *question) {
        if (option.verdict.isPossible()) choices.push_back(option.choice);
    }
    return choices;
}

Reply moveOn(Game& game, rules::Random& random)
{
    const auto choices = possibleChoices(game);
    if (choices.empty()) return game.goOn();
    return game.answer(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
}

void playTo(Game& game, rules::Step step, rules::Random& random)
{
    while (game.now().awaits != Awaits::Nothing && game.now().table().progress.step != step)
        moveOn(game, random);
}

void playToEnd(Game& game, rules::Random& random)
{
    playTo(game, rules::Step::GameOver, random);
}

} // namespace caboose::game::test
