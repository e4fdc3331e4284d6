// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::game {

/// For rules that are carried out by hand and have nothing to ask. Whoever asks all the same ends
/// the beat there.
class NobodyAnswers : public rules::Answerer {
public:
    std::optional<rules::Choice> answer(const rules::Table& /*table*/,
                                        const rules::Question& /*question*/) override
    {
        return std::nullopt;
    }
};

} // namespace caboose::game
