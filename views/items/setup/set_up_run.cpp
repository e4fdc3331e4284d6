// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/set_up_run.h"
#include "model/rules/05_sequence/steps.h"

#include <utility>

namespace caboose::items {
namespace {

/// Far more than set-up has.
constexpr int mostSteps = 100;

bool isSetUp(const game::CurrentState& now)
{
    return now.table().progress.round == 0 &&
           rules::rowOf(now.table().progress.step).part == rules::Part::SetUp;
}

/// Nobody's pawn stands elsewhere for it.
bool isDrawnBeside(rules::QuestionKind ask)
{
    return ask == rules::QuestionKind::PrisonerDrawn || ask == rules::QuestionKind::HostageDrawn;
}

/// What is drawn there has no say in who begins; nor has who boards where, unless one of those in
/// the last car does.
bool isOfNoMatter(rules::QuestionKind ask, const rules::Table& table)
{
    using Selection = rules::FirstPlayerSelection;
    return isDrawnBeside(ask) || !table.rulings.is(Selection::RandomInRearmostCar);
}

std::vector<rules::Choice> possibleChoices(const rules::Question& question)
{
    std::vector<rules::Choice> choices;
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible()) choices.push_back(option.choice);
    }
    return choices;
}

std::vector<rules::Pawn> possiblePawns(const rules::Question& question)
{
    std::vector<rules::Pawn> pawns;
    for (const rules::Choice choice : possibleChoices(question)) pawns.push_back(choice.pawn());
    return pawns;
}

bool isBeforeFirst(const game::CurrentState& now)
{
    return isSetUp(now) && now.table().progress.step <= rules::Step::ChooseFirstPlayer;
}

/// 4.5.1: also where only one may, so that nobody is asked. Empty: that hangs on what is asked
/// before.
std::vector<rules::Pawn> whoMayBegin(game::Game& game)
{
    for (int step = 0; step < mostSteps && isBeforeFirst(game.now()); ++step) {
        const rules::Question* question = game.now().question();
        if (question && question->ask() == rules::QuestionKind::FirstPlayer)
            return possiblePawns(*question);
        if (question && !isOfNoMatter(question->ask(), game.now().table())) return {};
        const bool goesOn = question ? game.answer(possibleChoices(*question).front()).isAccepted()
                                     : game.goOn().isAccepted();
        if (!goesOn) return {};
    }
    const rules::Table& table = game.now().table();
    return {table.seats[table.firstPlayer].characters.front()};
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

namespace {

rules::Table pawnsAhead(game::Game& game, rules::Pawn first)
{
    for (int step = 0; step < mostSteps; ++step) {
        const rules::Question* question = game.now().question();
        if (!question || !isDrawnBeside(question->ask())) break;
        if (!game.answer(possibleChoices(*question).front()).isAccepted()) break;
        runSetUp(game, first);
    }
    return game.now().table();
}

} // namespace

SetUpAhead setUpAhead(const rules::Plan& plan, rules::Pawn first)
{
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan));
    game::Game tried(started, [] { return game::Time(); });
    game::Game game(std::move(started), [] { return game::Time(); });
    runSetUp(game, first);
    rules::Table table = game.now().table();
    return {.table = std::move(table),
            .placed = pawnsAhead(game, first),
            .mayBegin = whoMayBegin(tried)};
}

} // namespace caboose::items
