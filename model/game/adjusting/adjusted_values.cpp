// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjustment.h"

namespace caboose::game {

std::int32_t valueOf(const rules::Sheet& sheet, SheetField field)
{
    switch (field) {
    case SheetField::BulletsLeft: return sheet.bulletsLeft;
    case SheetField::SecondPile: return sheet.secondPile;
    case SheetField::Cash: return sheet.cash;
    case SheetField::UnseenTotal: return sheet.unseenTotal;
    case SheetField::Hostage: return static_cast<std::int32_t>(sheet.hostage);
    case SheetField::Prisoner: return rules::index(sheet.prisoner);
    case SheetField::SilkPower: return static_cast<std::int32_t>(sheet.silkPower);
    case SheetField::WantedPoster: return sheet.wantedPoster ? 1 : 0;
    case SheetField::WasCaptured: return sheet.wasCaptured ? 1 : 0;
    case SheetField::HasRespect: return sheet.hasRespect ? 1 : 0;
    case SheetField::IsEjected: return sheet.isEjected ? 1 : 0;
    case SheetField::IsNextToEscape: return sheet.isNextToEscape ? 1 : 0;
    case SheetField::Brawlers: return sheet.brawlers;
    case SheetField::EjectionTokens: return sheet.ejectionTokens;
    case SheetField::WantedTokens: return sheet.wantedTokens;
    case SheetField::Ladder: return sheet.ladder;
    case SheetField::BulletsInFront: return sheet.inFront.back();
    case SheetField::Team: return sheet.team;
    case SheetField::Count: break;
    }
    return 0;
}

std::int32_t valueOf(const rules::Table& table, TableField field)
{
    switch (field) {
    case TableField::NeutralBullets: return table.neutralBullets;
    case TableField::NeutralBulletsAside: return table.neutralBulletsAside;
    case TableField::ArmouredOffset: return table.armouredOffset;
    case TableField::StagecoachBeside: return rules::index(table.stagecoachBeside);
    case TableField::ShotgunReleased: return table.shotgunReleased ? 1 : 0;
    case TableField::Count: break;
    }
    return 0;
}

} // namespace caboose::game
