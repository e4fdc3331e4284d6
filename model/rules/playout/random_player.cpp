// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/playout/random_player.h"

namespace caboose::rules {

namespace {

Choice randomNumber(Random& random, const Question& question)
{
    const int steps = (question.highest - question.lowest) / question.stepping + 1;
    const auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(steps)));
    return Choice::number(question.lowest + n * question.stepping);
}

/// Each possible option as often as it weighs.
Choice byWeight(Random& random, const Question& question)
{
    auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(question.weight())));
    for (const Option& option : question) {
        if (option.verdict.isRefused()) continue;
        if (n < option.weight) return option.choice;
        n -= option.weight;
    }
    return {};
}

/// Each possible option once.
Choice evenly(Random& random, const Question& question)
{
    auto n = random.below(static_cast<std::uint32_t>(question.possible()));
    if (question.possible() == question.size()) return question.begin()[n].choice;
    for (const Option& option : question) {
        if (option.verdict.isRefused()) continue;
        if (n-- == 0) return option.choice;
    }
    return {};
}

} // namespace

std::optional<Choice> RandomPlayer::answer(const Table& /*table*/, const Question& question)
{
    if (question.isNumeric()) return randomNumber(m_random, question);
    // Asked only so that nobody is told anything by silence; no chance is spent on it.
    if (question.possible() == 1) return question.onlyPossible().choice;
    const bool isChance = question.who() == Pawn::None;
    return isChance ? byWeight(m_random, question) : evenly(m_random, question);
}

int RandomPlayer::chance(int ways)
{
    if (m_wantsRefusals) return -1;
    return static_cast<int>(m_random.below(static_cast<std::uint32_t>(ways)));
}

} // namespace caboose::rules
