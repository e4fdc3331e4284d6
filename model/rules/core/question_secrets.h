// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"

namespace caboose::rules {

/// What a kind of question would tell whoever may not see it, if the program keeps what it asks
/// about. For observe() of tables, questions and answers; a rule does not ask.
struct QuestionSecrets {
    bool tellsHand = false;         ///< its options are a hand, or part of one
    bool tellsPurses = false;       ///< its options tell what tokens are worth
    bool answerStaysHidden = false; ///< a card goes from one hidden place to another
};

/// All false for a question that everybody at the table may read.
QuestionSecrets secretsOf(QuestionKind kind);

} // namespace caboose::rules
