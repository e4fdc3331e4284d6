// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/06_captured_bots.h"

#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 6, 0};

} // namespace

void escapeFromCell(Play& play, Pawn who)
{
    Table& table = play.table;
    if (!table.isBot(who) || table.where(who) != cell) return;
    bool& isNext = table.sheet(who).isNextToEscape;
    isNext = !isNext;
    if (!isNext) travel(play, {.who = who, .to = inside(Car::Prison), .rule = rule});
}

} // namespace caboose::rules
