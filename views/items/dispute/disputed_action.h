// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/judge.h"

#include <optional>
#include <vector>

namespace caboose::items {

/// What a dispute is about: somebody's action, an event, or the step that the game is at; with what
/// has been chosen in it so far, the last choice perhaps one that may not be made.
struct DisputedAction {
    enum class Kind { Action, Event, Step };
    Kind kind = Kind::Action;
    rules::Pawn who = rules::Pawn::None; ///< of an action
    rules::CardKind action = rules::CardKind::Fire;
    rules::Event event = rules::Event::Braking;
    std::vector<rules::Choice> chosen = {};

    friend bool operator==(const DisputedAction&, const DisputedAction&) = default;
};

/// What the rules say of it.
struct DisputeResult {
    /// Of what has been chosen last, or of the action as a whole; nothing if nobody decides.
    std::optional<rules::Verdict> verdict;
    /// What there is to choose, with verdicts.
    std::optional<rules::Question> question;
    /// In that question, the choice that was made already.
    std::optional<rules::Choice> marked;
    /// What happens on the table with these choices.
    std::vector<rules::Happening> happenings;
    rules::Table after;
};

/// The table must not contradict itself.
DisputeResult disputeResultOf(const rules::Position& position,
                              const DisputedAction& disputedAction);

} // namespace caboose::items
