// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 11.3.2 What hits a bot lies before its sheet, in no deck. With three of them there, a card that
/// comes up is ignored and three are set aside. Returns whether that happened to this one.
bool losesCard(Play& play, Pawn who, Card card);
/// Refused where it would happen, else as it would be otherwise.
Verdict unlessThreeInFront(const Table& table, Pawn who, Verdict otherwise);

} // namespace caboose::rules
