// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

/// 2.5.1.
constexpr LootInBox chests[]{{{LootKind::ClownsChest, 1000}, 1}, {{LootKind::ClownsChest, 0}, 1}};

} // namespace

constexpr Manifest timeTravelCarManifest{.key = "time-travel-car",
                                         .rule = {4, 2, 7},
                                         .from = Box::TimeTravel,
                                         .booklet = PrintedText::TimeTravel,
                                         .without = {Module::Handcar},
                                         .ahead = Car::TimeTravel};

constexpr Manifest handcarManifest{.key = "handcar",
                                   .rule = {4, 2, 8},
                                   .from = Box::Anniversary,
                                   .without = {Module::TimeTravelCar},
                                   .ahead = Car::Handcar};

constexpr Manifest circusCarManifest{.key = "circus-car",
                                     .rule = {4, 2, 4},
                                     .from = Box::Anniversary,
                                     .cars = {Car::Circus},
                                     .loot = chests};

} // namespace caboose::rules
