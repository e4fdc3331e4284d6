// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/03_stagecoach.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule guarding{9, 3, 3};

} // namespace

bool isGuarded(const Table& table, Location here, LootKind kind)
{
    const Location seat = roofOf(Car::Stagecoach);
    if (here != seat || table.shotgunReleased || table.where(Pawn::Shotgun) != seat) return false;
    // He sits on one of them; another strongbox that lies there is free.
    return kind == LootKind::Strongbox && table.loot.count(here, kind) == 1;
}

Verdict unlessGuarded(const Table& table, Location here, LootKind kind, Verdict otherwise)
{
    if (otherwise.isRefused() || !isGuarded(table, here, kind)) return otherwise;
    return refused(Reason::Guarded, guarding).with(Pawn::Shotgun).with(here);
}

Location placeOfReleasedShotgun(const Table& table)
{
    const Car beside = table.stagecoachBeside;
    const bool entersCar = table.rulings.is(ShotgunBesideRoofless::IntoTheCar);
    return isRoofless(beside) && entersCar ? inside(beside) : nearestRoof(table, beside);
}

Ruling releasedShotgunRestsOn(const Table& table)
{
    return isRoofless(table.stagecoachBeside) ? Ruling::ShotgunBesideRoofless : Ruling::None;
}

} // namespace caboose::rules
