// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/modules_on_table.h"

#include "model/rules/03_definitions/teams.h"

#include <algorithm>

namespace caboose::rules {

namespace {

bool hasHorses(const Table& table)
{
    const auto& beside = table.horsesBeside;
    return table.rulings.is(InitialPlacement::HorseAttack) ||
           std::any_of(beside.begin(), beside.end(), [](auto horses) { return horses > 0; });
}

bool hasWhiskey(const Table& table)
{
    return table.loot.count(LootKind::UnseenFlask) + table.loot.count(LootKind::Whiskey) +
               table.loot.count(LootKind::HalfWhiskey) + table.loot.count(LootKind::OldWhiskey) +
               table.loot.count(LootKind::HalfOldWhiskey) >
           0;
}

/// What only this box has; the mailbags lie in the box before the train stands.
bool hasMarshalsBox(const Table& table)
{
    return table.inGame(Pawn::Marshal) || table.express.contains(Car::Prison) ||
           table.loot.count(LootKind::Mailbag) > 0;
}

/// In somebody's deck, wherever the card is now.
bool hasCard(const Table& table, CardKind kind)
{
    const auto isOne = [kind](Card card) { return card.kind == kind; };
    const auto isIn = [&](const Cards& cards) {
        return std::any_of(cards.begin(), cards.end(),
                           [&](const CardCount& c) { return isOne(c.card); });
    };
    return std::any_of(table.seats.begin(), table.seats.end(),
                       [&](const Seat& seat) {
                           return isIn(seat.pile) || isIn(seat.hand) || isIn(seat.discard) ||
                                  std::any_of(seat.top.begin(), seat.top.end(), isOne) ||
                                  std::any_of(seat.bottom.begin(), seat.bottom.end(), isOne);
                       }) ||
           std::any_of(table.commonDeck.begin(), table.commonDeck.end(),
                       [&](const PlayedCard& played) { return isOne(played.card); });
}

bool hasEvent(const Table& table, Event event)
{
    const auto is = [event](const RoundCard& card) { return card.event == event; };
    return std::any_of(table.rounds.begin(), table.rounds.end(), is) ||
           std::any_of(table.roundDeck.begin(), table.roundDeck.end(), is);
}

} // namespace

Modules modulesOn(const Table& table)
{
    Modules modules{Module::Base};
    const auto add = [&](Module module, bool isThere) {
        if (isThere) modules.insert(module);
    };
    const auto runs = [&](Car car) { return table.express.contains(car); };
    add(Module::Stagecoach,
        table.stagecoachBeside != Car::None || table.where(Pawn::Shotgun) != Location::Nowhere);
    add(Module::Horses, hasHorses(table));
    add(Module::Whiskey, hasWhiskey(table));
    add(Module::MarshalPrisoners, hasMarshalsBox(table));
    add(Module::Mei, table.inGame(Pawn::Mei) && !hasMarshalsBox(table));
    add(Module::Couriers, !table.armoured.empty());
    add(Module::Teams, isTeamGame(table));
    add(Module::Betrayal, isBetrayal(table));
    add(Module::TimeTravelCar, runs(Car::TimeTravel));
    add(Module::Handcar, runs(Car::Handcar));
    add(Module::CircusCar, runs(Car::Circus));
    add(Module::CursedLoot, hasCursedLoot(table.loot));
    add(Module::SpecialPunch, hasCard(table, CardKind::SpecialPunch));
    add(Module::NorthPole, hasEvent(table, Event::NorthPoleStation));
    add(Module::TunnelStation, hasEvent(table, Event::TunnelBeforeStation));
    return modules;
}

} // namespace caboose::rules
