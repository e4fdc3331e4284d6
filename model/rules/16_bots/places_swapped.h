// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 16.12.2, 16.13.2 Somebody and the bot Marshal change places, if both may be where the other is
/// now. A Marshal whom somebody plays stays; one of his hidden goals is turned up.
Verdict canSwapWithMarshal(const Table& table, Pawn who, Rule rule);
void swapWithMarshal(Play& play, Pawn who, CardKind card, Rule rule);

/// The row of a card that says so.
template <CardKind card, Rule rule>
constexpr ActionRow swapRowOf()
{
    return {
        .kind = card,
        .rule = rule,
        .perform = [](Play& play, Pawn who) { swapWithMarshal(play, who, card, rule); },
        .can = [](const Table& table, Pawn who) { return canSwapWithMarshal(table, who, rule); }};
}

} // namespace caboose::rules
