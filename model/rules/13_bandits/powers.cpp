// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/powers.h"

#include <algorithm>

namespace caboose::rules {

namespace {

bool isPowerOf(Pawn bandit, Power power, SilkPower silk)
{
    switch (power) {
    case Power::BuyAction: return bandit == Pawn::Al;
    case Power::Shielded: return bandit == Pawn::Belle;
    case Power::Pickpocket: return bandit == Pawn::Cheyenne;
    case Power::Knockback: return bandit == Pawn::Django;
    case Power::SevenCards: return bandit == Pawn::Doc;
    case Power::HiddenCard: return bandit == Pawn::Ghost;
    case Power::Diagonal: return bandit == Pawn::Mei;
    case Power::BulletPunch: return bandit == Pawn::Misty;
    case Power::Runner: return bandit == Pawn::Silk && silk == SilkPower::Move;
    case Power::Dodge: return bandit == Pawn::Silk && silk == SilkPower::Dodge;
    case Power::DoorKeeper: return bandit == Pawn::Silk && silk == SilkPower::Block;
    case Power::ThroughRoof: return bandit == Pawn::Tuco;
    case Power::TunnelTwice: return bandit == Pawn::Twinzz;
    }
    return false;
}

} // namespace

bool has(const Table& table, Pawn who, Power power)
{
    if (!isCharacter(who) || table.rulings.is(CharacterPowers::No)) return false;
    const Sheet& sheet = table.sheet(who);
    // 15.1.6: the poker player takes a bandit's own power away.
    if (isPowerOf(who, power, sheet.silkPower) && sheet.hostage != Hostage::PokerPlayer)
        return true;
    // 15.2.1: somebody else's sidekick lends the power; one's own gives no second one.
    return sheet.prisoner != Pawn::None && sheet.prisoner != who &&
           isPowerOf(sheet.prisoner, power, sheet.silkPower);
}

bool has(const Table& table, const Seat& seat, Power power)
{
    return std::any_of(seat.characters.begin(), seat.characters.end(),
                       [&](Pawn who) { return has(table, who, power); });
}

} // namespace caboose::rules
