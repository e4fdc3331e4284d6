// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/07_belle_bot.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/01_bot_movement.h"

#include <vector>

namespace caboose::rules {

namespace {

constexpr Rule section{16, 7, 0};
constexpr Rule rule{16, 7, 2};

/// 2.6.3
constexpr BotRow::Cards deck[]{{CardKind::Move, 2},
                               {CardKind::Punch, 1},
                               {CardKind::Robbery, 2},
                               {CardKind::Charm, 2},
                               {CardKind::Theft, 1}};

/// 2.5.1: with those of the base box, 17 of this value.
constexpr int jewelsInPack = 11;

PawnSet victims(const Table& table, Pawn who)
{
    PawnSet robbed;
    for (const Pawn whom : table.at(table.where(who)) & table.bandits()) {
        if (whom != who && table.loot.count(whom, LootKind::Jewel) > 0) robbed.insert(whom);
    }
    return robbed;
}

Verdict canSteal(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const bool any = !victims(table, who).empty();
    return any ? allowed(rule) : refused(Reason::NoLoot, rule).with(table.where(who));
}

void steal(Play& play, Pawn who)
{
    if (const Verdict can = canSteal(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Theft, can, rule);
        return;
    }
    for (const Pawn whom : inPlayOrder(play.table, victims(play.table, who))) {
        play.give(pickToken(play, whom, LootKind::Jewel), whom, who, rule);
    }
}

/// Everything that belongs to the train on which she is; the stagecoach is one of its own.
LocationSet trainOf(const Table& table, Car car)
{
    LocationSet places;
    for (const Location l : allLocations(table)) {
        const bool isCoach = carOf(l) == Car::Stagecoach;
        const bool isBeside = isOnArmoured(table, carOf(l)) == isOnArmoured(table, car);
        if (car == Car::Stagecoach ? isCoach : isBeside && !isCoach) places.insert(l);
    }
    return places;
}

LocationSet placesOf(const Table& table, Car car)
{
    LocationSet places;
    for (const Location l : allLocations(table)) {
        if (carOf(l) == car) places.insert(l);
    }
    return places;
}

/// The next place on the same floor that is closer to these; where there is none, the place itself.
Location oneCloser(const Table& table, Location from, LocationSet goal)
{
    const int now = stepsTo(table, from, goal);
    for (const Location to : adjacent(table, from)) {
        const bool isUp = isRoofless(carOf(from)) && isRoof(to);
        const int then = stepsTo(table, to, goal);
        if (!isUp && then >= 0 && then < now) return to;
    }
    return from;
}

Location charmedTo(const Table& table, Pawn who, Pawn whom)
{
    const Location from = table.where(whom);
    const Location charmer = table.where(who);
    if (from == charmer || from == cell) return from;
    if (carOf(from) == carOf(charmer)) return isRoof(from) ? inside(carOf(from)) : from;
    const LocationSet train = trainOf(table, carOf(charmer));
    const LocationSet goal = train.contains(from) ? placesOf(table, carOf(charmer)) : train;
    return oneCloser(table, from, goal);
}

std::vector<Journey> journeysTo(const Table& table, Pawn who)
{
    std::vector<Journey> journeys;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn whom = pawnAt(i);
        const bool isThere = whom != who && table.inGame(whom) && isOnTable(table.where(whom)) &&
                             !table.sheet(whom).isEjected;
        if (!isThere) continue;
        const Location to = charmedTo(table, who, whom);
        if (to == table.where(whom) || staysOffRoofs(table, whom)) continue;
        journeys.push_back({.who = whom, .to = to, .rule = rule, .cause = who});
    }
    return journeys;
}

Verdict canCharm(const Table& table, Pawn who)
{
    if (const Verdict barred = present(table, who, rule); barred.isRefused()) return barred;
    return journeysTo(table, who).empty() ? refused(Reason::NoTarget, rule) : allowed(rule);
}

void charm(Play& play, Pawn who)
{
    if (const Verdict can = canCharm(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Charm, can, rule);
        return;
    }
    travelEach(play, journeysTo(play.table, who));
}

} // namespace

constinit const BotRow belleBot{.who = Pawn::Belle,
                                .rule = section,
                                .deck = deck,
                                .startsWith = {LootKind::Jewel, 500},
                                .pack = {{LootKind::Jewel, 500}, jewelsInPack},
                                .inEachCar = {LootKind::Jewel, 500},
                                .neverOnRoof = true,
                                .isImmune = true,
                                .seeks = LootKind::Jewel,
                                .prefers = LootKind::Jewel,
                                .nudged = CardKind::Move};

constinit const ActionRow charmRow{
    .kind = CardKind::Charm, .rule = rule, .perform = charm, .can = canCharm};
constinit const ActionRow theftRow{
    .kind = CardKind::Theft, .rule = rule, .perform = steal, .can = canSteal};

} // namespace caboose::rules
