// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/chance.h"

#include "model/rules/core/question_rows.h"
#include "model/rules/playout/random_player.h"

namespace caboose::game {

bool isDrawnByProgram(const State& state, const rules::Question& question)
{
    if (question.who() != rules::Pawn::None) return false;
    const auto store = rules::rowOf(question.ask()).drawnFrom;
    return store != nullptr && state.table->kept.*store;
}

Answer drawnByProgram(const State& state, const rules::Question& question)
{
    constexpr std::uint64_t apart = 0x9e3779b97f4a7c15ULL;
    rules::RandomPlayer chance(state.seed ^ (apart * (state.drawn + 1ULL)));
    const auto choice = chance.answer(*state.table, question);
    return {question.ask(), question.who(), choice.value_or(rules::Choice{})};
}

} // namespace caboose::game
