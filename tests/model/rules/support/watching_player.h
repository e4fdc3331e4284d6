// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"
#include "model/rules/playout/random_player.h"

#include <functional>
#include <string>
#include <vector>

namespace caboose::rules {

/// A question with the table that it was asked on.
struct Asked {
    Question question;
    Table table;
};

/// Answers at random and looks at everything that it is asked: what is wrong with a question is
/// said once it is asked.
class WatchingPlayer : public Answerer, public Audience {
public:
    explicit WatchingPlayer(std::uint64_t seed) : m_random(seed) { m_random.readRefusals(); }

    std::optional<Choice> answer(const Table& table, const Question& question) override;
    void forced(const Question& question) override;
    void happened(const Happening& happening) override { happenings.push_back(happening); }

    /// Forgets what was seen in the last beat.
    void beginBeat(bool keepsQuestions);

    std::vector<Choice> answers; ///< in this beat
    std::vector<Asked> asked;    ///< the questions to them, where they are kept
    int forcedCount = 0;         ///< questions that answered themselves in this beat
    std::vector<Happening> happenings;
    std::string complaint; ///< the first thing that was wrong
    /// Looks at the table in the middle of a beat.
    std::function<std::string(const Table&)> lookAt;

private:
    RandomPlayer m_random;
    bool m_keepsQuestions = true;
};

/// What is wrong with the options of a question; empty if nothing is.
std::string wrongWithOptions(const Table& table, const Question& question);

/// Everything about two questions is the same.
bool areSame(const Question& a, const Question& b);

} // namespace caboose::rules
