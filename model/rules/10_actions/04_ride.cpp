// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/04_ride.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"

#include <cstdlib>

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 4, 0};
constexpr Rule escaping{7, 2, 3};
constexpr int range = 3;

/// The car of the express along which one mounts: the one where the rider is, or the one that the
/// stagecoach faces.
Car mountingCar(const Table& table, Pawn who)
{
    const Car here = carOf(table.where(who));
    return here == Car::Stagecoach ? table.stagecoachBeside : here;
}

bool hasHorse(const Table& table, Car car)
{
    return car != Car::None && table.horsesBeside[static_cast<std::size_t>(car)] > 0;
}

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    const Location here = table.where(who);
    if (isOnArmoured(table, carOf(here))) return refused(Reason::OtherTrain, rule).with(here);
    if (!hasHorse(table, mountingCar(table, who))) return refused(Reason::NoHorse, rule).with(here);
    return allowed(rule);
}

/// Is it a Ride card of his that is carried out now, and not another one that gives him a ride?
bool isOwnRideCard(const Table& table, Pawn who)
{
    const std::size_t next = table.progress.card;
    return table.progress.step == Step::PerformAction && next < table.commonDeck.size() &&
           table.commonDeck[next].card == Card{who, CardKind::Ride, 0};
}

bool isEscapeRound(const Table& table)
{
    return table.roundCard().event == Event::Escape && !table.rulings.is(RoundEvents::No);
}

/// 7.2.3: in the round of the Escape one may ride away for good.
Verdict mayEscape(const Table& table, Pawn who)
{
    if (!isEscapeRound(table) || !isBandit(who)) return refused(Reason::NotOffered, escaping);
    const bool counts =
        table.rulings.is(EscapeRideForm::AnyRideAction) || isOwnRideCard(table, who);
    return (counts ? allowed(escaping) : refused(Reason::NotOffered, escaping))
        .by(Ruling::EscapeRideForm);
}

/// The car beside which one gets off in this place.
Car dismountingCar(const Table& table, Location to)
{
    return carOf(to) == Car::Stagecoach ? table.stagecoachBeside : carOf(to);
}

/// 9.9.3 against "cannot end up in the same Location": the launch from the handcar would lead back
/// to the roof where the ride began; only the bot Marshal may throw a rider back
/// (ride-launched-back).
bool isThrownBack(const Table& table, Pawn who, Location to)
{
    if (table.rulings.is(RideBackToSameLocation::Yes)) return false;
    if (to != inside(Car::Handcar) || nearestRoof(table, Car::Handcar) != table.where(who)) {
        return false;
    }
    PawnSet there = table.at(to);
    if (isBotMarshal(table)) there.erase(Pawn::Marshal);
    return !there.empty();
}

Verdict judged(const Table& table, Pawn who, Location to)
{
    if (to == Location::Escaped) return mayEscape(table, who);
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    const Car car = dismountingCar(table, to);
    if (!isOnExpress(table, car)) return refused(Reason::OtherTrain, rule).with(to);
    if (isRoof(to)) return refused(Reason::InsideOnly, rule).with(to);
    const Ruling back = to == table.where(who) ? Ruling::RideBackToSameLocation : Ruling::None;
    if (back != Ruling::None && table.rulings.is(RideBackToSameLocation::No)) {
        return refused(Reason::CannotStay, rule).with(to).by(back);
    }
    const bool isThrown = isThrownBack(table, who, to);
    if (isThrown && table.rulings.is(RideLaunchedBack::Refused)) {
        return refused(Reason::LaunchedBack, rule).with(to).by(Ruling::RideLaunchedBack);
    }
    const int cars = trackPosition(table, car) - trackPosition(table, mountingCar(table, who));
    if (std::abs(cars) > range) return refused(Reason::TooFar, rule).with(to).with(range);
    return mayTravel(table, {.who = who, .to = to, .rule = rule, .cause = who},
                     allowed(rule).by(isThrown ? Ruling::RideLaunchedBack : back));
}

/// Where a rider may get off, as far as the ride goes.
LocationSet placesToDismount(const Table& table)
{
    LocationSet places;
    for (const Car car : table.express) places.insert(inside(car));
    if (isPresent(table, Car::Stagecoach)) places.insert(inside(Car::Stagecoach));
    return places;
}

void leadHorse(Play& play, Car from, Car to)
{
    if (from == to) return;
    auto& horses = play.table.horsesBeside;
    --horses[static_cast<std::size_t>(from)];
    ++horses[static_cast<std::size_t>(to)];
    play.happened(
        {.what = HappeningKind::HorseMoved, .rule = rule, .from = inside(from), .to = inside(to)});
}

/// 7.2.3: the horse goes with its rider.
void escape(Play& play, Pawn who, Car from)
{
    --play.table.horsesBeside[static_cast<std::size_t>(from)];
    play.move(who, Location::Escaped, escaping);
}

} // namespace

Verdict canRide(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    Verdict why = refused(Reason::NoWay, rule);
    for (const Option& option : rideTo(table, who, true)) {
        if (option.verdict == allowed(rule)) return option.verdict;
        if (why.isRefused()) why = option.verdict;
    }
    return why;
}

Verdict mayRideTo(const Table& table, Pawn who, Location to)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    return judged(table, who, to);
}

Question rideTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::RideTo, who, rule, withRefusals);
    const LocationSet places = withRefusals ? allLocations(table) : placesToDismount(table);
    for (const Location to : places) question.offer(Choice(to), judged(table, who, to));
    if (isEscapeRound(table)) {
        question.offer(Choice(Location::Escaped), judged(table, who, Location::Escaped));
    }
    return question;
}

void ride(Play& play, Pawn who)
{
    if (const Verdict v = barred(play.table, who); v.isRefused()) {
        inVain(play, who, CardKind::Ride, v, rule);
        return;
    }
    const Question question = rideTo(play.table, who, play.wantsRefusals());
    if (question.possible() == 0) {
        inVainBecause(play, who, CardKind::Ride, canRide, rule);
        return;
    }
    const Car from = mountingCar(play.table, who);
    const Location to = play.ask(question).location();
    if (to == Location::Escaped) {
        escape(play, who, from);
        return;
    }
    leadHorse(play, from, dismountingCar(play.table, to));
    travel(play, {.who = who, .to = to, .rule = rule, .cause = who});
}

constinit const ActionRow rideRow{
    .kind = CardKind::Ride,
    .rule = rule,
    .perform = ride,
    .can = canRide,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayRideTo(table, who, to.location()); },
    .choices = [](const Table& table, Pawn who) { return std::optional(rideTo(table, who, true)); },
};

} // namespace caboose::rules
