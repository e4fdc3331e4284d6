// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/05_seats_of_bots.h"

namespace caboose::rules {

namespace {

using Seats = FixedVector<SeatIndex, maxSeats>;

Seats clockwiseFrom(const BotsInSeats& isBot, SeatIndex first)
{
    Seats seats;
    for (std::size_t n = 0; n < isBot.size(); ++n) {
        seats.push_back(static_cast<SeatIndex>((first + n) % isBot.size()));
    }
    return seats;
}

Seats those(const BotsInSeats& isBot, const Seats& seats, bool bots)
{
    Seats some;
    for (const SeatIndex seat : seats) {
        if (isBot[seat] == bots) some.push_back(seat);
    }
    return some;
}

} // namespace

FixedVector<SeatIndex, maxSeats> seatsWithBotsSpread(const BotsInSeats& isBot, SeatIndex first)
{
    const Seats all = clockwiseFrom(isBot, first);
    const Seats players = those(isBot, all, false);
    const Seats bots = those(isBot, all, true);
    if (players.empty() || bots.empty() || isBot[first]) return all;
    const std::size_t each = bots.size() / players.size();
    const std::size_t odd = bots.size() % players.size();
    Seats spread;
    const auto* next = bots.begin();
    for (std::size_t n = 0; n < players.size(); ++n) {
        spread.push_back(players[n]);
        const bool hasOdd = n + odd >= players.size();
        for (std::size_t i = 0; i < each + (hasOdd ? 1 : 0); ++i) spread.push_back(*next++);
    }
    return spread;
}

} // namespace caboose::rules
