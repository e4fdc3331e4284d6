// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/question_rows.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

/// The last row is that of QuestionKind::Count, which is no question.
constexpr std::array<QuestionRow, questionKindCount + 1> questionRows{{
#define QUESTION(name, word) {.key = word,
#define HAND .tellsHand = true,
#define PURSES .tellsPurses = true,
#define HIDES .answerStaysHidden = true,
#define DRAWN(store) .drawnFrom = &KeptByProgram::store,
#define MOVES(whom) .mover = Mover::whom,
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/core/questions.def"
    {.key = "none"},
}};

} // namespace

const QuestionRow& rowOf(QuestionKind kind)
{
    return questionRows[static_cast<std::size_t>(kind)];
}

Pawn movedBy(const Question& question)
{
    switch (rowOf(question.ask()).mover) {
    case Mover::Actor: return question.actor;
    case Mover::Whom: return question.whom;
    case Mover::Marshal: break;
    }
    return Pawn::Marshal;
}

std::string_view keyOf(QuestionKind ask)
{
    return rowOf(ask).key;
}

std::optional<QuestionKind> questionKindFrom(std::string_view key)
{
    const auto* found = std::find_if(questionRows.begin(), questionRows.end() - 1,
                                     [key](const QuestionRow& row) { return row.key == key; });
    if (found == questionRows.end() - 1) return std::nullopt;
    return static_cast<QuestionKind>(found - questionRows.begin());
}

} // namespace caboose::rules
