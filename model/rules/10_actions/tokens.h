// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// What somebody takes a token for who may not turn it over: where the program keeps what it is,
/// one full flask is like any other (5.2.3).
LootKind kindSeen(const Table& table, Loot loot);
/// The kinds that are seen at a holder, and how many tokens of one.
EnumSet<LootKind> kindsSeenAt(const Table& table, Holder holder);
int countSeenAt(const Table& table, Holder holder, LootKind kind);

/// Offers each kind of loot that a holder has, once: whoever chooses sees the kind, not the value.
void offerKinds(Question& question, const Table& table, Holder holder, Verdict verdict);

/// Offers all that whoever acts could give up of their own. Of a bot's, which nobody turns over,
/// only the kind is said (16.3).
void offerOwn(Question& question, const Table& table, Verdict verdict);
/// The token that is answered to such a question; of a bot's kind, any.
Loot pickOwn(Play& play, const Question& question);

/// A token that is seen to be of this kind at the holder. If several could be meant, chance says
/// which; if nobody keeps the values, nobody knows any more which is which, and all of them lose
/// their value.
Loot pickToken(Play& play, Holder holder, LootKind kind);

} // namespace caboose::rules
