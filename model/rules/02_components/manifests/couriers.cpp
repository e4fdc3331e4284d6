// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

/// 2.6.1 Their turns stand in no text: the table tells them.
constexpr std::array<NamedRoundCard, 21> roundCards{{
    {"couriers-in-movement-2-4",
     {44, RoundSet::UpToFour, Event::CouriersInMovement, 0, {}},
     Module::Couriers},
    {"heavy-fire-2-4", {45, RoundSet::UpToFour, Event::HeavyFire, 0, {}}},
    {"couriers-swivel-arm-2-4", {46, RoundSet::UpToFour, Event::SwivelArm, 0, {}}},
    {"help-2-4", {47, RoundSet::UpToFour, Event::Help, 0, {}}, Module::Teams},
    {"coordinated-action-plan-2-4",
     {48, RoundSet::UpToFour, Event::CoordinatedActionPlan, 0, {}},
     Module::Teams},
    {"heal-2-4", {49, RoundSet::UpToFour, Event::Heal, 0, {}}, Module::Teams},
    {"couriers-no-event-2-4", {50, RoundSet::UpToFour, Event::None, 0, {}}},
    {"couriers-in-movement-5",
     {51, RoundSet::FiveOrMore, Event::CouriersInMovement, 0, {}},
     Module::Couriers},
    {"heavy-fire-5", {52, RoundSet::FiveOrMore, Event::HeavyFire, 0, {}}},
    {"couriers-swivel-arm-5", {53, RoundSet::FiveOrMore, Event::SwivelArm, 0, {}}},
    {"help-5", {54, RoundSet::FiveOrMore, Event::Help, 0, {}}, Module::Teams},
    {"coordinated-action-plan-5",
     {55, RoundSet::FiveOrMore, Event::CoordinatedActionPlan, 0, {}},
     Module::Teams},
    {"heal-5", {56, RoundSet::FiveOrMore, Event::Heal, 0, {}}, Module::Teams},
    {"couriers-no-event-5", {57, RoundSet::FiveOrMore, Event::None, 0, {}}},
    {"understaffing", {58, RoundSet::CavalryNormal, Event::Understaffing, 0, {}}, Module::Teams},
    {"delayed-assault", {59, RoundSet::CavalryNormal, Event::DelayedAssault, 0, {}}, Module::Teams},
    {"cavalry-no-event", {60, RoundSet::CavalryNormal, Event::None, 0, {}}, Module::Teams},
    {"survival-of-the-fittest-1",
     {61, RoundSet::CavalryBetrayal, Event::SurvivalOfTheFittest, 0, {}},
     Module::Betrayal},
    {"survival-of-the-fittest-2",
     {62, RoundSet::CavalryBetrayal, Event::SurvivalOfTheFittest, 0, {}},
     Module::Betrayal},
    {"double-bottom",
     {63, RoundSet::CavalryBetrayal, Event::DoubleBottom, 0, {}},
     Module::Betrayal},
    {"betrayal-no-event", {64, RoundSet::CavalryBetrayal, Event::None, 0, {}}, Module::Betrayal},
}};

/// 2.5.1.
constexpr LootInBox loot[]{{{LootKind::Purse, 250}, 2},      {{LootKind::Strongbox, 1000}, 1},
                           {{LootKind::Bag, 300}, 1},        {{LootKind::Bag, 400}, 1},
                           {{LootKind::Bag, 500}, 1},        {{LootKind::Bag, 600}, 1},
                           {{LootKind::Bag, 700}, 1},        {{LootKind::GoldNugget, 0}, 2},
                           {{LootKind::GoldNugget, 1500}, 1}};

/// 8.3: each team's, and the decoy.
constexpr LootInBox documents[]{{{LootKind::SecretDocument, 1}, 1},
                                {{LootKind::SecretDocument, 2}, 1},
                                {{LootKind::SecretDocument, 0}, 1}};

constexpr BoxContents box{.neutralBullets = 10, .roundCards = roundCards};

} // namespace

constexpr Manifest couriersManifest{.key = "couriers",
                                    .rule = {4, 1, 4},
                                    .from = Box::Couriers,
                                    .booklet = PrintedText::Couriers,
                                    .bandits = {Pawn::Misty, Pawn::Twinzz},
                                    .loot = loot,
                                    .box = &box,
                                    .missing = {4, 11, 0}};

constexpr Manifest teamsManifest{.key = "teams",
                                 .rule = {4, 1, 1},
                                 .from = Box::Couriers,
                                 .booklet = PrintedText::Couriers,
                                 .loot = documents,
                                 .box = &box};

constexpr Manifest betrayalManifest{.key = "betrayal",
                                    .rule = {4, 1, 1},
                                    .from = Box::Couriers,
                                    .booklet = PrintedText::Couriers,
                                    .with = {Module::Teams},
                                    .box = &box};

} // namespace caboose::rules
