// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/20_official/4_two_bandits.h"

namespace caboose::game {

using namespace rules;

namespace {

Cards& pileOf(Seat& seat, Pile pile)
{
    switch (pile) {
    case Pile::Hand: return seat.hand;
    case Pile::Discard: return seat.discard;
    case Pile::Draw: break;
    }
    return seat.pile;
}

template <std::size_t N>
bool takeFrom(FixedVector<Card, N>& cards, Card card)
{
    if (!cards.contains(card)) return false;
    cards.erase(std::find(cards.begin(), cards.end(), card));
    return true;
}

bool take(Seat& seat, Pile pile, Card card)
{
    Cards& cards = pileOf(seat, pile);
    if (!cards.has(card)) {
        return pile == Pile::Draw && (takeFrom(seat.top, card) || takeFrom(seat.bottom, card));
    }
    cards.remove(card);
    return true;
}

/// From wherever it is; a card that nobody knows of comes from nowhere. If it turns out which of
/// the two Marshal cards is in the deck (20.4.2), that one has been there.
bool takeAnywhere(Seat& seat, Card card)
{
    if (otherMarshalCard(seat) == card) exchangeMarshalCard(seat);
    for (const Pile pile : {Pile::Hand, Pile::Draw, Pile::Discard}) {
        if (take(seat, pile, card)) return true;
    }
    return false;
}

/// 20.6.3: it may be the partner's card. Or somebody was wrong about what lies face down.
void takePlayed(Table& table, SeatIndex seat, Card card)
{
    if (takeAnywhere(table.seats[seat], card) || card.kind == CardKind::Unknown) return;
    const std::optional<SeatIndex> owner = table.seatOf(card.owner);
    if (owner && takeAnywhere(table.seats[*owner], card)) return;
    if (!table.kept.decks) forgetFaceDown(table, card);
}

Refusal put(const Table& table, Cards& cards, Card card)
{
    if (card.kind == CardKind::Unknown || !mayExist(table, card)) return Impossible::NoSuchCard;
    if (!hasRoom(cards, card)) return Impossible::NoRoom;
    cards.add(card);
    return std::nullopt;
}

std::uint8_t turnAt(const Table& table, std::size_t place)
{
    if (place < table.commonDeck.size()) return table.commonDeck[place].turn;
    const bool isSchemin = table.progress.step == Step::PlayCard;
    if (isSchemin || table.commonDeck.empty()) return table.progress.turn;
    return table.commonDeck.back().turn;
}

Refusal add(Table& table, const Adjustment& a)
{
    const auto place = static_cast<std::size_t>(a.number);
    if (place > table.commonDeck.size()) return Impossible::OutOfRange;
    if (a.seat >= table.seats.size()) return Impossible::NoSuchSeat;
    if (!mayBePlayed(table, a.card)) return Impossible::NoSuchCard;
    if (table.commonDeck.full()) return Impossible::NoRoom;
    takePlayed(table, a.seat, a.card);
    const PlayedCard played{a.card, a.seat, turnAt(table, place), a.faceDown};
    table.commonDeck.insert(table.commonDeck.begin() + place, played);
    const bool isPerformed = table.progress.step == Step::PerformAction;
    if (isPerformed && place < table.progress.card) ++table.progress.card;
    return std::nullopt;
}

/// A card that was taken for another one goes back to where it may have come from.
Refusal giveBack(Table& table, const PlayedCard& played)
{
    if (played.card.kind == CardKind::Unknown) return std::nullopt;
    Seat& seat = table.seats[played.seat];
    return put(table, table.kept.decks ? seat.hand : seat.pile, played.card);
}

Refusal name(Table& table, PlayedCard& played, Card card)
{
    if (!mayBePlayed(table, card)) return Impossible::NoSuchCard;
    if (const Refusal refusal = giveBack(table, played)) return refusal;
    takeAnywhere(table.seats[played.seat], card);
    played.card = card;
    return std::nullopt;
}

/// When the last card to be performed is taken away, all have been.
void leaveOut(Table& table, std::size_t place)
{
    Progress& progress = table.progress;
    if (progress.step != Step::PerformAction) return;
    if (place < progress.card) --progress.card;
    if (progress.card < table.commonDeck.size()) return;
    progress.step = Step::ResolveEvent;
    progress.place = 0;
}

Refusal remove(Table& table, std::size_t place)
{
    if (const Refusal refusal = giveBack(table, table.commonDeck[place])) return refusal;
    table.commonDeck.erase(table.commonDeck.begin() + place);
    leaveOut(table, place);
    return std::nullopt;
}

} // namespace

bool mayExist(const Table& table, Card card)
{
    if (card.kind > CardKind::Unknown) return false;
    if (card.owner == Pawn::None) return card.kind == CardKind::Bullet;
    return isCharacter(card.owner) && table.inGame(card.owner);
}

bool mayBePlayed(const Table& table, Card card)
{
    if (card.kind == CardKind::Unknown) return mayExist(table, card) || card.owner == Pawn::None;
    return isAction(card.kind) && mayExist(table, card);
}

bool hasRoom(const Cards& cards, Card card)
{
    constexpr int mostOfAKind = 50;
    const int there = cards.count(card);
    return there < mostOfAKind && (there > 0 || cards.kinds() < Cards::mostKinds);
}

Refusal adjustPiles(Table& table, const Adjustment& a)
{
    if (a.seat >= table.seats.size()) return Impossible::NoSuchSeat;
    Seat& seat = table.seats[a.seat];
    if (a.what != AdjustmentKind::CardAdded && !take(seat, a.pile, a.card))
        return Impossible::NotThere;
    if (a.what == AdjustmentKind::CardRemoved) return std::nullopt;
    return put(table, pileOf(seat, a.toPile), a.card);
}

Refusal adjustCommonDeck(Table& table, const Adjustment& a)
{
    if (a.number < 0) return Impossible::OutOfRange;
    if (a.what == AdjustmentKind::DeckCardAdded) return add(table, a);
    const auto place = static_cast<std::size_t>(a.number);
    if (place >= table.commonDeck.size()) return Impossible::OutOfRange;
    PlayedCard& played = table.commonDeck[place];
    if (a.what == AdjustmentKind::DeckCardNamed) return name(table, played, a.card);
    if (a.what == AdjustmentKind::DeckCardRemoved) return remove(table, place);
    played.isFaceDown = a.faceDown;
    return std::nullopt;
}

} // namespace caboose::game
