// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr std::array<NamedRoundCard, 17> base{{
    {"angry-marshal-2-4",
     {1,
      RoundSet::UpToFour,
      Event::AngryMarshal,
      0,
      {Turn::Normal, Turn::Normal, Turn::Tunnel, Turn::Switching}}},
    {"swivel-arm-2-4",
     {2,
      RoundSet::UpToFour,
      Event::SwivelArm,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Normal}}},
    {"braking-2-4",
     {3,
      RoundSet::UpToFour,
      Event::Braking,
      0,
      {Turn::Normal, Turn::Normal, Turn::Normal, Turn::Normal}}},
    {"take-it-all-2-4",
     {4,
      RoundSet::UpToFour,
      Event::TakeItAll,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::SpeedingUp, Turn::Normal}}},
    {"passengers-rebellion-2-4",
     {5,
      RoundSet::UpToFour,
      Event::PassengersRebellion,
      0,
      {Turn::Normal, Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Normal}}},
    {"tunnel-2-4",
     {6,
      RoundSet::UpToFour,
      Event::None,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Tunnel, Turn::Normal}}},
    {"bridge-2-4",
     {7, RoundSet::UpToFour, Event::None, 0, {Turn::Normal, Turn::SpeedingUp, Turn::Normal}}},
    {"angry-marshal-5-6",
     {8,
      RoundSet::FiveOrMore,
      Event::AngryMarshal,
      0,
      {Turn::Normal, Turn::Normal, Turn::Switching}}},
    {"swivel-arm-5-6",
     {9, RoundSet::FiveOrMore, Event::SwivelArm, 0, {Turn::Normal, Turn::Tunnel, Turn::Normal}}},
    {"braking-5-6",
     {10,
      RoundSet::FiveOrMore,
      Event::Braking,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Normal}}},
    {"take-it-all-5-6",
     {11,
      RoundSet::FiveOrMore,
      Event::TakeItAll,
      0,
      {Turn::Normal, Turn::SpeedingUp, Turn::Switching}}},
    {"passengers-rebellion-5-6",
     {12,
      RoundSet::FiveOrMore,
      Event::PassengersRebellion,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Switching}}},
    {"tunnel-5-6",
     {13,
      RoundSet::FiveOrMore,
      Event::None,
      0,
      {Turn::Normal, Turn::Tunnel, Turn::Normal, Turn::Tunnel}}},
    {"bridge-5-6", {14, RoundSet::FiveOrMore, Event::None, 0, {Turn::Normal, Turn::SpeedingUp}}},
    {"marshals-revenge",
     {15,
      RoundSet::Station,
      Event::MarshalsRevenge,
      0,
      {Turn::Normal, Turn::Normal, Turn::Tunnel, Turn::Normal}}},
    {"pickpocketing",
     {16,
      RoundSet::Station,
      Event::Pickpocketing,
      0,
      {Turn::Normal, Turn::Normal, Turn::Tunnel, Turn::Normal}}},
    {"hostage-taking-of-the-conductor",
     {17,
      RoundSet::Station,
      Event::HostageConductor,
      0,
      {Turn::Normal, Turn::Normal, Turn::Tunnel, Turn::Normal}}},
}};

} // namespace

std::span<const NamedRoundCard> baseRoundCards()
{
    return base;
}

const NamedRoundCard* findRoundCard(int id)
{
    const auto* found = std::find_if(base.begin(), base.end(),
                                     [&](const NamedRoundCard& c) { return c.card.id == id; });
    return found == base.end() ? nullptr : found;
}

const NamedRoundCard* findRoundCard(std::string_view key)
{
    const auto* found = std::find_if(base.begin(), base.end(),
                                     [&](const NamedRoundCard& c) { return c.key == key; });
    return found == base.end() ? nullptr : found;
}

} // namespace caboose::rules
