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

/// The place of the nth of the possible options, each counted as often as `ways` says.
template <typename Ways>
int placeOf(int n, const Question& question, Ways ways)
{
    const Option* option = question.begin();
    for (;; ++option) {
        if (option->verdict.isRefused()) continue;
        n -= ways(*option);
        if (n < 0) return static_cast<int>(option - question.begin());
    }
}

/// Each possible option as often as it weighs.
int byWeight(Random& random, const Question& question)
{
    const auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(question.weight())));
    return placeOf(n, question, [](const Option& option) { return int{option.weight}; });
}

/// Each possible option once.
int evenly(Random& random, const Question& question)
{
    const auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(question.possible())));
    if (question.possible() == question.size()) return n;
    return placeOf(n, question, [](const Option&) { return 1; });
}

} // namespace

int RandomPlayer::pick(const Question& question)
{
    // Asked only so that nobody is told anything by silence; no chance is spent on it.
    if (question.possible() == 1) return placeOf(0, question, [](const Option&) { return 1; });
    const bool isChance = question.who() == Pawn::None;
    return isChance ? byWeight(m_random, question) : evenly(m_random, question);
}

std::optional<Choice> RandomPlayer::answer(const Table& /*table*/, const Question& question)
{
    if (question.isNumeric()) return randomNumber(m_random, question);
    return question.begin()[pick(question)].choice;
}

int RandomPlayer::chance(int ways)
{
    if (m_wantsRefusals) return -1;
    return static_cast<int>(m_random.below(static_cast<std::uint32_t>(ways)));
}

} // namespace caboose::rules
