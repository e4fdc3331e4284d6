// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/12_encounters/meetings.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr PawnSet couriers{Pawn::FirstCourier, Pawn::MiddleCourier, Pawn::LastCourier};

bool isAhead(const Table& table, const Journey& journey)
{
    if (isCourier(journey.who)) {
        return !withoutImmune(table, table.banditsAt(journey.to)).empty();
    }
    if (!isBandit(journey.who)) return false;
    for (const Pawn courier : couriers) {
        if (table.where(courier) != journey.to) continue;
        return !withoutImmune(table, {journey.who}).empty();
    }
    return false;
}

} // namespace

LocationSet placesOfCouriers(const Table& table)
{
    LocationSet places;
    for (const Pawn who : couriers) {
        if (isOnTable(table.where(who))) places.insert(table.where(who));
    }
    return places;
}

/// 12.3 A courier in the place where a bandit arrives.
constinit const Meeting courier{.rule = {12, 3, 0}, .isAhead = isAhead};

namespace {

constexpr Rule comingDown{9, 2, 0};

/// It stands in nobody's way: the Marshal goes there, and the table moves the Courier.
void tellOfCourierAbove(Play& play, const Arrival& arrival)
{
    if (!arrival.pawns.contains(Pawn::Marshal) || !isBotMarshal(play.table)) return;
    const Location above = otherFloor(play.table.where(Pawn::Marshal));
    if (!placesOfCouriers(play.table).contains(above)) return;
    play.nothing(Pawn::Marshal, {}, Reason::NotRefereed, comingDown);
}

} // namespace

/// 9.2 The bot Marshal comes in below a courier, who comes down to him; that is not refereed yet.
constinit const Meeting courierAbove{.rule = comingDown, .settle = tellOfCourierAbove};

} // namespace caboose::rules
