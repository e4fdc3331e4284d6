// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjustment_told.h"

namespace caboose::game {

using rules::Happening;
using rules::HappeningKind;

std::optional<Happening> told(const rules::Table& before, const Adjustment& a)
{
    if (a.what == AdjustmentKind::Pawn) {
        return Happening{.what = HappeningKind::PawnMoved,
                         .who = a.who,
                         .from = before.where(a.who),
                         .to = a.to};
    }
    if (a.what == AdjustmentKind::LootMoved) {
        return Happening{.what = HappeningKind::LootMoved,
                         .from = a.from,
                         .to = a.to,
                         .loot = a.loot,
                         .number = a.number};
    }
    if (a.what == AdjustmentKind::BulletGiven) {
        return Happening{.what = HappeningKind::BulletGiven, .who = a.who, .whom = a.whom};
    }
    return std::nullopt;
}

} // namespace caboose::game
