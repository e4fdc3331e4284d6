// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/travel.h"

#include "model/rules/12_encounters/meetings.h"

#include "model/rules/16_bots/bot_row.h"

#include <algorithm>
#include <array>
#include <vector>

namespace caboose::rules {

namespace {

/// In the order in which they are worked off: the launch comes at once (9.9.3); whoever enters the
/// stagecoach has his hostage before anybody meets him (hostage-before-meeting); the giraffe serves
/// those who are left in its car when all is done.
constexpr std::array meetings{&handcarLaunch,   &hostageOnDisplay, &botMarshal,
                              &releasedShotgun, &courier,          &giraffe};

/// What would be met that nobody can settle but the table.
const Meeting* notRefereedAhead(const Table& table, const Journey& journey)
{
    for (const Meeting* meeting : meetings) {
        if (meeting->settle == nullptr && meeting->isAhead(table, journey)) return meeting;
    }
    return nullptr;
}

void passBy(Play& play, const Journey& journey)
{
    for (const Meeting* meeting : meetings) {
        if (meeting->pass != nullptr) meeting->pass(play, journey);
    }
}

void goThere(Play& play, const Journey& journey)
{
    const Meeting* unsettled = notRefereedAhead(play.table, journey);
    if (!journey.passed.empty()) passBy(play, journey);
    play.move(journey.who, journey.to, journey.rule);
    if (unsettled != nullptr) play.nothing(journey.who, {}, Reason::NotRefereed, unsettled->rule);
}

} // namespace

void travel(Play& play, const Journey& journey)
{
    travelTogether(play, {journey.who}, journey);
}

namespace {

void arrive(Play& play, Arrival& arrival, const Journey& journey)
{
    const Location from = play.table.where(journey.who);
    arrival.pawns.insert(journey.who);
    if (isOnTable(from) && carOf(from) != carOf(journey.to)) {
        arrival.fromOtherCar.insert(journey.who);
    }
    goThere(play, journey);
}

void settle(Play& play, std::span<const Arrival> arrivals)
{
    for (const Meeting* meeting : meetings) {
        if (meeting->settle == nullptr) continue;
        for (const Arrival& arrival : arrivals) meeting->settle(play, arrival);
    }
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

Verdict mayTravel(const Table& table, const Journey& journey, Verdict otherwise)
{
    if (isRoof(journey.to) && staysOffRoofs(table, journey.who)) {
        const Rule rule = botRow(table, journey.who)->rule;
        return refused(Reason::NeverOnRoof, rule).with(journey.who).with(journey.to);
    }
    if (const Meeting* unsettled = notRefereedAhead(table, journey)) {
        return notRefereed(unsettled->rule).with(journey.to);
    }
    for (const Meeting* meeting : meetings) {
        if (meeting->may == nullptr) continue;
        otherwise = meeting->may(table, journey, otherwise);
        if (otherwise.isRefused()) return otherwise;
    }
    return otherwise;
}

} // namespace caboose::rules
