// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/piece_words.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using namespace rules;

struct CardsAndLoot {
    Q_DECLARE_TR_FUNCTIONS(CardsAndLoot)
};

} // namespace

QString loot(LootKind kind)
{
    switch (kind) {
    case LootKind::Purse: return CardsAndLoot::tr("Purse");
    case LootKind::Jewel: return CardsAndLoot::tr("Jewel");
    case LootKind::Strongbox: return CardsAndLoot::tr("Strongbox");
    case LootKind::Bag: return CardsAndLoot::tr("Bag");
    case LootKind::GoldNugget: return CardsAndLoot::tr("Gold nugget");
    case LootKind::SecretDocument: return CardsAndLoot::tr("Secret document");
    case LootKind::SpecialStrongbox: return CardsAndLoot::tr("Special strongbox");
    case LootKind::ClownsChest: return CardsAndLoot::tr("Clown’s chest");
    case LootKind::Mailbag: return CardsAndLoot::tr("Mailbag");
    case LootKind::Whiskey: return CardsAndLoot::tr("Whiskey flask");
    case LootKind::HalfWhiskey: return CardsAndLoot::tr("Half-empty whiskey flask");
    case LootKind::OldWhiskey: return CardsAndLoot::tr("Old whiskey flask");
    case LootKind::HalfOldWhiskey: return CardsAndLoot::tr("Half-empty old whiskey flask");
    case LootKind::Stake: return CardsAndLoot::tr("Stake");
    case LootKind::Antidote: return CardsAndLoot::tr("Antidote");
    case LootKind::UnseenFlask: return CardsAndLoot::tr("Flask of unseen kind");
    case LootKind::None: return CardsAndLoot::tr("No loot");
    }
    return {};
}

namespace {

QString withArticle(LootKind kind)
{
    switch (kind) {
    case LootKind::Purse: return CardsAndLoot::tr("a purse");
    case LootKind::Jewel: return CardsAndLoot::tr("a jewel");
    case LootKind::Strongbox: return CardsAndLoot::tr("a strongbox");
    case LootKind::Bag: return CardsAndLoot::tr("a bag");
    case LootKind::GoldNugget: return CardsAndLoot::tr("a gold nugget");
    case LootKind::SecretDocument: return CardsAndLoot::tr("a secret document");
    case LootKind::SpecialStrongbox: return CardsAndLoot::tr("the special strongbox");
    case LootKind::ClownsChest: return CardsAndLoot::tr("a clown’s chest");
    case LootKind::Mailbag: return CardsAndLoot::tr("a mailbag");
    case LootKind::Whiskey: return CardsAndLoot::tr("a whiskey flask");
    case LootKind::HalfWhiskey: return CardsAndLoot::tr("a half-empty whiskey flask");
    case LootKind::OldWhiskey: return CardsAndLoot::tr("the old whiskey flask");
    case LootKind::HalfOldWhiskey: return CardsAndLoot::tr("the half-empty old whiskey flask");
    case LootKind::Stake: return CardsAndLoot::tr("a stake");
    case LootKind::Antidote: return CardsAndLoot::tr("an antidote");
    case LootKind::UnseenFlask: return CardsAndLoot::tr("a flask of unseen kind");
    case LootKind::None: return CardsAndLoot::tr("no loot");
    }
    return {};
}

} // namespace

QString value(Loot token)
{
    if (token.kind == LootKind::Antidote) {
        //: an antidote has a number
        return CardsAndLoot::tr("number %1").arg(token.value);
    }
    if (token.kind != LootKind::SecretDocument) return dollars(token.value);
    return token.value == 0 ? CardsAndLoot::tr("decoy") : team(token.value);
}

QString team(int team)
{
    if (team == 1) return CardsAndLoot::tr("red", "a team");
    return team == 2 ? CardsAndLoot::tr("blue", "a team") : CardsAndLoot::tr("team %1").arg(team);
}

QString loot(Loot token)
{
    if (token.value == unknownValue) return loot(token.kind);
    //: %1: a loot token, %2: its value
    return CardsAndLoot::tr("%1, %2").arg(loot(token.kind), value(token));
}

QString aToken(Loot token)
{
    if (token.value == unknownValue) return withArticle(token.kind);
    //: %1: "a purse", %2: its value
    return CardsAndLoot::tr("%1 (%2)").arg(withArticle(token.kind), value(token));
}

QString card(CardKind kind)
{
    switch (kind) {
    case CardKind::Move: return CardsAndLoot::tr("Move");
    case CardKind::FloorChange: return CardsAndLoot::tr("Floor Change");
    case CardKind::Ride: return CardsAndLoot::tr("Ride");
    case CardKind::Punch: return CardsAndLoot::tr("Punch");
    case CardKind::SpecialPunch: return CardsAndLoot::tr("Special Punch");
    case CardKind::Fire: return CardsAndLoot::tr("Fire");
    case CardKind::Robbery: return CardsAndLoot::tr("Robbery");
    case CardKind::Marshal: return CardsAndLoot::tr("Marshal", "the action card");
    case CardKind::BrilliantIdea: return CardsAndLoot::tr("Brilliant Idea");
    case CardKind::Nudge: return CardsAndLoot::tr("Nudge");
    case CardKind::MovePlus: return CardsAndLoot::tr("Move +");
    case CardKind::FloorChangePlus: return CardsAndLoot::tr("Floor Change +");
    case CardKind::Capture: return CardsAndLoot::tr("Capture");
    case CardKind::Charm: return CardsAndLoot::tr("Charm");
    case CardKind::Theft: return CardsAndLoot::tr("Theft");
    case CardKind::Bow: return CardsAndLoot::tr("Bow");
    case CardKind::SpecialMoveA: return CardsAndLoot::tr("Special Move A");
    case CardKind::SpecialMoveB: return CardsAndLoot::tr("Special Move B");
    case CardKind::Explosion: return CardsAndLoot::tr("Explosion");
    case CardKind::Poker: return CardsAndLoot::tr("Poker");
    case CardKind::FloorChangeAndFire: return CardsAndLoot::tr("Floor Change and Fire");
    case CardKind::HeistOrMove: return CardsAndLoot::tr("Heist or Move");
    case CardKind::HeistOrFloorChange: return CardsAndLoot::tr("Heist or Floor Change");
    case CardKind::PunchOrMove: return CardsAndLoot::tr("Punch or Move");
    case CardKind::HatTip: return CardsAndLoot::tr("Hat Tip");
    case CardKind::Seduction: return CardsAndLoot::tr("Seduction");
    case CardKind::Swap: return CardsAndLoot::tr("Swap");
    case CardKind::Binoculars: return CardsAndLoot::tr("Binoculars");
    case CardKind::Scheme: return CardsAndLoot::tr("Scheme");
    case CardKind::FireOnLastCourier: return CardsAndLoot::tr("Fire on the Last Courier");
    case CardKind::RapidFire: return CardsAndLoot::tr("Rapid Fire");
    case CardKind::Bullet: return CardsAndLoot::tr("Bullet");
    case CardKind::Unknown: return CardsAndLoot::tr("Unknown card");
    }
    return {};
}

QString card(Card which)
{
    if (which == neutralBullet) return CardsAndLoot::tr("Neutral bullet");
    if (which.owner == Pawn::None) return card(which.kind);
    //: %1: an action card or bullet, %2: whose it is
    return CardsAndLoot::tr("%1 (%2)", "a card and its owner")
        .arg(card(which.kind), pawn(which.owner));
}

} // namespace caboose::items::words
