// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// 5.1.1: the cards whose turns stand in no text, as they were read in this game. The current one
/// is among them once its cards are performed: until then, somebody may notice that it is another
/// one.
std::vector<RoundCard> toldCards(const Table& table);

} // namespace caboose::rules
