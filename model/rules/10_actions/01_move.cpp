// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/encounters.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 1, 0};
constexpr int roofRange = 3;
constexpr LocationSet rooflessCars{inside(Car::TimeTravel), inside(Car::Handcar)};

/// One step: to the same floor of an adjacent car. From a car without a roof only inside, from a
/// roof also into such a car (10.1, exceptions).
LocationSet steps(const Table& table, Location from)
{
    LocationSet places = adjacent(table, from);
    if (!isRoofless(carOf(from))) return places;
    for (const Location l : places) {
        if (isRoof(l)) places.erase(l);
    }
    return places;
}

/// Roofs within the range, and the interior of a car without a roof, where the move ends.
LocationSet roofsInRange(const Table& table, Location from, TimeTravelEntryFromRoof entry)
{
    LocationSet reached{from};
    LocationSet edge{from};
    for (int step = 0; step < roofRange; ++step) {
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
    return reached;
}

LocationSet destinations(const Table& table, Location from)
{
    const auto entry = table.rulings.get<TimeTravelEntryFromRoof>();
    return isRoof(from) ? roofsInRange(table, from, entry) : steps(table, from);
}

/// The ruling on which it rests whether one gets there.
Ruling restsOn(const Table& table, Location from, Location to)
{
    const Ruling beside = adjacencyRestsOn(table, from, to);
    if (!isRoof(from) || !rooflessCars.contains(to)) return beside;
    const LocationSet most = roofsInRange(table, from, TimeTravelEntryFromRoof::LastStepOfMove);
    const bool isSeveralSteps = most.contains(to) && !steps(table, from).contains(to);
    return isSeveralSteps ? Ruling::TimeTravelEntryFromRoof : beside;
}

Verdict whyNotThere(Location from, Location to)
{
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    const bool isEntry = isRoof(from) && rooflessCars.contains(to);
    if (isRoof(from) != isRoof(to) && !isEntry) {
        return refused(Reason::OtherFloor, rule).with(to);
    }
    return refused(Reason::TooFar, rule).with(to).with(isRoof(from) ? roofRange : 1);
}

Verdict judged(const Table& table, Pawn who, Location to, LocationSet reachable)
{
    const Location from = table.where(who);
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    const Ruling ruling = restsOn(table, from, to);
    if (!reachable.contains(to)) return whyNotThere(from, to).by(ruling);
    return mayMeet(table, who, to, allowed(rule).by(ruling));
}

} // namespace

Verdict canMove(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const LocationSet reachable = destinations(table, table.where(who));
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
    return judged(table, who, to, destinations(table, table.where(who)));
}

Question moveTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::MoveTo, who, rule, withRefusals);
    const LocationSet reachable = destinations(table, table.where(who));
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
        const Reason why = canMove(play.table, who).reason;
        play.nothing(who, {who, CardKind::Move, 0}, why, rule);
        return;
    }
    moveAndMeet(play, who, play.ask(question).location(), rule);
}

} // namespace caboose::rules
