// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <QString>

#include <vector>

namespace caboose::items {

/// A card, or several alike, that lies beside a sheet and is neither loot nor bullet.
struct SheetCard {
    QString art;
    QString letter; ///< of a prisoner: of whose sidekick it is
    QString text;   ///< beside the picture

    bool operator==(const SheetCard&) const = default;
};

/// 2.5.2, 2.6, 14 and 15.2: badge of the team, poster, prisoner, Brawler cards and penalties of a
/// bandit; Brawler cards, goals and Achievement zone of the Marshal whom somebody plays. The table
/// as those who look may see it: of a goal that they may not, there is only the back.
std::vector<SheetCard> sheetCards(const rules::Table& table, rules::Pawn who);

/// 2.5.2: of a team.
bool isBadge(const SheetCard& card);

/// 14.1: may this character's player look at goals that the table does not see, and does the
/// program know them?
bool mayLookAtGoals(const rules::Table& table, rules::Pawn who);

} // namespace caboose::items
