// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <array>

namespace caboose::rules {

namespace {

/// 2.6.1 Their turns stand in no text: the table tells them. Two of each set have no event.
constexpr std::array<NamedRoundCard, 13> roundCards{{
    {"safekeeping-2-4", {31, RoundSet::UpToFour, Event::Safekeeping, 0, {}}},
    {"rumours-2-4", {32, RoundSet::UpToFour, Event::Rumours, 0, {}}},
    {"reflex-action-2-4", {33, RoundSet::UpToFour, Event::ReflexAction, 0, {}}},
    {"marshal-no-event-1-2-4", {34, RoundSet::UpToFour, Event::None, 0, {}}},
    {"marshal-no-event-2-2-4", {35, RoundSet::UpToFour, Event::None, 0, {}}},
    {"safekeeping-5-6", {36, RoundSet::FiveOrMore, Event::Safekeeping, 0, {}}},
    {"rumours-5-6", {37, RoundSet::FiveOrMore, Event::Rumours, 0, {}}},
    {"reflex-action-5-6", {38, RoundSet::FiveOrMore, Event::ReflexAction, 0, {}}},
    {"marshal-no-event-1-5-6", {39, RoundSet::FiveOrMore, Event::None, 0, {}}},
    {"marshal-no-event-2-5-6", {40, RoundSet::FiveOrMore, Event::None, 0, {}}},
    {"guilty-conscience", {41, RoundSet::Station, Event::GuiltyConscience, 0, {}}},
    {"deadly-fall", {42, RoundSet::Station, Event::DeadlyFall, 0, {}}},
    {"crime-doesnt-pay", {43, RoundSet::Station, Event::CrimeDoesntPay, 0, {}}},
}};

/// 2.5.1.
constexpr LootInBox loot[]{
    {{LootKind::Purse, 250}, 1}, {{LootKind::Mailbag, 200}, 1}, {{LootKind::Mailbag, 1200}, 1}};

constexpr BoxContents box{.roundCards = roundCards};

} // namespace

constexpr Manifest marshalManifest{.key = "marshal-prisoners",
                                   .rule = {4, 2, 3},
                                   .from = Box::MarshalPrisoners,
                                   .booklet = PrintedText::MarshalPrisoners,
                                   .without = {Module::Mei},
                                   .cars = {Car::Prison},
                                   .bandits = {Pawn::Mei},
                                   .loot = loot,
                                   .box = &box};

constexpr LootInBox meisPurse[]{{{LootKind::Purse, 250}, 1}};

constexpr Manifest meiManifest{.key = "mei",
                               .rule = {13, 8, 0},
                               .from = Box::MarshalPrisoners,
                               .without = {Module::MarshalPrisoners},
                               .bandits = {Pawn::Mei},
                               .loot = meisPurse};

} // namespace caboose::rules
