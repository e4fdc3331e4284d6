// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/12_encounters/travel.h"

#include "model/rules/12_encounters/meetings.h"

#include <array>

namespace caboose::rules {

namespace {

/// In the order in which they are worked off: the launch comes at once (9.9.3), then whoever is
/// met.
constexpr std::array meetings{&handcarLaunch, &botMarshal, &releasedShotgun, &courier,
                              &hostageOnDisplay};

/// What would be met that nobody can settle but the table.
const Meeting* notRefereedAhead(const Table& table, const Journey& journey)
{
    for (const Meeting* meeting : meetings) {
        if (meeting->settle == nullptr && meeting->isAhead(table, journey)) return meeting;
    }
    return nullptr;
}

} // namespace

void travel(Play& play, const Journey& journey)
{
    travelTogether(play, {journey.who}, journey);
}

void travelTogether(Play& play, PawnSet pawns, Journey journey)
{
    for (const Pawn who : pawns) {
        journey.who = who;
        const Meeting* unsettled = notRefereedAhead(play.table, journey);
        play.move(who, journey.to, journey.rule);
        if (unsettled != nullptr) play.nothing(who, {}, Reason::NotRefereed, unsettled->rule);
    }
    for (const Meeting* meeting : meetings) {
        if (meeting->settle != nullptr) meeting->settle(play);
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
