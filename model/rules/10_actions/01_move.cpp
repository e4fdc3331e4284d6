// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/11_silk.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 1, 0};
constexpr Rule oldLady{15, 1, 4};
constexpr Rule running{13, 11, 0};
constexpr int roofRange = 3;
constexpr int runnersRange = 2;
constexpr LocationSet rooflessCars{inside(Car::TimeTravel), inside(Car::Handcar)};

/// stagecoach-interior-by-move: is this the step between the inside of the stagecoach and a car,
/// and nobody walks it?
bool isShutDoor(const Table& table, Location from, Location to)
{
    const bool isDoor = isInterior(from) && isInterior(to) &&
                        (from == inside(Car::Stagecoach) || to == inside(Car::Stagecoach));
    return isDoor && table.rulings.is(StagecoachInteriorByMove::No);
}

/// time-travel-exit-to-roof: out of a car without a roof onto the one of the car it is coupled to.
bool isWayUp(const Table& table, Location from, Location to)
{
    const Neighbours coupled = coupledTo(table, carOf(from));
    const bool isCoupled = carOf(to) == coupled.inFront || carOf(to) == coupled.behind;
    return isCoupled && table.rulings.is(TimeTravelExitToRoof::Yes);
}

/// One step: to the same floor of an adjacent car. From a car without a roof only inside, from a
/// roof also into such a car (10.1, exceptions).
LocationSet steps(const Table& table, Location from)
{
    LocationSet places = adjacent(table, from);
    const bool isOpen = isRoofless(carOf(from));
    if (!isOpen && table.stagecoachBeside == Car::None) return places;
    for (const Location l : places) {
        const bool isUp = isOpen && isRoof(l) && !isWayUp(table, from, l);
        if (isUp || isShutDoor(table, from, l)) places.erase(l);
    }
    return places;
}

/// 13.11
bool isRunner(const Table& table, Pawn who)
{
    return has(table, who, Power::Runner);
}

/// 15.1.4: with the Old Lady no further than the next roof. 13.11: Silk no further than the second.
int rangeOf(const Table& table, Pawn who)
{
    const bool isSlow = isCharacter(who) && table.sheet(who).hostage == Hostage::OldLady;
    if (isSlow) return 1;
    return isRunner(table, who) ? runnersRange : roofRange;
}

/// 13.11: through an open door, into the next car.
LocationSet stepsInside(const Table& table, Pawn who, Location from)
{
    LocationSet places = steps(table, from);
    for (const Location l : places) {
        if (doorKeeperAgainst(table, who, from, l) != Pawn::None) places.erase(l);
    }
    return places;
}

/// 13.11: one car or two, not back to where the way began.
LocationSet insideInRange(const Table& table, Pawn who, Location from)
{
    const LocationSet next = stepsInside(table, who, from);
    LocationSet reached = next;
    if (!isRunner(table, who)) return reached;
    for (const Location l : next) {
        if (isInterior(l)) reached |= stepsInside(table, who, l);
    }
    reached.erase(from);
    return reached;
}

/// Roofs within the range, and the interior of a car without a roof, where the move ends.
LocationSet roofsInRange(const Table& table, Location from, int range,
                         TimeTravelEntryFromRoof entry, LocationSet avoided = {})
{
    LocationSet reached = avoided | LocationSet{from};
    LocationSet edge{from};
    for (int step = 0; step < range; ++step) {
        LocationSet next;
        for (const Location l : edge) {
            if (isRoof(l)) next |= steps(table, l);
        }
        const bool mayEnter = step == 0 || entry == TimeTravelEntryFromRoof::LastStepOfMove;
        if (!mayEnter) next = next - rooflessCars;
        edge = next - reached;
        reached |= next;
    }
    reached.erase(from);
    return reached - avoided;
}

LocationSet destinations(const Table& table, Pawn who)
{
    const Location from = table.where(who);
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    return isRoof(from) ? roofsInRange(table, from, rangeOf(table, who), entry)
                        : insideInRange(table, who, from);
}

/// The released Shotgun's roof, where no way leads round it (12.2).
LocationSet passedOnTheWay(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    const Location shotgun = table.where(Pawn::Shotgun);
    if (!table.shotgunReleased || !isRoof(from) || shotgun == from || shotgun == to) return {};
    // 13.11: he is nothing to Silk unless she stops there.
    if (isRunner(table, who)) return {};
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    const LocationSet round = roofsInRange(table, from, rangeOf(table, who), entry, {shotgun});
    return round.contains(to) ? LocationSet{} : LocationSet{shotgun};
}

Journey journeyTo(const Table& table, Pawn who, Location to)
{
    return {
        .who = who, .to = to, .rule = rule, .cause = who, .passed = passedOnTheWay(table, who, to)};
}

/// The ruling on which it rests whether one gets there.
Ruling restsOn(const Table& table, Location from, Location to)
{
    const Ruling beside = adjacencyRestsOn(table, from, to);
    if (!isRoof(from) || !rooflessCars.contains(to)) return beside;
    const LocationSet most =
        roofsInRange(table, from, roofRange, TimeTravelEntryFromRoof::LastStepOfMove);
    const bool isSeveralSteps = most.contains(to) && !steps(table, from).contains(to);
    return isSeveralSteps ? Ruling::TimeTravelEntryFromRoof : beside;
}

Verdict whyTooFar(const Table& table, Pawn who)
{
    const bool isOnRoof = isRoof(table.where(who));
    const int range = isOnRoof ? rangeOf(table, who) : isRunner(table, who) ? runnersRange : 1;
    if (!isOnRoof) return refused(Reason::TooFar, rule).with(range);
    const Rule why = range == 1 ? oldLady : range < roofRange ? running : rule;
    return refused(Reason::TooFar, why).with(range).with(who);
}

Verdict whyNotThere(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    if (isShutDoor(table, from, to) && adjacent(table, from).contains(to)) {
        return refused(Reason::NotByMove, {9, 3, 1}).with(to).by(Ruling::StagecoachInteriorByMove);
    }
    const Pawn keeper = doorKeeperAgainst(table, who, from, to);
    if (keeper != Pawn::None) return refused(Reason::DoorBarred, running).with(keeper).with(to);
    const bool isEntry = isRoof(from) && rooflessCars.contains(to);
    if (isRoof(from) != isRoof(to) && !isEntry) {
        return refused(Reason::OtherFloor, rule).with(to);
    }
    return whyTooFar(table, who).with(to);
}

Verdict judged(const Table& table, Pawn who, Location to, LocationSet reachable)
{
    const Location from = table.where(who);
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    const Ruling ruling = restsOn(table, from, to);
    if (!reachable.contains(to)) {
        return whyNotThere(table, who, to).alsoBy(ruling);
    }
    return mayTravel(table, journeyTo(table, who, to), allowed(rule).by(ruling));
}

} // namespace

Verdict canMove(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const LocationSet reachable = destinations(table, who);
    Verdict best = refused(Reason::NoWay, rule);
    for (const Location to : reachable) {
        const Verdict there = judged(table, who, to, reachable);
        if (there == allowed(rule)) return there;
        if (best.isRefused()) best = there;
    }
    return best;
}

Verdict mayMoveTo(const Table& table, Pawn who, Location to)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    return judged(table, who, to, destinations(table, who));
}

Question moveTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::MoveTo, who, rule, withRefusals);
    const LocationSet reachable = destinations(table, who);
    const LocationSet candidates = withRefusals ? allLocations(table) : reachable;
    for (const Location to : candidates) {
        question.offer(Choice(to), judged(table, who, to, reachable));
    }
    return question;
}

void move(Play& play, Pawn who)
{
    const bool isBarred = mayActAt(play.table, who, rule).isRefused();
    const Question question = moveTo(play.table, who, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        const Verdict why = canMove(play.table, who);
        inVain(play, who, CardKind::Move, why, rule);
        return;
    }
    const Location to = play.ask(question).location();
    travel(play, journeyTo(play.table, who, to));
}

constinit const ActionRow moveRow{
    .kind = CardKind::Move,
    .rule = rule,
    .perform = move,
    .can = canMove,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayMoveTo(table, who, to.location()); },
    .choices = [](const Table& table, Pawn who) { return std::optional(moveTo(table, who, true)); },
};

} // namespace caboose::rules
