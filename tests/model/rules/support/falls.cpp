// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/falls.h"

#include "tests/model/rules/support/map.h"

namespace caboose::rules {

namespace {

bool isFallRound(const Table& t)
{
    return t.roundCard().event == Event::DeadlyFall && t.rulings.is(RoundEvents::Yes);
}

/// As a table may rule of the Marshal whom nobody plays.
bool isSparedMarshal(const Table& t, Pawn whom)
{
    return whom == Pawn::Marshal && !t.inGame(whom) && t.rulings.is(BotMarshalKnockedOff::No);
}

bool isLastWithRoof(const FixedVector<Car, 12>& train, Car car)
{
    for (std::size_t i = train.size(); i-- > 0;) {
        if (!hasNoRoof(train[i])) return train[i] == car;
    }
    return false;
}

} // namespace

/// On any roof, or in a car without one; as one text has it on the roof of a train only.
bool canFall(const Table& t, Pawn whom, CardKind punch)
{
    const Location here = t.where(whom);
    if (!isFallRound(t) || isSparedMarshal(t, whom)) return false;
    // Nobody knocks the Shotgun off his strongbox, if the table does not rule so.
    if (whom == Pawn::Shotgun && t.rulings.is(DeadlyFallGuard::No)) return false;
    const bool isSpecial = punch == CardKind::SpecialPunch && whom != Pawn::Shotgun;
    if (isSpecial && t.rulings.is(DeadlyFallSpecialPunch::No)) return false;
    if (t.rulings.is(DeadlyFallZones::RoofsTimecarHandcar)) {
        return isRoof(here) || hasNoRoof(carOf(here));
    }
    return isRoof(here) && carOf(here) != Car::Stagecoach;
}

/// On the roof of a locomotive or of the caboose (the rearmost one), or in a car without one.
bool canBeShotOff(const Table& t, Pawn whom)
{
    const Location here = t.where(whom);
    const Car car = carOf(here);
    if (!isFallRound(t) || isSparedMarshal(t, whom)) return false;
    if (hasNoRoof(car)) return t.rulings.is(DeadlyFallDjangoEnds::EndRoofsOrTimecarHandcar);
    if (!isRoof(here)) return false;
    if (car == Car::Locomotive || car == Car::ArmouredLocomotive) return true;
    return isLastWithRoof(t.express, car) || isLastWithRoof(t.armoured, car);
}

Table fallen(Table t, Pawn whom)
{
    t.put(whom, Location::KnockedOff);
    return t;
}

} // namespace caboose::rules
