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

/// People weigh nothing; for them every possible option counts once.
std::uint32_t weightOf(const Question& question, const Option& option)
{
    if (option.verdict.isRefused()) return 0;
    return question.who() == Pawn::None ? option.weight : 1;
}

} // namespace

std::optional<Choice> RandomPlayer::answer(const Table& /*table*/, const Question& question)
{
    if (question.isNumeric()) return randomNumber(m_random, question);
    std::uint32_t total = 0;
    for (const Option& option : question)
        total += weightOf(question, option);
    std::uint32_t n = m_random.below(total);
    for (const Option& option : question) {
        const std::uint32_t weight = weightOf(question, option);
        if (n < weight) return option.choice;
        n -= weight;
    }
    return std::nullopt;
}

} // namespace caboose::rules
