// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/sample_game.h"

#include "model/notation/notation.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr std::uint64_t seed = 7;
constexpr int players = 4;
constexpr int round = 3;
constexpr int cardsBefore = 4;
constexpr int mostSteps = 2000;

/// Somebody chooses a place or a target: the moments that show most.
bool isWorthSeeing(const game::CurrentState& now)
{
    const rules::Question* question = now.question();
    const rules::Progress& progress = now.table().progress;
    return question && progress.round >= round && progress.card >= cardsBefore &&
           (question->ask() == rules::QuestionKind::FireAt ||
            question->ask() == rules::QuestionKind::MoveTo);
}

/// Any of those that are possible; a card rather than drawing, so that something happens.
rules::Choice some(const rules::Question& question, rules::Random& random)
{
    auto left = random.below(static_cast<std::uint32_t>(question.possible()));
    for (const rules::Option& option : question) {
        if (option.verdict.isPossible() && left-- == 0) return option.choice;
    }
    return {};
}

} // namespace

std::unique_ptr<game::Game> sampleGame(game::Game::Clock clock)
{
    game::Started started;
    started.seed = seed;
    started.table = std::make_shared<rules::Table>(
        rules::tableFor(rules::standardPlan(rules::preset(rules::Edition::Official2016), players)));
    auto sample = std::make_unique<game::Game>(std::move(started), std::move(clock));
    rules::Random random(seed);
    for (int step = 0; step < mostSteps && !isWorthSeeing(sample->now()); ++step) {
        const rules::Question* question = sample->now().question();
        const game::Reply reply =
            question ? sample->answer(some(*question, random)) : sample->goOn();
        if (!reply.isAccepted()) break;
    }
    return sample;
}

rules::Table sampleTable()
{
    QFile file(u":/sample/position.txt"_s);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return notation::read(file.readAll().toStdString()).position.table;
}

} // namespace caboose::items
