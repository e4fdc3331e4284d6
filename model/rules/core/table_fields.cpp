// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/table_fields.h"

#include <array>
#include <type_traits>

namespace caboose::rules {

namespace {

template <auto Member>
int get(const Table& table)
{
    return static_cast<int>(table.*Member);
}

template <auto Member>
void set(Table& table, int number)
{
    table.*Member = static_cast<std::remove_cvref_t<decltype(table.*Member)>>(number);
}

template <auto Member>
int getProgress(const Table& table)
{
    return static_cast<int>(table.progress.*Member);
}

template <auto Member>
void setProgress(Table& table, int number)
{
    auto& value = table.progress.*Member;
    value = static_cast<std::remove_cvref_t<decltype(value)>>(number);
}

template <std::size_t Team>
int getWildBunch(const Table& table)
{
    return table.wildBunch[Team];
}

template <std::size_t Team>
void setWildBunch(Table& table, int number)
{
    table.wildBunch[Team] = static_cast<std::uint8_t>(number);
}

bool isBesideTheExpress(const Table& table, int number)
{
    return number == index(Car::None) || table.express.contains(carAt(number));
}

constexpr int mostNeutrals = 26;
constexpr int mostBullets = 99;
constexpr int furthest = 12;
constexpr int mostPlays = 3;

constexpr std::array<TableFieldRow, static_cast<std::size_t>(TableField::Count)> fieldRows{{
    {.field = TableField::NeutralBullets,
     .key = "neutral-bullets",
     .rule = {2, 6, 6},
     .highest = mostNeutrals,
     .get = get<&Table::neutralBullets>,
     .set = set<&Table::neutralBullets>},
    {.field = TableField::NeutralBulletsAside,
     .key = "neutral-bullets-aside",
     .rule = {2, 6, 6},
     .highest = mostNeutrals,
     .get = get<&Table::neutralBulletsAside>,
     .set = set<&Table::neutralBulletsAside>},
    {.field = TableField::ArmouredOffset,
     .key = "armoured-offset",
     .rule = {5, 4, 5},
     .lowest = -furthest,
     .highest = furthest,
     .get = get<&Table::armouredOffset>,
     .set = set<&Table::armouredOffset>},
    {.field = TableField::StagecoachBeside,
     .key = "stagecoach-beside",
     .rule = {5, 4, 5},
     .highest = index(Car::None),
     .get = get<&Table::stagecoachBeside>,
     .set = set<&Table::stagecoachBeside>,
     .isPossible = isBesideTheExpress},
    {.field = TableField::ShotgunReleased,
     .key = "shotgun-released",
     .rule = {9, 3, 3},
     .get = get<&Table::shotgunReleased>,
     .set = set<&Table::shotgunReleased>},
    {.field = TableField::WildBunchOfFirstTeam,
     .key = "wild-bunch-1",
     .rule = {8, 3, 0},
     .highest = mostBullets,
     .get = getWildBunch<0>,
     .set = setWildBunch<0>},
    {.field = TableField::WildBunchOfSecondTeam,
     .key = "wild-bunch-2",
     .rule = {8, 3, 0},
     .highest = mostBullets,
     .get = getWildBunch<1>,
     .set = setWildBunch<1>},
    {.field = TableField::PlaysLeft,
     .key = "plays-left",
     .rule = {5, 2, 3},
     .highest = mostPlays,
     .get = getProgress<&Progress::playsLeft>,
     .set = setProgress<&Progress::playsLeft>},
    {.field = TableField::MustPlay,
     .key = "must-play",
     .rule = {5, 2, 3},
     .get = getProgress<&Progress::mustPlay>,
     .set = setProgress<&Progress::mustPlay>},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < fieldRows.size(); ++i) {
        if (fieldRows[i].field != static_cast<TableField>(i)) return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

const TableFieldRow& rowOf(TableField field)
{
    return fieldRows[static_cast<std::size_t>(field)];
}

std::string_view keyOf(TableField field)
{
    return rowOf(field).key;
}

int valueOf(const Table& table, TableField field)
{
    return rowOf(field).get(table);
}

} // namespace caboose::rules
