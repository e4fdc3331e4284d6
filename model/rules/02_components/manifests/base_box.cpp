// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

using enum Turn;

constexpr std::array<NamedRoundCard, 17> roundCards{{
    {"angry-marshal-2-4",
     {1, RoundSet::UpToFour, Event::AngryMarshal, 0, {Normal, Normal, Tunnel, Switching}}},
    {"swivel-arm-2-4",
     {2, RoundSet::UpToFour, Event::SwivelArm, 0, {Normal, Tunnel, Normal, Normal}}},
    {"braking-2-4", {3, RoundSet::UpToFour, Event::Braking, 0, {Normal, Normal, Normal, Normal}}},
    {"take-it-all-2-4",
     {4, RoundSet::UpToFour, Event::TakeItAll, 0, {Normal, Tunnel, SpeedingUp, Normal}}},
    {"passengers-rebellion-2-4",
     {5,
      RoundSet::UpToFour,
      Event::PassengersRebellion,
      0,
      {Normal, Normal, Tunnel, Normal, Normal}}},
    {"tunnel-2-4",
     {6, RoundSet::UpToFour, Event::None, 0, {Normal, Tunnel, Normal, Tunnel, Normal}}},
    {"bridge-2-4", {7, RoundSet::UpToFour, Event::None, 0, {Normal, SpeedingUp, Normal}}},
    {"angry-marshal-5-6",
     {8, RoundSet::FiveOrMore, Event::AngryMarshal, 0, {Normal, Normal, Switching}}},
    {"swivel-arm-5-6", {9, RoundSet::FiveOrMore, Event::SwivelArm, 0, {Normal, Tunnel, Normal}}},
    {"braking-5-6",
     {10, RoundSet::FiveOrMore, Event::Braking, 0, {Normal, Tunnel, Normal, Normal}}},
    {"take-it-all-5-6",
     {11, RoundSet::FiveOrMore, Event::TakeItAll, 0, {Normal, SpeedingUp, Switching}}},
    {"passengers-rebellion-5-6",
     {12,
      RoundSet::FiveOrMore,
      Event::PassengersRebellion,
      0,
      {Normal, Tunnel, Normal, Switching}}},
    {"tunnel-5-6", {13, RoundSet::FiveOrMore, Event::None, 0, {Normal, Tunnel, Normal, Tunnel}}},
    {"bridge-5-6", {14, RoundSet::FiveOrMore, Event::None, 0, {Normal, SpeedingUp}}},
    {"marshals-revenge",
     {15, RoundSet::Station, Event::MarshalsRevenge, 0, {Normal, Normal, Tunnel, Normal}}},
    {"pickpocketing",
     {16, RoundSet::Station, Event::Pickpocketing, 0, {Normal, Normal, Tunnel, Normal}}},
    {"hostage-taking-of-the-conductor",
     {17, RoundSet::Station, Event::HostageConductor, 0, {Normal, Normal, Tunnel, Normal}}},
}};

/// 2.5.1, 8.4.3.
constexpr LootInBox loot[]{{{LootKind::Purse, 250}, 8}, {{LootKind::Purse, 300}, 2},
                           {{LootKind::Purse, 350}, 2}, {{LootKind::Purse, 400}, 2},
                           {{LootKind::Purse, 450}, 2}, {{LootKind::Purse, 500}, 2},
                           {{LootKind::Jewel, 500}, 6}, {{LootKind::Strongbox, 1000}, 2}};

constexpr BoxContents box{.neutralBullets = 13, .roundCards = roundCards};

} // namespace

constexpr Manifest baseManifest{
    .key = "base",
    .rule = {4, 1, 0},
    .from = Box::Base,
    .cars = {Car::FirstClass, Car::SecondClass, Car::ThirdClass, Car::Saloon, Car::Restaurant,
             Car::Luggage},
    .bandits = {Pawn::Belle, Pawn::Cheyenne, Pawn::Django, Pawn::Doc, Pawn::Ghost, Pawn::Tuco},
    .loot = loot,
    .box = &box};

} // namespace caboose::rules
