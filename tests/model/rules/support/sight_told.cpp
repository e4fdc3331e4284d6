// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/sight_told.h"

#include "tests/model/rules/support/map.h"

namespace caboose::rules {

namespace {

bool hides(const Table& t, Pawn p)
{
    const bool isPlayed = p == Pawn::Marshal && t.inGame(p);
    if (isPlayed && t.rulings.is(PlayerMarshalBlocksSight::Yes)) return true;
    return isBandit(p) || t.rulings.is(RoofSightBlockers::AllPawns) ||
           (p == Pawn::Shotgun && t.rulings.is(RoofSightBlockers::BanditsAndShotgun));
}

bool isHiddenBehindSomebody(const Table& t, Location from, Location to)
{
    const Spot a = spotOf(t, carOf(from));
    const Spot b = spotOf(t, carOf(to));
    if (a.lane != b.lane) return false;
    for (int i = 0; i < pawnCount; ++i) {
        const Location l = t.where(pawnAt(i));
        if (!isRoof(l) || !hides(t, pawnAt(i))) continue;
        const Spot s = spotOf(t, carOf(l));
        if (s.lane == a.lane && (s.x - a.x) * (s.x - b.x) < 0) return true;
    }
    return false;
}

/// 11.1, exceptions.
bool sees(const Table& t, Car roofless, Location to)
{
    const bool isRoofLine = isRoof(to) && spotOf(t, carOf(to)).lane == Lane::Express;
    if (isRoofLine && t.rulings.is(TimeTravelSight::WholeRoofLinePlusAdjacentInterior)) {
        return !isHiddenBehindSomebody(t, inside(roofless), to);
    }
    if (areSideBySide(t, roofless, carOf(to)) || to == roofOf(Car::Stagecoach)) return true;
    const Spot here = spotOf(t, roofless);
    const Spot there = spotOf(t, carOf(to));
    if (there.lane != Lane::Armoured || there.x == here.x) return false;
    const auto beyond = t.rulings.get<SightBeyondTimeTravelCar>();
    if (beyond == SightBeyondTimeTravelCar::BothWays) return true;
    const int outwards = here.x < 0 ? -1 : 1;
    const bool isOutwards = (there.x - here.x) * outwards > 0;
    return isOutwards && (beyond == SightBeyondTimeTravelCar::AwayFromExpress || isRoof(to));
}

} // namespace

bool isInSight(const Table& t, Location from, Location to)
{
    if (from == to || from == cell || to == cell) return false;
    if (hasNoRoof(carOf(from))) return sees(t, carOf(from), to);
    if (hasNoRoof(carOf(to))) return sees(t, carOf(to), from);
    if (isRoof(from) != isRoof(to)) return false;
    return isRoof(from) ? !isHiddenBehindSomebody(t, from, to)
                        : areSideBySide(t, carOf(from), carOf(to));
}

} // namespace caboose::rules
