// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// Who goes to the place that is answered.
enum class Mover : std::uint8_t { Actor, Whom, Marshal };

/// What is known of a kind of question, whatever is asked on which table: its row in questions.def.
/// A question that everybody at the table may read tells nothing and hides nothing. Rules do not
/// ask: this is for observe(), for what the program draws and for what is changed by hand.
struct QuestionRow {
    std::string_view key;
    bool tellsHand = false;         ///< its options are a hand, or part of one
    bool tellsPurses = false;       ///< its options tell what tokens are worth
    bool answerStaysHidden = false; ///< a card or goal goes from one hidden place to another
    /// What the program must keep in order to draw where chance answers; null: it never draws.
    bool KeptByProgram::*drawnFrom = nullptr;
    Mover mover = Mover::Actor;
};

const QuestionRow& rowOf(QuestionKind kind);

/// Who would go where an answer says, if it says a place.
Pawn movedBy(const Question& question);

} // namespace caboose::rules
