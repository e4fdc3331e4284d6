// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/game/longest_game.h"

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random.h"

#include <memory>
#include <optional>
#include <utility>

namespace caboose::game {

namespace {

Started sixPlayers(std::uint64_t seed)
{
    rules::Plan plan = rules::standardPlan(rules::preset(rules::Edition::Combined21), 6);
    plan.kept = {.decks = true, .purseValues = true, .roundDeck = true};
    return {std::make_shared<const rules::Table>(rules::tableFor(plan)),
            {},
            seed,
            CardsEntered::WhenPlayed};
}

std::optional<rules::Choice> anyChoice(const rules::Question& question, rules::Random& random)
{
    std::vector<rules::Choice> choices;
    if (question.isNumeric()) choices.push_back(rules::Choice::number(question.lowest));
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible()) choices.push_back(option.choice);
    }
    if (choices.empty()) return std::nullopt;
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

} // namespace

std::unique_ptr<Game> longGame(std::uint64_t seed)
{
    auto game = std::make_unique<Game>(sixPlayers(seed), countingClock());
    rules::Random random(seed);
    while (game->now().awaits != Awaits::Nothing) {
        const rules::Question* question = game->now().question();
        const auto choice = question != nullptr ? anyChoice(*question, random) : std::nullopt;
        if (choice)
            game->answer(*choice);
        else
            game->goOn();
    }
    game->takeSnapshot();
    return game;
}

namespace {

std::unique_ptr<Game> findLongest()
{
    constexpr std::uint64_t games = 20;
    auto longest = longGame(1);
    for (std::uint64_t seed = 2; seed <= games; ++seed) {
        auto game = longGame(seed);
        if (game->record().size() > longest->record().size()) longest = std::move(game);
    }
    return longest;
}

} // namespace

const Game& longestGame()
{
    static const std::unique_ptr<Game> longest = findLongest();
    return *longest;
}

Game shortBeforeItsEnd(const Game& game)
{
    Record record = game.record().beginning(game.record().size() * 9 / 10);
    History history;
    history.extend(record);
    return {std::move(record), std::move(history), countingClock()};
}

Game::Clock countingClock()
{
    return [now = std::make_shared<std::int64_t>(1700000000)] {
        return Time(std::chrono::seconds(++*now));
    };
}

} // namespace caboose::game
