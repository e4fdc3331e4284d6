// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/travel.h"

#include "model/rules/12_encounters/meetings.h"

#include "model/rules/16_bots/bot_row.h"

#include <algorithm>
#include <vector>

namespace caboose::rules {

namespace {

/// One by one, not in a loop: what a row has not is not asked for, and nothing is called by way of
/// a pointer. Ends where `visit` returns false.
template <typename Visit>
bool forEachMeeting(const Visit& visit)
{
    return visit(handcarLaunch) && visit(hostageOnDisplay) && visit(courierAbove) &&
           visit(botMarshal) && visit(tucoAndMarshal) && visit(releasedShotgun) && visit(courier) &&
           visit(giraffe);
}

/// What would be met that nobody can settle but the table.
const Meeting* notRefereedAhead(const Table& table, const Journey& journey)
{
    const Meeting* ahead = nullptr;
    forEachMeeting([&](const Meeting& meeting) {
        if (meeting.settle == nullptr && meeting.isAhead(table, journey)) ahead = &meeting;
        return ahead == nullptr;
    });
    return ahead;
}

/// 2.6.6: whoever comes past at once has his bullet if there is one for each.
void passBy(Play& play, std::span<const Journey> journeys)
{
    forEachMeeting([&](const Meeting& meeting) {
        if (meeting.pass == nullptr) return true;
        PawnSet passing;
        for (const Journey& journey : journeys) {
            passing.insertIf(meeting.isPassed(play.table, journey), journey.who);
        }
        if (!passing.empty()) meeting.pass(play, passing);
        return true;
    });
}

void goThere(Play& play, const Journey& journey)
{
    const Meeting* unsettled = notRefereedAhead(play.table, journey);
    play.move(journey.who, journey.to, journey.rule);
    if (unsettled != nullptr) play.nothing(journey.who, {}, Reason::NotRefereed, unsettled->rule);
}

} // namespace

void travel(Play& play, const Journey& journey)
{
    if (!journey.passed.empty()) passBy(play, {&journey, 1});
    travelTogether(play, {journey.who}, journey);
}

namespace {

/// giraffe-when: who comes to light was in no other car.
bool isFromOtherCar(const Table& table, const Journey& journey)
{
    const Location from = table.where(journey.who);
    if (from == Location::Hidden) return table.rulings.is(GiraffeWhen::ComingToLightToo);
    return isOnTable(from) && carOf(from) != carOf(journey.to);
}

void arrive(Play& play, Arrival& arrival, const Journey& journey)
{
    arrival.pawns.insert(journey.who);
    if (isFromOtherCar(play.table, journey)) arrival.fromOtherCar.insert(journey.who);
    goThere(play, journey);
}

/// In the order in which they are worked off: the launch comes at once (9.9.3), or after the
/// meetings (handcar-launch-then-meet); whoever enters the stagecoach has his hostage before
/// anybody meets him (hostage-before-meeting); the giraffe serves those who are left in its car
/// when all is done, or before (giraffe-when).
void settle(Play& play, std::span<const Arrival> arrivals)
{
    const auto settleOne = [&](const Meeting& meeting) {
        if (meeting.settle == nullptr) return;
        for (const Arrival& arrival : arrivals) meeting.settle(play, arrival);
    };
    const Rulings& rulings = play.table.rulings;
    const bool isLaunchedFirst = rulings.is(HandcarLaunchThenMeet::LaunchFirst);
    const bool isGiraffeFirst = rulings.is(GiraffeWhen::BeforeMeetings);
    if (isGiraffeFirst) settleOne(giraffe);
    if (isLaunchedFirst) settleOne(handcarLaunch);
    forEachMeeting([&](const Meeting& meeting) {
        if (&meeting != &handcarLaunch && &meeting != &giraffe) settleOne(meeting);
        return true;
    });
    if (!isLaunchedFirst) settleOne(handcarLaunch);
    if (!isGiraffeFirst) settleOne(giraffe);
}

} // namespace

void travelTogether(Play& play, PawnSet pawns, Journey journey)
{
    Arrival arrival{.pawns = {}, .fromOtherCar = {}, .journey = journey};
    for (const Pawn who : pawns) {
        journey.who = who;
        arrive(play, arrival, journey);
    }
    settle(play, {&arrival, 1});
}

void travelEach(Play& play, std::span<const Journey> journeys)
{
    passBy(play, journeys);
    std::vector<Arrival> arrivals;
    for (const Journey& journey : journeys) {
        auto there = std::find_if(arrivals.begin(), arrivals.end(), [&](const Arrival& other) {
            return other.journey.to == journey.to;
        });
        if (there == arrivals.end()) {
            there = arrivals.insert(there, {.pawns = {}, .fromOtherCar = {}, .journey = journey});
        }
        arrive(play, *there, journey);
    }
    settle(play, arrivals);
}

namespace {

/// player-marshal-in-time-travel-car: by any means.
bool isShutForMarshal(const Table& table, const Journey& journey)
{
    return journey.who == Pawn::Marshal && table.inGame(Pawn::Marshal) &&
           journey.to == inside(Car::TimeTravel) &&
           table.rulings.is(PlayerMarshalInTimeTravelCar::No);
}

} // namespace

Verdict mayTravel(const Table& table, const Journey& journey, const Verdict& otherwise)
{
    if (isShutForMarshal(table, journey)) {
        return refused(Reason::MarshalStaysInside, {9, 9, 0})
            .with(journey.to)
            .by(Ruling::PlayerMarshalInTimeTravelCar);
    }
    if (isRoof(journey.to) && staysOffRoofs(table, journey.who)) {
        return neverOnRoof(journey.who, journey.to);
    }
    if (const Meeting* unsettled = notRefereedAhead(table, journey)) {
        return notRefereed(unsettled->rule).with(journey.to);
    }
    Verdict verdict = otherwise;
    forEachMeeting([&](const Meeting& meeting) {
        if (meeting.judge != nullptr) meeting.judge(table, journey, verdict);
        return verdict.isPossible();
    });
    return verdict;
}

} // namespace caboose::rules
