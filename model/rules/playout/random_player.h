// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// Answers every question at random: people choose evenly among what is possible, chance by the
/// weights of what may come up.
/// It looks at no table and never leaves a question open; the same seed gives the same game.
class RandomPlayer : public Answerer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    std::optional<Choice> answer(const Table& table, const Question& question) override;
    int chance(int ways) override;
    // Without refusals, so that a game takes no time over what nobody reads.
    [[nodiscard]] bool picksFromOptions() const override { return true; }
    int pick(const Question& question) override;
    [[nodiscard]] bool wantsRefusals() const override { return m_wantsRefusals; }
    /// For tests that look at what is refused, too.
    void readRefusals() { m_wantsRefusals = true; }

private:
    Random m_random;
    bool m_wantsRefusals = false;
};

} // namespace caboose::rules
