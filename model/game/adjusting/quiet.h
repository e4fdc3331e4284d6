// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <vector>

namespace caboose::game {

/// For rules that are carried out by hand and have nothing to ask.
class NobodyAnswers : public rules::Answerer {
public:
    std::optional<rules::Choice> answer(const rules::Table& /*table*/,
                                        const rules::Question& /*question*/) override
    {
        return std::nullopt;
    }
};

class Listener : public rules::Audience {
public:
    explicit Listener(std::vector<rules::Happening>& happenings) : m_happenings(happenings) {}
    void happened(const rules::Happening& happening) override { m_happenings.push_back(happening); }

private:
    std::vector<rules::Happening>& m_happenings;
};

} // namespace caboose::game
