// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/10_actions/action_row.h"

namespace caboose::rules {

/// 10.8 Marshal
Verdict canMoveMarshal(const Table& table, Pawn who);
Verdict mayMoveMarshalTo(const Table& table, Location to);
Question marshalTo(const Table& table, Pawn who, bool withRefusals);
void moveMarshal(Play& play, Pawn who);

extern const ActionRow marshalRow;

} // namespace caboose::rules
