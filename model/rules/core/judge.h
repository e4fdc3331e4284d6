// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <optional>
#include <vector>

namespace caboose::rules {

/// What somebody wants to do, on any table, also one laid out by hand and whoever's turn it is.
struct Deed {
    Pawn who = Pawn::None; ///< only characters act
    CardKind action = CardKind::Move;
    /// Whom, where to or what; nothing: whether the action can be carried out at all.
    std::optional<Choice> target;
    /// 10.5.1, 13.4: where the target is sent.
    // Without a target it is not looked at. 10.6.1: the second target.
    std::optional<Choice> then;

    friend bool operator==(const Deed&, const Deed&) = default;
};

/// 10.6.1 Two targets may be named in either order: here they are in the one in which they are
/// asked for.
Deed asAsked(const Table& table, const Deed& deed);

/// The referee's answer. The same functions decide it that play the game.
/// What nobody can do at all (a pawn without a sheet, a bullet as an action) is refused, too; whose
/// turn it is and what is in a hand plays no part.
Verdict judge(const Table& table, const Deed& deed);

/// Everything that could be chosen for the deed's next open choice, with verdicts: the options of
/// the question that the game would ask. Nothing if the action asks nothing or has no effect.
std::optional<Question> optionsFor(const Table& table, const Deed& deed);

/// Carries out one action, as if its card had just come up, without moving the game on.
Outcome tryAction(const Table& table, Pawn who, CardKind action, std::span<const Choice> answers);
/// Carries out one event (7) on this table, without moving the game on.
Outcome tryEvent(const Table& table, Event event, std::span<const Choice> answers);

} // namespace caboose::rules
