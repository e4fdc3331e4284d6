// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laid_game.h"

#include "model/notation/notation.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace caboose::test {

std::unique_ptr<game::Game> laidGame(const std::string& position)
{
    notation::Reading reading = notation::read(position);
    if (!reading.isSound()) {
        std::fprintf(stderr, "line %d: %s is not understood\n", reading.mistakes.front().line,
                     reading.mistakes.front().found.c_str());
        std::abort();
    }
    game::Started started;
    started.table = std::make_shared<rules::Table>(std::move(reading.position.table));
    started.seed = 1;
    return std::make_unique<game::Game>(std::move(started), [] { return game::Time{}; });
}

void playOut(game::Game& game)
{
    while (game.now().awaits != game::Awaits::Nothing) {
        const rules::Question* question = game.now().question();
        if (question == nullptr) {
            game.goOn();
            continue;
        }
        const auto* first =
            std::find_if(question->begin(), question->end(),
                         [](const auto& option) { return option.verdict.isPossible(); });
        const bool isCounted = question->isNumeric() && first == question->end();
        game.answer(isCounted ? rules::Choice::number(question->lowest) : first->choice);
    }
}

} // namespace caboose::test
