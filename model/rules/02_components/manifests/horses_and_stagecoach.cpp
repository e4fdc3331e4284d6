// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

using enum Turn;

/// Those about a part of the box that is not in the game are taken out (4.4.1).
constexpr std::array<NamedRoundCard, 13> roundCards{{
    {"doc-2-4", {18, RoundSet::UpToFour, Event::None, 2, {Turmoil, Tunnel, Normal, Normal}}},
    {"shot-of-whiskey-2-4",
     {19, RoundSet::UpToFour, Event::ShotOfWhiskey, 1, {Normal, Normal, Tunnel, Tunnel, Normal}},
     Module::Whiskey},
    {"panting-horses-2-4",
     {20, RoundSet::UpToFour, Event::PantingHorses, 0, {Turmoil, Normal, SpeedingUp, Normal}},
     Module::Horses},
    {"higher-speed-2-4", {21, RoundSet::UpToFour, Event::HigherSpeed, 1, {Normal, Tunnel, Normal}}},
    {"shotguns-rage-2-4",
     {22, RoundSet::UpToFour, Event::ShotgunsRage, 1, {Normal, Tunnel, Turmoil, Normal}},
     Module::Stagecoach},
    {"doc-5-6", {23, RoundSet::FiveOrMore, Event::None, 2, {Turmoil, Tunnel, Normal}}},
    {"shot-of-whiskey-5-6",
     {24, RoundSet::FiveOrMore, Event::ShotOfWhiskey, 1, {Normal, Tunnel, Tunnel, Normal}},
     Module::Whiskey},
    {"panting-horses-5-6",
     {25, RoundSet::FiveOrMore, Event::PantingHorses, 0, {Turmoil, Normal, SpeedingUp}},
     Module::Horses},
    {"higher-speed-5-6",
     {26, RoundSet::FiveOrMore, Event::HigherSpeed, 1, {Normal, Normal, Tunnel, Normal}}},
    {"shotguns-rage-5-6",
     {27, RoundSet::FiveOrMore, Event::ShotgunsRage, 1, {Normal, Tunnel, Turmoil, Normal}},
     Module::Stagecoach},
    {"mortal-bullet",
     {28, RoundSet::Station, Event::MortalBullet, 0, {Normal, Normal, Tunnel, Normal}}},
    {"sharing-the-loot",
     {29, RoundSet::Station, Event::SharingTheLoot, 0, {Normal, Normal, Tunnel, Normal}}},
    {"escape",
     {30, RoundSet::Station, Event::Escape, 0, {Normal, Normal, Tunnel, Normal, Normal}},
     Module::Horses},
}};

constexpr LootInBox strongbox[]{{{LootKind::Strongbox, 1000}}};
constexpr LootInBox flasks[]{{{LootKind::Whiskey}, 5}, {{LootKind::OldWhiskey}, 1}};

constexpr BoxContents box{.neutralBullets = 3, .roundCards = roundCards};

} // namespace

constexpr Manifest stagecoachManifest{.key = "stagecoach",
                                      .rule = {4, 2, 1},
                                      .from = Box::HorsesStagecoach,
                                      .booklet = PrintedText::HorsesStagecoach,
                                      .with = {Module::Horses},
                                      .loot = strongbox,
                                      .box = &box};

constexpr Manifest horsesManifest{.key = "horses",
                                  .rule = {4, 2, 2},
                                  .from = Box::HorsesStagecoach,
                                  .booklet = PrintedText::HorsesStagecoach,
                                  .cardForEach = CardKind::Ride,
                                  .box = &box};

constexpr Manifest whiskeyManifest{.key = "whiskey",
                                   .rule = {4, 2, 9},
                                   .from = Box::HorsesStagecoach,
                                   .booklet = PrintedText::HorsesStagecoach,
                                   .loot = flasks,
                                   .box = &box};

} // namespace caboose::rules
