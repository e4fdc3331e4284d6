// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/14_player_marshal/2_penalties.h"

#include "model/rules/10_actions/tokens.h"
#include "model/rules/15_hostages/prisoners.h"

#include <optional>

namespace caboose::rules {

namespace {

constexpr Rule ruleOf(MarshalBullet bullet)
{
    return {14, 2, static_cast<std::uint8_t>(bullet)};
}

/// Until the end of the round, as long as it lies face up.
void disable(Play& play, Pawn bandit, std::uint8_t Sheet::*faceUp, MarshalBullet bullet)
{
    ++(play.table.sheet(bandit).*faceUp);
    play.happened({.what = HappeningKind::PenaltyBegins,
                   .rule = ruleOf(bullet),
                   .who = bandit,
                   .card = cardOf(bullet)});
}

std::optional<Loot> anyMailOf(const Table& table, Pawn bandit)
{
    for (const LootPile& pile : table.loot.at(bandit)) {
        if (pile.loot.kind == LootKind::Mailbag) return pile.loot;
    }
    return std::nullopt;
}

/// Not onto the floor; of two he picks one without seeing its value.
void loseMail(Play& play, Pawn bandit)
{
    constexpr Rule rule = ruleOf(MarshalBullet::DropThatBag);
    const bool losesBoth = play.table.rulings.is(DropThatBagWithTwo::Both);
    while (const std::optional<Loot> any = anyMailOf(play.table, bandit)) {
        const Loot mail = losesBoth ? *any : pickToken(play, bandit, LootKind::Mailbag);
        play.give(mail, bandit, Location::Achievement, rule);
        if (!losesBoth) return;
    }
}

bool isPunch(const Rulings& rulings, CardKind kind)
{
    if (kind == CardKind::SpecialPunch) return rulings.is(PenaltyCoversSpecialPunch::Yes);
    if (kind == CardKind::Bullet) return rulings.is(PenaltyCoversBulletPunch::Yes);
    return kind == CardKind::Punch;
}

bool isFloorChange(CardKind kind)
{
    return kind == CardKind::FloorChange || kind == CardKind::FloorChangePlus;
}

/// What makes such a card void if it is one of the Marshal's bullets; of those that make Moves
/// void, he has none.
MarshalBullet bulletAgainst(CardKind kind)
{
    if (kind == CardKind::Move || kind == CardKind::MovePlus) return MarshalBullet::Unknown;
    if (kind == CardKind::Fire) return MarshalBullet::Disarmed;
    return isFloorChange(kind) ? MarshalBullet::WoundedKnee : MarshalBullet::ShoulderInjury;
}

bool isVoid(const Table& table, Pawn who, CardKind kind)
{
    const VoidedCards voided = table.sheet(who).voidCards();
    if (kind == CardKind::Move || kind == CardKind::MovePlus) return voided.move;
    if (isFloorChange(kind)) return voided.floorChange;
    if (kind == CardKind::Fire) return voided.fire;
    return voided.punch && isPunch(table.rulings, kind);
}

/// 16.10.2: Bot Doc's bullets do the same; nobody else's make a Move void, or the Marshal's cards.
Rule whoseBullet(const Table& table, Pawn who, CardKind kind)
{
    const MarshalBullet bullet = bulletAgainst(kind);
    const bool isMarshals =
        bullet != MarshalBullet::Unknown && isBandit(who) && table.inGame(Pawn::Marshal);
    return isMarshals ? ruleOf(bullet) : Rule{16, 10, 2};
}

} // namespace

void sufferPenalty(Play& play, Pawn bandit, MarshalBullet bullet)
{
    switch (bullet) {
    case MarshalBullet::Disarmed: disable(play, bandit, &Sheet::disarmed, bullet); break;
    case MarshalBullet::WoundedKnee: disable(play, bandit, &Sheet::woundedKnees, bullet); break;
    case MarshalBullet::ShoulderInjury:
        disable(play, bandit, &Sheet::shoulderInjuries, bullet);
        break;
    case MarshalBullet::GotIm: losePrisoner(play, bandit, ruleOf(bullet)); break;
    case MarshalBullet::DropThatBag: loseMail(play, bandit); break;
    case MarshalBullet::Golden:
    case MarshalBullet::Unknown: break;
    }
}

Verdict unlessVoid(const Table& table, Pawn who, CardKind kind)
{
    if (!isCharacter(who) || !isVoid(table, who, kind)) return allowed({10, 0, 0});
    return refused(Reason::Voided, whoseBullet(table, who, kind)).with(who);
}

} // namespace caboose::rules
