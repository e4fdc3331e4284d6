// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"

#include "model/rules/03_definitions/teams.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{9, 2, 0};

} // namespace

bool isBotMarshal(const Table& table)
{
    return isOnTable(table.where(Pawn::Marshal)) && !table.inGame(Pawn::Marshal);
}

bool hasMarshal(const Table& table)
{
    return table.inGame(Pawn::Marshal) || isOnTable(table.where(Pawn::Marshal)) ||
           !isTeamGame(table) || table.rulings.is(BotMarshalInTeamGame::Yes);
}

Verdict mayBotMarshalEnter(const Table& table, Location to, Verdict otherwise)
{
    const Verdict never = refused(Reason::MarshalStaysInside, rule).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    if (!isInterior(to)) return never;
    if (to == inside(Car::Stagecoach)) {
        const bool mayBoard = table.rulings.is(BotMarshalEntersStagecoach::Yes);
        return (mayBoard ? otherwise : never).by(Ruling::BotMarshalEntersStagecoach);
    }
    if (!isRoofless(carOf(to))) return otherwise;
    const bool mayEnter = table.rulings.is(BotMarshalInTimeTravelCar::Yes);
    return (mayEnter ? otherwise : never).by(Ruling::BotMarshalInTimeTravelCar);
}

Verdict unlessBotMarshal(const Table& table, Pawn who, Location to, Verdict otherwise)
{
    const bool isHe = who == Pawn::Marshal && isBotMarshal(table);
    if (!isHe || otherwise.isRefused()) return otherwise;
    return mayBotMarshalEnter(table, to, otherwise);
}

} // namespace caboose::rules
