// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

// 2.6.1 Their turns stand in no text: the table tells them.
constexpr std::array<NamedRoundCard, 1> northPoleCard{{
    {"north-pole-station", {65, RoundSet::Station, Event::NorthPoleStation, 0, {}}},
}};
constexpr std::array<NamedRoundCard, 1> tunnelStationCard{{
    {"tunnel-before-the-station", {66, RoundSet::Station, Event::TunnelBeforeStation, 0, {}}},
}};

constexpr BoxContents northPole{.roundCards = northPoleCard};
constexpr BoxContents tunnelStation{.roundCards = tunnelStationCard};

/// 2.5.1.
constexpr LootInBox cursed[]{{{LootKind::Purse, 1}, 2},
                             {{LootKind::Purse, 2}, 2},
                             {{LootKind::Jewel, 5}, 2},
                             {{LootKind::Strongbox, 10}, 1}};

} // namespace

constexpr Manifest cursedLootManifest{.key = "cursed-loot", .rule = {4, 2, 10}, .loot = cursed};

constexpr Manifest specialPunchManifest{
    .key = "special-punch", .rule = {4, 2, 11}, .cardForEach = CardKind::SpecialPunch};

constexpr Manifest extraPunchManifest{
    .key = "extra-punch", .rule = {4, 2, 12}, .cardForEach = CardKind::Punch};

constexpr Manifest northPoleManifest{
    .key = "north-pole", .rule = {7, 2, 7}, .from = Box::NorthPole, .box = &northPole};

constexpr Manifest tunnelStationManifest{
    .key = "tunnel-station", .rule = {7, 2, 11}, .from = Box::StationTunnel, .box = &tunnelStation};

} // namespace caboose::rules
