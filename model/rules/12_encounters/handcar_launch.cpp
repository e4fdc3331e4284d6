// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

namespace {

/// The bot Marshal there is an encounter of its own (12.1).
bool isAhead(const Table& table, const Journey& journey)
{
    if (journey.to != inside(Car::Handcar)) return false;
    PawnSet there = table.at(journey.to);
    there.erase(journey.who);
    if (isBotMarshal(table)) there.erase(Pawn::Marshal);
    return !there.empty() && !(journey.who == Pawn::Marshal && isBotMarshal(table));
}

} // namespace

/// 9.9.3 Somebody else on the handcar already.
constinit const Meeting handcarLaunch{.rule = {9, 9, 3}, .isAhead = isAhead};

} // namespace caboose::rules
