// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.8 Marshal

/// Refused where no bot Marshal is on the train, or he has no way.
Verdict canMoveMarshal(const Table& table, Pawn who);
/// Of the place alone: whether anybody may move him is canMoveMarshal().
Verdict mayMoveMarshalTo(const Table& table, Location to);
/// With refusals all places of the game, without them those next to him.
Question marshalTo(const Table& table, Pawn who, bool withRefusals);
/// Whom he meets there: 12.1.
void moveMarshal(Play& play, Pawn who);

} // namespace caboose::rules
