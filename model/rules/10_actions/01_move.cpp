// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 1, 0};
constexpr Rule oldLady{15, 1, 4};
constexpr int roofRange = 3;
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

/// 15.1.4: with the Old Lady no further than the next roof.
int rangeOf(const Table& table, Pawn who)
{
    const bool isSlow = isCharacter(who) && table.sheet(who).hostage == Hostage::OldLady;
    return isSlow ? 1 : roofRange;
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
                        : steps(table, from);
}

/// The released Shotgun's roof, where no way leads round it (12.2).
LocationSet passedOnTheWay(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    const Location shotgun = table.where(Pawn::Shotgun);
    if (!table.shotgunReleased || !isRoof(from) || shotgun == from || shotgun == to) return {};
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    const LocationSet round = roofsInRange(table, from, rangeOf(table, who), entry, {shotgun});
    return round.contains(to) ? LocationSet{} : LocationSet{shotgun};
}

Journey journeyTo(const Table& table, Pawn who, Location to)
{
    return {
        .who = who, .to = to, .rule = rule, .cause = who, .passed = passedOnTheWay(table, who, to)};
}

/// 13.8: Mei's way to the other floor of the next car.
bool isDiagonal(const Table& table, Pawn who, Location to)
{
    return has(table, who, Power::Diagonal) &&
           adjacentCars(table, carOf(table.where(who))).contains(carOf(to));
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
    if (!isRoof(table.where(who))) return refused(Reason::TooFar, rule).with(1);
    const int range = rangeOf(table, who);
    return refused(Reason::TooFar, range < roofRange ? oldLady : rule).with(range).with(who);
}

Verdict whyNotThere(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    if (isShutDoor(table, from, to) && adjacent(table, from).contains(to)) {
        return refused(Reason::NotByMove, {9, 3, 1}).with(to).by(Ruling::StagecoachInteriorByMove);
    }
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
        const Verdict why = whyNotThere(table, who, to).alsoBy(ruling);
        const bool isUnwritten = why.reason == Reason::OtherFloor && isDiagonal(table, who, to);
        return isUnwritten ? notRefereed({13, 8, 0}).with(to) : why;
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
