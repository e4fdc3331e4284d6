// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/travel.h"

#include "model/rules/12_encounters/meetings.h"

#include <array>

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

void travelTogether(Play& play, PawnSet pawns, Journey journey)
{
    Arrival arrival{.pawns = pawns, .fromOtherCar = {}, .journey = journey};
    for (const Pawn who : pawns) {
        journey.who = who;
        const Location from = play.table.where(who);
        if (isOnTable(from) && carOf(from) != carOf(journey.to)) arrival.fromOtherCar.insert(who);
        goThere(play, journey);
    }
    for (const Meeting* meeting : meetings) {
        if (meeting->settle != nullptr) meeting->settle(play, arrival);
    }
}

Verdict mayTravel(const Table& table, const Journey& journey, Verdict otherwise)
{
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
