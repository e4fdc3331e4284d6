// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"

#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/04_set_up/decks.h"

#include <algorithm>

namespace caboose::notation {

using namespace rules;

std::optional<SeatIndex> seatWith(const Table& table, Pawn character)
{
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (table.seats[i].characters.contains(character)) return i;
    }
    return std::nullopt;
}

std::optional<Pawn> speakerOf(const Table& table, SeatIndex seat)
{
    const auto& characters = table.seats[seat].characters;
    if (characters.empty() || seatWith(table, characters.front()) != seat) return std::nullopt;
    return characters.front();
}

Location defaultPlace(const Table& table, Pawn pawn)
{
    return seatWith(table, pawn) ? Location::Unplaced : Location::Nowhere;
}

std::uint8_t defaultRound(const Table& table)
{
    return static_cast<std::uint8_t>(table.rounds.size());
}

namespace {

/// Returns how many were not there.
int takeOutAsFarAsThere(Cards& pile, Card card, int count)
{
    const int there = std::min(count, pile.count(card));
    if (there > 0) pile.remove(card, there);
    return count - there;
}

/// A bullet of the Marshal's whose face is told is one of those whose faces are not.
void takeOut(Cards& pile, Card card, int count)
{
    const int missing = takeOutAsFarAsThere(pile, card, count);
    if (!isMarshalBullet(card)) return;
    takeOutAsFarAsThere(pile, cardOf(MarshalBullet::Unknown), missing);
}

void takeOut(Cards& pile, const Cards& cards)
{
    for (const CardCount& c : cards) takeOut(pile, c.card, c.count);
}

/// Partners may hold each other's action cards (20.6.3); bullets stay with who was hit.
void takeOutHeldByOthers(Cards& pile, const Table& table, SeatIndex index)
{
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        if (i == index) continue;
        for (const CardCount& c : table.seats[i].hand) {
            if (isAction(c.card.kind)) takeOut(pile, c.card, c.count);
        }
    }
}

/// 14.2: by the booklet it lies before the bandit until the round is over.
int lyingInFront(const Table& table, const Sheet& sheet)
{
    if (!table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn)) return 0;
    return sheet.disarmed + sheet.woundedKnees + sheet.shoulderInjuries;
}

/// 5.4.2: those that were healed are gone.
int keptOf(const Table& table, Pawn who, std::size_t giver)
{
    const Sheet& sheet = table.sheet(who);
    const int kept = sheet.received[giver] - sheet.healed[giver];
    return giver == static_cast<std::size_t>(Pawn::Marshal) ? kept - lyingInFront(table, sheet)
                                                            : kept;
}

/// Bullets that were fired at a seat's bandits are among its cards.
void addReceived(Cards& pile, const Table& table, const Seat& seat)
{
    for (int giver = 0; giver <= characterCount; ++giver) {
        int kept = 0;
        for (const Pawn who : seat.characters) {
            kept += keptOf(table, who, static_cast<std::size_t>(giver));
        }
        const Pawn owner = giver == characterCount ? Pawn::None : pawnAt(giver);
        if (kept > 0) pile.add({owner, CardKind::Bullet, 0}, kept);
    }
}

bool isGivenBackAtOnce(const Rulings& rulings)
{
    return !rulings.is(ResolvedCardReturn::AfterAllActions);
}

void takeOutPlayed(Cards& pile, const Table& table)
{
    // Performed cards stay visible in the record but have gone back to their owners.
    const std::size_t first = isGivenBackAtOnce(table.rulings) ? table.progress.card : 0;
    for (std::size_t i = first; i < table.commonDeck.size(); ++i) {
        takeOut(pile, table.commonDeck[i].card, 1);
    }
}

} // namespace

Cards defaultPile(const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    if (seat.characters.empty()) return {};
    Cards pile = deckFor(table, seat);
    // 11.3.2: those that hit a bot are in no deck.
    if (!seat.isBot) addReceived(pile, table, seat);
    for (const Card card : seat.top) takeOut(pile, card, 1);
    for (const Card card : seat.bottom) takeOut(pile, card, 1);
    takeOut(pile, seat.hand);
    takeOut(pile, seat.discard);
    takeOutHeldByOthers(pile, table, index);
    takeOutPlayed(pile, table);
    return pile;
}

} // namespace caboose::notation
