// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"
#include "tests/model/rules/support/stock.h"
#include "tests/model/rules/support/watching_player.h"

#include <span>
#include <string>

namespace caboose::rules {

// Each function says what is wrong, or nothing.

/// Where pawns may be at any time of a game of the base box, and who must not meet.
std::string wrongWithPawns(const Table& table);
/// After a beat: nobody stays where the rules leave nobody.
std::string wrongWithCompany(const Table& table);

/// Tokens, cards and bullets against those at the start. `lost` are bullets that hit somebody
/// without cards.
std::string wrongWithStock(const Stock& start, const Table& table,
                           const std::array<int, characterCount + 1>& lost);

/// 11.3: what a sheet says it received lies among the cards of its seat (of its pair, where cards
/// change hands between partners).
std::string wrongWithReceived(const Table& table);

/// 11.3.2, 16: a bot has no hand and no bullets in its deck, and stays where its rules keep it.
std::string wrongWithBots(const Table& table);

/// A copy equals its original until one thing in it changes.
std::string wrongWithCopies(const Table& table, Random& random);

/// Whoever sees the table sees nothing of what lies hidden from them.
std::string wrongWithHiding(const Table& table, Random& random);

/// A beat that was played leads to the same table and happenings when it is resolved, answer by
/// answer; refused options are rejected.
std::string wrongWithResolving(const Table& before, const Table& after,
                               const WatchingPlayer& player);

/// The happenings alone tell where every pawn and token went, who was hit and who was paid.
std::string wrongWithHappenings(const Table& before, const Table& after,
                                std::span<const Happening> happenings);

} // namespace caboose::rules
