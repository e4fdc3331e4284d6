// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/2_02_deadly_fall.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 2};

Verdict refusedFrom(Location here)
{
    return refused(Reason::NotOffered, rule).with(here);
}

/// deadly-fall-zones: roofs alone are those of a train.
bool isZone(const Table& table, Location here)
{
    if (table.rulings.is(DeadlyFallZones::RoofsTimecarHandcar)) {
        return isRoof(here) || isRoofless(carOf(here));
    }
    return isRoof(here) && carOf(here) != Car::Stagecoach;
}

/// The roofs at either end of a train, the rearmost one where the caboose has none.
bool isEnd(const Table& table, Location here)
{
    for (const auto* train : {&table.express, &table.armoured}) {
        if (train->empty()) continue;
        if (here == roofOf(lastRoofed(*train))) return true;
    }
    return here == roofOf(Car::Locomotive) || here == roofOf(Car::ArmouredLocomotive);
}

bool isEndZone(const Table& table, Location here)
{
    if (isEnd(table, here)) return true;
    return isRoofless(carOf(here)) &&
           table.rulings.is(DeadlyFallDjangoEnds::EndRoofsOrTimecarHandcar);
}

Verdict mayBeKnockedOff(const Table& table, Pawn whom, bool isFromHere, Ruling ruling)
{
    if (!isDeadlyFall(table) || isCourier(whom)) return refused(Reason::NotOffered, rule);
    const bool isBotMarshal = whom == Pawn::Marshal && !table.inGame(whom);
    if (isBotMarshal && table.rulings.is(BotMarshalKnockedOff::No)) {
        return refused(Reason::NotOffered, rule).by(Ruling::BotMarshalKnockedOff);
    }
    return (isFromHere ? allowed(rule) : refusedFrom(table.where(whom))).by(ruling);
}

} // namespace

bool isDeadlyFall(const Table& table)
{
    return table.roundCard().event == Event::DeadlyFall && !table.rulings.is(RoundEvents::No);
}

Verdict mayFall(const Table& table, Pawn whom, CardKind punch)
{
    // 9.3.3: he is punched on his seat, and only there.
    if (whom == Pawn::Shotgun && table.rulings.is(DeadlyFallGuard::No)) {
        return refused(Reason::NotOffered, rule).by(Ruling::DeadlyFallGuard);
    }
    const bool isSpecial = punch == CardKind::SpecialPunch && whom != Pawn::Shotgun;
    if (isSpecial && table.rulings.is(DeadlyFallSpecialPunch::No)) {
        return refused(Reason::NotOffered, rule).by(Ruling::DeadlyFallSpecialPunch);
    }
    return mayBeKnockedOff(table, whom, isZone(table, table.where(whom)), Ruling::DeadlyFallZones);
}

Verdict mayBeShotOff(const Table& table, Pawn whom)
{
    if (whom == Pawn::Shotgun && !table.shotgunReleased) return refused(Reason::NotOffered, rule);
    return mayBeKnockedOff(table, whom, isEndZone(table, table.where(whom)),
                           Ruling::DeadlyFallDjangoEnds);
}

void knockOff(Play& play, Pawn whom)
{
    play.move(whom, Location::KnockedOff, rule);
}

} // namespace caboose::rules
