// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// Offers each kind of loot that a holder has, once: whoever chooses sees the kind, not the value.
void offerKinds(Question& question, const Table& table, Holder holder, Verdict verdict);

/// A token of this kind at the holder. If several could be meant, chance says which; if nobody
/// keeps the values, nobody knows any more which is which, and all of them lose their value.
Loot pickToken(Play& play, Holder holder, LootKind kind);

} // namespace caboose::rules
