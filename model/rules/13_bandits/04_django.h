// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 13.4 Django's shots push: where somebody who was hit may be sent.
/// Without a possible option the target stays where it is.
Question pushTo(const Table& table, Pawn shooter, Pawn target, bool withRefusals);
/// Of any shooter: without the power nothing happens.
void pushBack(Play& play, Pawn shooter, Pawn target);

} // namespace caboose::rules
