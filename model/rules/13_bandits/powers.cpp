// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/powers.h"

#include <array>

namespace caboose::rules {

namespace {

struct Owner {
    Pawn bandit;
    SilkPower silk;
};

/// Whose power it is, in the order of the enumeration.
constexpr std::array<Owner, powerCount> owners{{{Pawn::Al, SilkPower::None},
                                                {Pawn::Belle, SilkPower::None},
                                                {Pawn::Cheyenne, SilkPower::None},
                                                {Pawn::Django, SilkPower::None},
                                                {Pawn::Doc, SilkPower::None},
                                                {Pawn::Ghost, SilkPower::None},
                                                {Pawn::Mei, SilkPower::None},
                                                {Pawn::Misty, SilkPower::None},
                                                {Pawn::Silk, SilkPower::Move},
                                                {Pawn::Silk, SilkPower::Dodge},
                                                {Pawn::Silk, SilkPower::Block},
                                                {Pawn::Tuco, SilkPower::None},
                                                {Pawn::Twinzz, SilkPower::None}}};

const Owner& ownerOf(Power power)
{
    return owners[static_cast<std::size_t>(power)];
}

bool isPowerOf(Pawn bandit, Power power, SilkPower silk)
{
    const Owner& owner = ownerOf(power);
    return owner.bandit == bandit && (bandit != Pawn::Silk || owner.silk == silk);
}

} // namespace

Rule ruleOf(Power power)
{
    const Pawn bandit = ownerOf(power).bandit;
    return {13, static_cast<std::uint8_t>(index(bandit) + 1), 0};
}

bool has(const Table& table, Pawn who, Power power)
{
    if (!isCharacter(who)) return false;
    const Sheet& sheet = table.sheet(who);
    // Nobody's own power, and nobody there to lend one: so it is of almost everybody.
    if (ownerOf(power).bandit != who && sheet.prisoner == Pawn::None) return false;
    if (table.rulings.is(CharacterPowers::No)) return false;
    // 15.1.6: the poker player takes a bandit's own power away.
    if (isPowerOf(who, power, sheet.silkPower) && sheet.hostage != Hostage::PokerPlayer)
        return true;
    const bool takesLent = table.rulings.is(PokerPlayerTakesLentPower::Yes);
    if (sheet.hostage == Hostage::PokerPlayer && takesLent) return false;
    // 15.2.1: somebody else's sidekick lends the power; one's own gives no second one.
    return sheet.prisoner != Pawn::None && sheet.prisoner != who &&
           isPowerOf(sheet.prisoner, power, sheet.silkPower);
}

bool isInGame(const Table& table, Power power)
{
    const Pawn owner = ownerOf(power).bandit;
    bool isThere = table.inGame(owner);
    for (const Sheet& sheet : table.sheets) isThere |= sheet.prisoner == owner;
    return isThere;
}

bool has(const Table& table, const Seat& seat, Power power)
{
    for (const Pawn who : seat.characters) {
        if (has(table, who, power)) return true;
    }
    return false;
}

} // namespace caboose::rules
