// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjustment_told.h"

namespace caboose::game {

using rules::Happening;
using rules::HappeningKind;

std::optional<Happening> told(const rules::Table& before, const Adjustment& a)
{
    switch (a.what) {
    case AdjustmentKind::Pawn:
        return Happening{.what = HappeningKind::PawnMoved,
                         .who = a.who,
                         .from = before.where(a.who),
                         .to = a.to};
    case AdjustmentKind::LootMoved:
        return Happening{.what = HappeningKind::LootMoved,
                         .from = a.from,
                         .to = a.to,
                         .loot = a.loot,
                         .number = a.number};
    case AdjustmentKind::LootAdded:
        return Happening{
            .what = HappeningKind::LootPlaced, .to = a.to, .loot = a.loot, .number = a.number};
    case AdjustmentKind::BulletGiven:
        return Happening{.what = HappeningKind::BulletGiven, .who = a.who, .whom = a.whom};
    case AdjustmentKind::BulletTaken:
        return Happening{.what = HappeningKind::BulletRemoved, .who = a.who, .whom = a.whom};
    case AdjustmentKind::FirstPlayer:
        return Happening{.what = HappeningKind::FirstPlayerIs,
                         .who = before.seats[a.seat].characters.front()};
    default: return std::nullopt;
    }
}

} // namespace caboose::game
