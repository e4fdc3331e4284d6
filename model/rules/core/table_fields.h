// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

#include <cstdint>
#include <string_view>

namespace caboose::rules {

/// Numbers of the table as a whole that can be set by hand. Everybody sees them.
/// Files know one by its key.
enum class TableField : std::uint8_t {
    NeutralBullets,
    NeutralBulletsAside,
    ArmouredOffset,
    StagecoachBeside, ///< a car
    ShotgunReleased,
    WildBunchOfFirstTeam,
    WildBunchOfSecondTeam,
    PlaysLeft,
    MustPlay,
    Count
};

/// What there is to say of one of them but its words. Adjustments, menus and the log follow these
/// rows.
/// `get` and `set` are always there.
struct TableFieldRow {
    TableField field = TableField::Count;
    std::string_view key = {}; ///< in an adjustment
    Rule rule = {};
    int lowest = 0;
    int highest = 1;
    int (*get)(const Table& table) = nullptr;
    void (*set)(Table& table, int number) = nullptr;
    /// Within its range, is this possible on this table?
    // Left out: every number of the range is.
    bool (*isPossible)(const Table& table, int number) = nullptr;
};

/// Of any but TableField::Count.
const TableFieldRow& rowOf(TableField field);
std::string_view keyOf(TableField field);
/// A flag as 0 or 1, a car by its index.
int valueOf(const Table& table, TableField field);

} // namespace caboose::rules
