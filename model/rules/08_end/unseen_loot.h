// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <vector>

namespace caboose::rules {

/// 8.4.3 What is somebody's in the end: on the sheet, and in the car where a bandit is found alone.
LootTokens lootInTheEnd(const Table& table, Pawn who);

/// Of these the tokens whose worth only their owner can tell, because nobody else has seen it.
int unseenTokens(const Table& table, Pawn who);
bool isUnseen(const Table& table, Loot loot);
/// The kind of them; none if they are of several.
LootKind unseenKind(const Table& table, Pawn who);

/// What they can be worth together.
struct UnseenSum {
    int least = 0;
    int greatest = 0;
    int step = 1;
};
UnseenSum unseenSum(const Table& table, Pawn who);

/// 2.5.1 What any of them may be worth, least first.
std::vector<Dollars> unseenValues(const Table& table, Pawn who);
/// How many of them may be worth this. With purses of other boxes in the game nobody can tell, and
/// it may be all.
int mostOf(const Table& table, Pawn who, Dollars value);

} // namespace caboose::rules
