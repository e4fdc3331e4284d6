// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/core/verdict.h"

namespace caboose::rules {

/// 13.2 Belle is no target of a punch or a shot as long as one of the other possible targets can be
/// chosen instead.
/// `possible`: all who could be chosen but for her. Of whoever has her power (15.2.1), too.
Verdict unlessShielded(const Table& table, Pawn whom, PawnSet possible, Verdict otherwise);

} // namespace caboose::rules
