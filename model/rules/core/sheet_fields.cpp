// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/sheet_fields.h"

#include "model/rules/16_bots/bot_row.h"

#include <algorithm>

namespace caboose::rules {

namespace {

std::size_t placeOf(Pawn giver)
{
    return giver == Pawn::None ? characterCount : static_cast<std::size_t>(giver);
}

bool isUsual(const Table& table, Pawn who, const SheetFieldRow& row)
{
    const Sheet& sheet = table.sheet(who);
    if (row.byGiver != nullptr) return sheet.*row.byGiver == BulletsByGiver{};
    return row.get(sheet) == usualValue(table, who, row.field);
}

template <typename Is>
bool isAnySheet(const Table& table, Is is)
{
    return std::any_of(table.sheets.begin(), table.sheets.end(), is);
}

} // namespace

namespace sheet_fields {

bool hasBots(const Table& table)
{
    return isAnySheet(table, [](const Sheet& s) { return s.role == Role::Bot; });
}

bool hasTeams(const Table& table)
{
    return isAnySheet(table, [](const Sheet& s) { return s.team != 0; });
}

bool hasHostages(const Table& table)
{
    return !table.hostages.empty() ||
           isAnySheet(table, [](const Sheet& s) { return s.hostage != Hostage::None; });
}

bool hasPrisoners(const Table& table)
{
    return !table.prisoners.empty() ||
           isAnySheet(table, [](const Sheet& s) { return s.prisoner != Pawn::None; });
}

bool hasSpecialBullets(const Table& table)
{
    return table.inGame(Pawn::Marshal) || isBot<Pawn::Doc>(table);
}

bool hasMortalBullet(const Table& table)
{
    return table.roundCard().event == Event::MortalBullet;
}

bool hasHealing(const Table& table)
{
    return table.express.contains(Car::Infirmary) || !table.armoured.empty();
}

} // namespace sheet_fields

const SheetFieldRow& rowOf(SheetField field)
{
    return sheet_fields::rows[static_cast<std::size_t>(field)];
}

std::string_view keyOf(SheetField field)
{
    return rowOf(field).key;
}

int valueOf(const Sheet& sheet, SheetField field, Pawn giver)
{
    const SheetFieldRow& row = rowOf(field);
    return row.byGiver != nullptr ? (sheet.*row.byGiver)[placeOf(giver)] : row.get(sheet);
}

void setValue(Sheet& sheet, SheetField field, int number, Pawn giver)
{
    const SheetFieldRow& row = rowOf(field);
    if (row.byGiver == nullptr) {
        row.set(sheet, number);
    } else {
        (sheet.*row.byGiver)[placeOf(giver)] = static_cast<std::uint8_t>(number);
    }
}

int usualValue(const Table& table, Pawn who, SheetField field)
{
    const SheetFieldRow& row = rowOf(field);
    return row.usualFor != nullptr ? row.usualFor(table, who) : row.usual;
}

bool isPlayedWith(const Table& table, SheetField field)
{
    const SheetFieldRow& row = rowOf(field);
    if (row.isInGame != nullptr && row.isInGame(table)) return true;
    for (int i = 0; i < characterCount; ++i) {
        if (table.inGame(pawnAt(i)) && !isUsual(table, pawnAt(i), row)) return true;
    }
    return false;
}

int usualRole(const Table& table, Pawn who)
{
    const std::optional<SeatIndex> seat = table.seatOf(who);
    if (!seat) return static_cast<int>(Role::Absent);
    return static_cast<int>(table.seats[*seat].isBot ? Role::Bot : Role::Player);
}

int usualTeam(const Table& table, Pawn who)
{
    if (!table.rulings.is(TeamStructure::PairsSideBySide)) return 0;
    const std::optional<SeatIndex> seat = table.seatOf(who);
    return seat ? *seat / 2 + 1 : 0;
}

int usualBullets(const Table& table, Pawn who)
{
    constexpr int fullCylinder = 6;
    if (!table.seatOf(who)) return 0;
    const BotRow* bot = botRow(table, who);
    return bot == nullptr ? fullCylinder : bot->bullets;
}

int usualSecondPile(const Table& table, Pawn who)
{
    return who == Pawn::Marshal ? usualBullets(table, who) : 0;
}

int usualPoster(const Table& table, Pawn who)
{
    const bool isWanted = isBandit(who) && who != Pawn::Professore && table.seatOf(who);
    return isWanted && table.seatOf(Pawn::Marshal) && !table.sheet(who).wasCaptured ? 1 : 0;
}

int usualBrawlers(const Table& table, Pawn who)
{
    if (who != Pawn::Marshal || !table.seatOf(who)) return 0;
    int taken = 0;
    for (int i = 0; i < banditCount; ++i) taken |= table.sheet(pawnAt(i)).brawlers;
    return allBrawlers & ~taken;
}

} // namespace caboose::rules
