// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjustment_told.h"

namespace caboose::game {

using rules::Happening;
using rules::What;

std::optional<Happening> told(const rules::Table& before, const Adjustment& a)
{
    switch (a.what) {
    case Adjust::Pawn:
        return Happening{
            .what = What::PawnMoved, .who = a.who, .from = before.where(a.who), .to = a.to};
    case Adjust::LootMoved:
        return Happening{.what = What::LootMoved,
                         .from = a.from,
                         .to = a.to,
                         .loot = a.loot,
                         .number = a.number};
    case Adjust::LootAdded:
        return Happening{.what = What::LootPlaced, .to = a.to, .loot = a.loot, .number = a.number};
    case Adjust::BulletGiven:
        return Happening{.what = What::BulletGiven, .who = a.who, .whom = a.whom};
    case Adjust::BulletTaken:
        return Happening{.what = What::BulletRemoved, .who = a.who, .whom = a.whom};
    case Adjust::FirstPlayer:
        return Happening{.what = What::FirstPlayerIs,
                         .who = before.seats[a.seat].characters.front()};
    default: return std::nullopt;
    }
}

} // namespace caboose::game
