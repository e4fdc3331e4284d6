// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/parties.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/core/sheet_fields.h"

namespace caboose::rules {

namespace {

/// 20.4.6, 20.6.5: bullets that one of the party put into another.
int ownHits(const Table& table, PawnSet party)
{
    int hits = 0;
    for (const Pawn hit : party) {
        for (const Pawn shooter : party) {
            hits += table.sheet(hit).received[static_cast<std::size_t>(shooter)];
        }
    }
    return hits;
}

bool subtractsOwnHits(const Table& table)
{
    return table.rulings.is(GunslingerBasis::TeamTotalMinusOwnHits) ||
           table.rulings.is(GunslingerBasis::TwoBanditTotalMinusOwnHits);
}

int received(const Table& table, Pawn who)
{
    int sum = 0;
    for (const std::uint8_t count : table.sheet(who).received) sum += count;
    return sum;
}

/// 11.3.2: before a bot's sheet, or aside; those that were healed are gone (5.4.2).
int bulletsOfBot(const Table& table, Pawn bot)
{
    int sum = received(table, bot);
    for (const std::uint8_t count : table.sheet(bot).healed) sum -= count;
    return sum;
}

/// Of those whose place in the pile is known.
int bulletsInOrder(const Seat& seat)
{
    int sum = 0;
    for (const Card card : seat.top) sum += card.kind == CardKind::Bullet ? 1 : 0;
    for (const Card card : seat.bottom) sum += card.kind == CardKind::Bullet ? 1 : 0;
    return sum;
}

int bulletsInCards(const Table& table, const Seat& seat)
{
    const int inDeck = seat.pile.bullets() + bulletsInOrder(seat);
    if (table.rulings.is(BulletsCountedZone::DrawDeckOnly)) return inDeck;
    return inDeck + seat.hand.bullets() + seat.discard.bullets();
}

PawnSet charactersOf(const Seat& seat)
{
    PawnSet all;
    for (const Pawn who : seat.characters) all.insert(who);
    return all;
}

} // namespace

namespace {

/// 4.1.1; whoever is in neither team is alone.
std::vector<PawnSet> teams(const Table& table)
{
    std::vector<PawnSet> all;
    PawnSet seen;
    for (const Seat& seat : table.seats) {
        for (const Pawn who : charactersOf(seat) & table.bandits()) {
            if (seen.contains(who)) continue;
            const std::uint8_t team = table.sheet(who).team;
            all.push_back(team == 0 ? PawnSet{who} : banditsOfTeam(table, team));
            seen |= all.back();
        }
    }
    return all;
}

} // namespace

std::vector<PawnSet> parties(const Table& table)
{
    if (isTeamGame(table)) return teams(table);
    std::vector<PawnSet> all;
    const bool pairs = table.rulings.is(TeamStructure::PairsSideBySide);
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const PawnSet seated = charactersOf(table.seats[i]) & table.bandits();
        if (pairs && i % 2 == 1 && !all.empty()) {
            all.back() |= seated;
        } else if (!seated.empty()) {
            all.push_back(seated);
        }
    }
    return all;
}

int bulletsAtFirst(const Table& table, PawnSet party)
{
    int bullets = 0;
    for (const Pawn who : party) bullets += usualBullets(table, who);
    return bullets;
}

int bulletsShot(const Table& table, PawnSet party)
{
    int shot = bulletsAtFirst(table, party);
    for (const Pawn who : party) shot -= table.sheet(who).bulletsLeft;
    return subtractsOwnHits(table) ? shot - ownHits(table, party) : shot;
}

int bulletsForTies(const Table& table, PawnSet party)
{
    int sum = 0;
    if (table.rulings.is(TieBreakCount::BulletsReceivedInGame)) {
        for (const Pawn who : party) sum += received(table, who);
        return sum;
    }
    for (const Seat& seat : table.seats) {
        const bool isTheirs = !(charactersOf(seat) & party).empty();
        if (!isTheirs) continue;
        sum +=
            seat.isBot ? bulletsOfBot(table, seat.characters.front()) : bulletsInCards(table, seat);
    }
    return sum;
}

} // namespace caboose::rules
