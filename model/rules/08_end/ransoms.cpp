// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/ransoms.h"

#include "model/rules/08_end/shared_loot.h"

namespace caboose::rules {

namespace {

/// A bullet that pays: of another character, neither neutral nor one's own side's.
bool pays(Card card, PawnSet party)
{
    return card.kind == CardKind::Bullet && card.owner != Pawn::None && !party.contains(card.owner);
}

int payingIn(const Cards& cards, PawnSet party)
{
    int sum = 0;
    for (const CardCount& c : cards) sum += pays(c.card, party) ? c.count : 0;
    return sum;
}

int bulletsInCards(const Table& table, const Seat& seat, PawnSet party)
{
    int sum = payingIn(seat.pile, party);
    for (const Card card : seat.top) sum += pays(card, party) ? 1 : 0;
    for (const Card card : seat.bottom) sum += pays(card, party) ? 1 : 0;
    if (table.rulings.is(BulletsCountedZone::DrawDeckOnly)) return sum;
    return sum + payingIn(seat.hand, party) + payingIn(seat.discard, party);
}

/// 11.3.2: they lie beside the sheet; those that were healed are gone (5.4.2).
int bulletsOfBot(const Sheet& sheet, PawnSet party)
{
    int sum = 0;
    for (std::size_t giver = 0; giver < characterCount; ++giver) {
        const bool isOthers = !party.contains(pawnAt(static_cast<int>(giver)));
        if (isOthers) sum += sheet.received[giver] - sheet.healed[giver];
    }
    return sum;
}

int bulletsOfOthers(const Table& table, Pawn who, PawnSet party)
{
    const Sheet& sheet = table.sheet(who);
    if (sheet.role == Role::Bot) return bulletsOfBot(sheet, party);
    const std::optional<SeatIndex> seat = table.seatOf(who);
    return seat ? bulletsInCards(table, table.seats[*seat], party) : 0;
}

/// photographer-ransom: whose bullets are not another's.
PawnSet ownSide(const Table& table, Pawn who, PawnSet party)
{
    return table.rulings.is(PhotographerRansom::OtherCharacters) ? PawnSet{who} : party;
}

/// 7.2.10: a share of somebody else's strongbox is none of one's own (sharing-the-loot-banker).
bool paysBanker(const Table& table, Pawn who)
{
    if (tokensOf(table, who, LootKind::Strongbox) > 0) return true;
    return table.rulings.is(SharingTheLootBanker::Yes) && gainFromSharing(table, who) > 0;
}

} // namespace

bool isDisturbedByMarshal(const Table& table, Location here)
{
    return table.inGame(Pawn::Marshal) && table.isAt(Pawn::Marshal, here) &&
           table.rulings.is(AloneBesideTheMarshal::No);
}

Location foundAlone(const Table& table, Pawn who)
{
    const Location here = table.where(who);
    if (!isRoofless(carOf(here))) return Location::Nowhere;
    if (isDisturbedByMarshal(table, here)) return Location::Nowhere;
    return table.banditsAt(here) == PawnSet{who} ? here : Location::Nowhere;
}

int tokensOf(const Table& table, Pawn who, LootKind kind)
{
    const Location found = foundAlone(table, who);
    const bool counts = isOnTable(found) && table.rulings.is(CarLootBeforeRansom::Yes);
    const int there = counts ? table.loot.count(found, kind) : 0;
    return table.loot.count(who, kind) + there;
}

int ransomOf(const Table& table, Pawn who, PawnSet party)
{
    switch (table.sheet(who).hostage) {
    case Hostage::None: return 0;
    case Hostage::Banker: return paysBanker(table, who) ? 1000 : 0;
    case Hostage::Poodle: return 1000;
    case Hostage::Minister: return 900;
    case Hostage::OldLady: return 500 * tokensOf(table, who, LootKind::Jewel);
    case Hostage::Photographer:
        return 200 * bulletsOfOthers(table, who, ownSide(table, who, party));
    case Hostage::PokerPlayer: return 250 * tokensOf(table, who, LootKind::Purse);
    case Hostage::Teacher: return 800;
    case Hostage::Zealot: return 700;
    }
    return 0;
}

} // namespace caboose::rules
