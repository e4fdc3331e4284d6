// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/set_up_run.h"
#include "model/rules/05_sequence/steps.h"

namespace caboose::items {
namespace {

/// Far more than set-up has.
constexpr int mostSteps = 100;

bool isSetUp(const game::CurrentState& now)
{
    return now.table().progress.round == 0 &&
           rules::rowOf(now.table().progress.step).part == rules::Part::SetUp;
}

} // namespace

void runSetUp(game::Game& game, rules::Pawn first)
{
    for (int step = 0; step < mostSteps && isSetUp(game.now()); ++step) {
        const rules::Question* question = game.now().question();
        if (!question) {
            if (!game.goOn().isAccepted()) return;
            continue;
        }
        const bool isKnown =
            question->ask() == rules::QuestionKind::FirstPlayer && first != rules::Pawn::None;
        if (!isKnown || !game.answer(rules::Choice(first)).isAccepted()) return;
    }
}

SetUpAhead setUpAhead(const rules::Plan& plan, rules::Pawn first)
{
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    game::Game game(std::move(started), [] { return game::Time(); });
    SetUpAhead ahead;
    runSetUp(game, rules::Pawn::None);
    const rules::Question* question = game.now().question();
    if (question && question->ask() == rules::QuestionKind::FirstPlayer) {
        for (const rules::Option& option : *question) {
            if (option.verdict.isPossible()) ahead.mayBegin.push_back(option.choice.pawn());
        }
    }
    runSetUp(game, first);
    ahead.table = game.now().table();
    return ahead;
}

} // namespace caboose::items
