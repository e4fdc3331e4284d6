// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/11_silk.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/bot_steps.h"
#include "model/rules/16_bots/followed_loot.h"

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
    // 16.1.2: a bot's steps are asked one by one.
    if (isSlow || table.isBot(who)) return 1;
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

/// time-travel-exit-distance: over the roofs that one has climbed onto from a car without one.
LocationSet roofsBeyondExit(const Table& table, Pawn who, LocationSet avoided = {})
{
    const Location from = table.where(who);
    LocationSet reached;
    if (!isRoofless(carOf(from)) || table.rulings.is(TimeTravelExitToRoof::No)) return reached;
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    for (const Location l : steps(table, from) - avoided) {
        if (isRoof(l)) reached |= roofsInRange(table, l, rangeOf(table, who) - 1, entry, avoided);
    }
    reached.erase(from);
    return reached;
}

/// Without ever coming to the places that are `avoided`.
LocationSet destinations(const Table& table, Pawn who, LocationSet avoided = {})
{
    const Location from = table.where(who);
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    if (isRoof(from)) return roofsInRange(table, from, rangeOf(table, who), entry, avoided);
    LocationSet reached = insideInRange(table, who, from) - avoided;
    const bool goesOn = table.rulings.is(TimeTravelExitDistance::OnAlongRoofs);
    if (goesOn) reached |= roofsBeyondExit(table, who, avoided);
    return reached;
}

/// 12.2: those of these places to which a way leads round the released Shotgun.
LocationSet roundShotgun(const Table& table, Pawn who, LocationSet reachable)
{
    const Location from = table.where(who);
    const Location shotgun = table.where(Pawn::Shotgun);
    const bool isOnFoot = isRoof(from) || isRoofless(carOf(from));
    if (!table.shotgunReleased || !isOnFoot || shotgun == from) return reachable;
    // 13.11: he is nothing to Silk unless she stops there.
    if (isRunner(table, who)) return reachable;
    return destinations(table, who, {shotgun});
}

/// 12.3: the same for the Couriers; what comes of meeting one is not written.
LocationSet roundCouriers(const Table& table, Pawn who, LocationSet reachable)
{
    const LocationSet met = placesOfCouriers(table);
    const bool isStopped = isBandit(who) && !withoutImmune(table, {who}).empty();
    if (met.empty() || !isStopped || isRunner(table, who)) return reachable;
    return destinations(table, who, met);
}

/// Where one gets by a move.
struct Reach {
    LocationSet places;
    LocationSet roundShotgun; ///< without coming past him
    LocationSet roundCouriers;
};

Reach reachOf(const Table& table, Pawn who)
{
    const LocationSet places = destinations(table, who);
    return {places, roundShotgun(table, who, places), roundCouriers(table, who, places)};
}

/// `round`: where a way leads round the Shotgun.
Journey journeyTo(const Table& table, Pawn who, Location to, LocationSet round)
{
    const Location shotgun = table.where(Pawn::Shotgun);
    const bool isPassed = to != shotgun && !round.contains(to);
    return {.who = who,
            .to = to,
            .rule = rule,
            .cause = who,
            .passed = isPassed ? LocationSet{shotgun} : LocationSet{}};
}

/// The ruling on which it rests whether one gets there.
Ruling restsOn(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    const Ruling beside = adjacencyRestsOn(table, from, to);
    const bool isBeyondExit = isRoofless(carOf(from)) && isRoof(to) &&
                              !steps(table, from).contains(to) &&
                              roofsBeyondExit(table, who).contains(to);
    if (isBeyondExit) return Ruling::TimeTravelExitDistance;
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
    if (table.isBot(who)) return refused(Reason::TooFar, {16, 1, 2}).with(range).with(who);
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
    const bool isExit =
        isRoof(to) && rooflessCars.contains(from) && table.rulings.is(TimeTravelExitToRoof::Yes);
    if (isRoof(from) != isRoof(to) && !isEntry && !isExit) {
        return refused(Reason::OtherFloor, rule).with(to);
    }
    return whyTooFar(table, who).with(to);
}

/// 9.9.3: from the next roof into the occupied handcar; the bot Marshal there throws nobody.
bool isThrownBack(const Table& table, Location from, Location to)
{
    if (to != inside(Car::Handcar) || nearestRoof(table, Car::Handcar) != from) return false;
    PawnSet there = table.at(to);
    if (isBotMarshal(table)) there.erase(Pawn::Marshal);
    return !there.empty();
}

/// move-launched-back
Verdict mayBeThrownBack(const Table& table, const Journey& journey)
{
    if (table.rulings.is(MoveLaunchedBack::Refused)) {
        return refused(Reason::LaunchedBack, {9, 9, 3})
            .with(journey.to)
            .by(Ruling::MoveLaunchedBack);
    }
    return mayTravel(table, journey, allowed(rule).by(Ruling::MoveLaunchedBack));
}

Verdict judged(const Table& table, Pawn who, Location to, const Reach& reach)
{
    const Location from = table.where(who);
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    const Ruling ruling = restsOn(table, who, to);
    if (!reach.places.contains(to)) return whyNotThere(table, who, to).alsoBy(ruling);
    if (!reach.roundCouriers.contains(to)) return notRefereed({12, 3, 0}).with(to);
    const Journey journey = journeyTo(table, who, to, reach.roundShotgun);
    if (isThrownBack(table, from, to)) return mayBeThrownBack(table, journey);
    return mayTravel(table, journey, allowed(rule).by(ruling));
}

/// 16.11.2: some bots stay.
Verdict mayLeave(const Table& table, Pawn who)
{
    return unlessItStays(table, who, mayActAt(table, who, rule));
}

} // namespace

Verdict canMove(const Table& table, Pawn who)
{
    if (const Verdict barred = mayLeave(table, who); barred.isRefused()) return barred;
    const Reach reach = reachOf(table, who);
    Verdict best = refused(Reason::NoWay, rule);
    for (const Location to : reach.places) {
        const Verdict there = judged(table, who, to, reach);
        if (there == allowed(rule)) return there;
        if (best.isRefused()) best = there;
    }
    return best;
}

Verdict mayMoveTo(const Table& table, Pawn who, Location to)
{
    if (const Verdict barred = mayLeave(table, who); barred.isRefused()) return barred;
    if (!makesSteps(table, who)) return judged(table, who, to, reachOf(table, who));
    const Question whole = wholeMove(table, who);
    const Option* there = whole.find(Choice(to));
    return there != nullptr ? there->verdict : refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
}

Question moveTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::MoveTo, who, rule, withRefusals);
    const Reach reach = reachOf(table, who);
    const LocationSet candidates = withRefusals ? allLocations(table) : reach.places;
    for (const Location to : candidates) {
        question.offer(Choice(to), judged(table, who, to, reach));
    }
    return question;
}

void move(Play& play, Pawn who)
{
    const bool isBarred = mayLeave(play.table, who).isRefused();
    const Question question = moveTo(play.table, who, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        inVainBecause(play, who, CardKind::Move, canMove, rule);
        return;
    }
    if (play.table.isBot(who)) {
        moveInSteps(play, who);
        return;
    }
    const Location to = play.ask(question).location();
    travel(play, journeyTo(play.table, who, to, roundShotgun(play.table, who, {to})));
}

constinit const ActionRow moveRow{
    .kind = CardKind::Move,
    .rule = rule,
    .perform = move,
    .can = canMove,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayMoveTo(table, who, to.location()); },
    .choices =
        [](const Table& table, Pawn who) {
            return std::optional(makesSteps(table, who) ? wholeMove(table, who)
                                                        : moveTo(table, who, true));
        },
};

} // namespace caboose::rules
