// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/rules/full_table.h"

#include "model/rules/core/rulings_catalogue.h"

#include <array>

namespace caboose::rules {

namespace {

/// Most on roofs, where questions are longest.
constexpr std::array places{
    roofOf(Car::Saloon),     roofOf(Car::Locomotive), roofOf(Car::Restaurant),
    inside(Car::FirstClass), roofOf(Car::ArmouredB),  roofOf(Car::ArmouredA),
    inside(Car::Luggage),    roofOf(Car::Stagecoach), roofOf(Car::Tender),
    inside(Car::TimeTravel), roofOf(Car::Infirmary),  inside(Car::Armoury)};

void layTrains(Table& table)
{
    table.express = {Car::TimeTravel, Car::Locomotive, Car::FirstClass, Car::Saloon,
                     Car::Restaurant, Car::Luggage,    Car::Circus,     Car::Prison};
    table.armoured = {Car::ArmouredLocomotive, Car::Tender,    Car::Armoury,  Car::ArmouredA,
                      Car::ArmouredB,          Car::ArmouredC, Car::Infirmary};
    table.armouredOffset = 5;
    table.stagecoachBeside = Car::Saloon;
}

void seatBandit(Table& table, Pawn who, Location where)
{
    Seat seat;
    seat.characters = {who};
    for (const CardKind kind : {CardKind::Move, CardKind::FloorChange, CardKind::Fire,
                                CardKind::Robbery, CardKind::Punch, CardKind::Nudge}) {
        seat.pile.add({who, kind, 0});
    }
    seat.hand.add(neutralBullet, 2);
    table.seats.push_back(seat);
    table.sheet(who).role = Role::Player;
    table.sheet(who).bulletsLeft = 3;
    table.put(who, where);
}

} // namespace

Table fullTable()
{
    Table table;
    table.rulings = preset(Edition::Combined21);
    layTrains(table);
    std::size_t n = 0;
    for (int i = 0; i < banditCount; ++i) {
        if (pawnAt(i) == Pawn::Professore) continue;
        seatBandit(table, pawnAt(i), places[n++]);
        table.loot.add(pawnAt(i), {LootKind::Purse, 250});
        table.loot.add(places[n - 1], {LootKind::Jewel, 500});
    }
    table.put(Pawn::Marshal, inside(Car::Locomotive));
    table.put(Pawn::Shotgun, roofOf(Car::Circus));
    table.shotgunReleased = true;
    table.put(Pawn::FirstCourier, roofOf(Car::ArmouredC));
    table.put(Pawn::MiddleCourier, inside(Car::ArmouredB));
    table.put(Pawn::LastCourier, inside(Car::ArmouredA));
    table.neutralBullets = 10;
    return table;
}

} // namespace caboose::rules
