// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/playout/random.h"
#include "tests/support/running_program.h"

#include <memory>
#include <optional>

namespace caboose::test {

/// The program with a game that is played with nothing but the keyboard.
class PlayedByKeys {
protected:
    /// What is said at one point: an answer; else it is gone on with, or no more cards are entered.
    struct Said {
        std::optional<rules::Choice> answer = {};
        bool isUnseen = false;
    };

    void begin();
    void end() { m_running.reset(); }

    void press(const QString& key);
    /// As somebody at the keyboard gives this answer.
    void give(const Said& said);
    void openCurtain();
    /// A key for each purse on the page of the final score.
    void countPurses(int sum);
    bool namePurses(int sum, int left);
    const game::CurrentState& now() { return m_running->program().gameDocument().game()->now(); }

    /// Any of those that are possible; a number where any number will do.
    static rules::Choice some(const rules::Question& question, rules::Random& random);

    std::unique_ptr<RunningProgram> m_running;
    int m_keys = 0;

private:
    void answer(const rules::Choice& choice);
};

} // namespace caboose::test
