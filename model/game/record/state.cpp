// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/state.h"

namespace caboose::game {

namespace {

std::vector<rules::Choice> choicesOf(const std::vector<Answer>& answers)
{
    std::vector<rules::Choice> choices;
    choices.reserve(answers.size());
    for (const Answer& answer : answers) choices.push_back(answer.choice);
    return choices;
}

} // namespace

rules::Outcome outcomeOf(const State& state)
{
    return rules::resolve(*state.table, choicesOf(state.answers));
}

rules::Table tableOf(const State& state, const rules::Outcome& outcome)
{
    return outcome.settled == rules::BeatStatus::Open ? outcome.table : *state.table;
}

rules::Position positionOf(const State& state)
{
    return {*state.table, choicesOf(state.answers)};
}

std::uint64_t digest(const rules::Position& position)
{
    constexpr std::uint64_t prime = 1099511628211ULL;
    std::uint64_t hash = rules::digest(position.table);
    const auto mix = [&hash](int value) {
        hash = (hash ^ static_cast<std::uint64_t>(static_cast<std::uint16_t>(value))) * prime;
    };
    for (const rules::Choice& choice : position.answers) {
        mix(static_cast<int>(choice.kind()));
        mix(choice.roundId());
        mix(choice.number());
    }
    return hash;
}

Awaits awaits(const State& state, const rules::Outcome& outcome)
{
    if (state.table->progress.step == rules::Step::GameOver) return Awaits::Nothing;
    return outcome.settled == rules::BeatStatus::Open ? Awaits::Answer : Awaits::GoOn;
}

} // namespace caboose::game
