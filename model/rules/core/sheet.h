// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/hostage.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/pawns.h"

#include <array>
#include <cstdint>

namespace caboose::rules {

/// Who plays a character.
enum class Role : std::uint8_t { Absent, Player, Bot };

/// 16.10.2: what a special bullet makes void until the end of the round, a flag for each kind of
/// card that has no effect then. The Marshal's bullets do the same as long as they lie face up
/// (14.2).
struct VoidedCards {
    bool move = false;
    bool floorChange = false;
    bool punch = false;
    bool fire = false;

    friend constexpr bool operator==(const VoidedCards&, const VoidedCards&) = default;
};

/// 13.11: the power that Silk's player picked.
enum class SilkPower : std::uint8_t { None, Move, Dodge, Block };

/// How many bullets of each character; the last entry counts neutral ones.
using BulletsByGiver = std::array<std::uint8_t, characterCount + 1>;

/// 2.4 A character's sheet and the tokens and cards that lie on or beside it; loot and action
/// cards excepted (Table::loot, Seat). What each member is called, who may see it and what it may
/// be is said once, in sheet_fields.cpp.
/// A rule reads and writes the members; whoever treats all of them alike (files, adjustments,
/// observers) goes by SheetField. A new member: model/README.md.
struct Sheet {
    Role role = Role::Absent;
    std::uint8_t team = 0;        ///< 0: none
    std::uint8_t bulletsLeft = 0; ///< in the cylinder; the Marshal's first pile
    std::uint8_t secondPile = 0;  ///< 4.8.3: the Marshal's other pile
    /// Bullets received in this game.
    BulletsByGiver received{};
    Dollars cash = 0; ///< money without a token (7.2.5)
    /// 8.4.3: what the purses of unseen value turned out to be worth together.
    Dollars unseenTotal = unknownValue;

    /// Taken, with its effect and its ransom (15.1).
    Hostage hostage = Hostage::None;
    Pawn prisoner = Pawn::None; ///< whose sidekick was freed (15.2)
    SilkPower silkPower = SilkPower::None;
    bool wantedPoster = false; ///< 2.6.9, not captured so far
    bool wasCaptured = false;
    bool hasRespect = false;     ///< 2.6.12
    bool isEjected = false;      ///< 16.9.1: beside the car that pawns[] names
    bool isNextToEscape = false; ///< 16.6: one action already played in the cell
    std::uint8_t brawlers = 0;   ///< 2.6.10, a bit each: gold, silver, bronze
    std::uint8_t ejectionTokens = 0;
    std::uint8_t wantedTokens = 0;
    std::uint8_t ladder = 0; ///< 4.7.8: rung of the diabolical plan
    /// 11.3.2: of those received, what lies before a bot and is not yet set aside; which of them
    /// the Infirmary takes depends on the giver (5.4.2).
    BulletsByGiver inFront{};
    VoidedCards voided;
    /// 7.2.8: bullets received in a round with the Mortal Bullet; counted only then.
    std::uint8_t hitsThisRound = 0;
    bool hasBought = false;    ///< 13.1: an action in this round
    bool hasDiverted = false;  ///< 6.2: used the effect of this turn for the team
    bool drawsTwoMore = false; ///< 7.1.3: at the next filling of the hand
    /// 14.2: bullets with an extended penalty that lie face up in this round.
    std::uint8_t disarmed = 0;
    std::uint8_t woundedKnees = 0;
    std::uint8_t shoulderInjuries = 0;
    /// 5.4.2: of those received, what was taken out of the cards for good.
    BulletsByGiver healed{};

    /// 14.2, 16.10.2: by whatever bullets.
    [[nodiscard]] constexpr VoidedCards voidCards() const
    {
        return {.move = voided.move,
                .floorChange = voided.floorChange || woundedKnees > 0,
                .punch = voided.punch || shoulderInjuries > 0,
                .fire = voided.fire || disarmed > 0};
    }

    friend constexpr bool operator==(const Sheet&, const Sheet&) = default;
};

/// The members of a Sheet, in the order in which they are digested and written.
enum class SheetField : std::uint8_t {
    Role,
    Team,
    BulletsLeft,
    SecondPile,
    Received,
    Cash,
    UnseenTotal,
    Hostage,
    Prisoner,
    SilkPower,
    WantedPoster,
    WasCaptured,
    HasRespect,
    IsEjected,
    IsNextToEscape,
    Brawlers,
    EjectionTokens,
    WantedTokens,
    Ladder,
    BulletsInFront,
    VoidedMove,
    VoidedFloorChange,
    VoidedPunch,
    VoidedFire,
    HitsThisRound,
    HasBought,
    HasDiverted,
    DrawsTwoMore,
    Disarmed,
    WoundedKnees,
    ShoulderInjuries,
    Healed,
    Count
};

} // namespace caboose::rules
