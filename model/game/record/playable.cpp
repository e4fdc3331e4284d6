// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/playable.h"

#include "model/game/adjusting/adjust_pieces.h"
#include "model/rules/05_sequence/way_on.h"

#include <algorithm>

namespace caboose::game {

namespace {

using rules::Table;

bool areOwned(const Table& table, const rules::Cards& cards)
{
    return std::all_of(cards.begin(), cards.end(),
                       [&](const auto& count) { return mayExist(table, count.card); });
}

/// Every card goes back to somebody.
bool areOwned(const Table& table)
{
    const bool inSeats =
        std::all_of(table.seats.begin(), table.seats.end(), [&](const rules::Seat& seat) {
            return areOwned(table, seat.pile) && areOwned(table, seat.hand) &&
                   areOwned(table, seat.discard) &&
                   std::all_of(seat.top.begin(), seat.top.end(),
                               [&](auto card) { return mayExist(table, card); });
        });
    return inSeats && std::all_of(table.commonDeck.begin(), table.commonDeck.end(),
                                  [&](const rules::PlayedCard& played) {
                                      return mayBePlayed(table, played.card);
                                  });
}

} // namespace

bool isPlayable(const Table& table)
{
    return rules::hasWayOn(table) && areOwned(table);
}

} // namespace caboose::game
