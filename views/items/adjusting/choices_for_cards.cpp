// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a seat, and those that were left out on the common deck.
#include "model/rules/04_set_up/decks.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <array>

namespace caboose::items {
namespace {

using game::Adjust;
using game::Pile;
using rules::Card;

constexpr std::array<Pile, 3> piles{Pile::Hand, Pile::Draw, Pile::Discard};

QString nameOf(Pile pile)
{
    switch (pile) {
    case Pile::Hand: return ByHand::tr("Hand");
    case Pile::Draw: return ByHand::tr("Draw pile");
    case Pile::Discard: return ByHand::tr("Discard pile");
    }
    return {};
}

/// Whose cards are changed, and in which pile they lie.
struct PileOfSeat {
    rules::SeatIndex seat = 0;
    Pile pile = Pile::Hand;
};

rules::Cards cardsIn(const rules::Seat& seat, Pile pile)
{
    if (pile == Pile::Hand) return seat.hand;
    if (pile == Pile::Discard) return seat.discard;
    rules::Cards cards = seat.pile;
    for (const Card card : seat.top) cards.add(card);
    return cards;
}

QString nameOf(Card card, const rules::Seat& seat)
{
    const bool isOwn = card.kind != rules::CardKind::Bullet && seat.characters.size() == 1;
    return isOwn ? words::card(card.kind) : words::card(card);
}

HandDeeds deedsOfCard(const ByHand& hand, PileOfSeat from, Card card)
{
    HandDeeds deeds;
    for (const Pile to : piles) {
        if (to == from.pile) continue;
        //: %1: hand, draw pile or discard pile
        addPossible(deeds, {.text = ByHand::tr("To here: %1").arg(nameOf(to)),
                            .act = hand.doing({.what = Adjust::CardMoved,
                                               .card = card,
                                               .seat = from.seat,
                                               .pile = from.pile,
                                               .toPile = to})});
    }
    addPossible(
        deeds,
        {.text = ByHand::tr("Take away"),
         .act = hand.doing(
             {.what = Adjust::CardRemoved, .card = card, .seat = from.seat, .pile = from.pile})});
    return deeds;
}

HandDeed oneMore(const ByHand& hand, PileOfSeat to)
{
    const rules::Seat& seat = hand.table().seats[to.seat];
    rules::Cards cards = rules::deckFor(hand.table().rulings, seat);
    for (const rules::Pawn who : charactersOf(hand.table())) {
        cards.add({who, rules::CardKind::Bullet, 0});
    }
    cards.add(rules::neutralBullet);
    HandDeed deed{.text = ByHand::tr("One more card")};
    for (const rules::CardCount& count : cards) {
        addPossible(deed.children, {.text = nameOf(count.card, seat),
                                    .art = artOf(count.card.kind),
                                    .act = hand.doing({.what = Adjust::CardAdded,
                                                       .card = count.card,
                                                       .seat = to.seat,
                                                       .toPile = to.pile})});
    }
    return deed;
}

HandDeed deedsOfPile(const ByHand& hand, PileOfSeat at)
{
    const rules::Seat& seat = hand.table().seats[at.seat];
    const rules::Cards cards = cardsIn(seat, at.pile);
    //: %1: hand, draw pile or discard pile, %2: how many cards
    HandDeed deed{.text = ByHand::tr("%1: %2").arg(nameOf(at.pile)).arg(cards.total())};
    for (const rules::CardCount& count : cards) {
        addPossible(
            deed.children,
            {.text = QStringLiteral("%1 × %2").arg(count.count).arg(nameOf(count.card, seat)),
             .art = artOf(count.card.kind),
             .children = deedsOfCard(hand, at, count.card)});
    }
    addPossible(deed.children, oneMore(hand, at));
    return deed;
}

HandDeed leftOutBy(const ByHand& hand, int place, rules::SeatIndex index)
{
    const rules::Seat& seat = hand.table().seats[index];
    HandDeed deed = forCharacter(seat.characters.front(), {});
    const auto add = [&](Card card, bool isFaceDown) {
        const QString name = nameOf(card, seat);
        //: %1: an action card
        addPossible(deed.children,
                    {.text = isFaceDown ? ByHand::tr("%1, face down").arg(name) : name,
                     .art = artOf(card.kind),
                     .act = hand.doing({.what = Adjust::DeckCardAdded,
                                        .card = card,
                                        .seat = index,
                                        .faceDown = isFaceDown,
                                        .number = place})});
    };
    for (const rules::CardCount& count : rules::deckFor(hand.table().rulings, seat)) {
        add(count.card, false);
    }
    add({seat.characters.front(), rules::CardKind::Unknown, 0}, true);
    return deed;
}

} // namespace

HandDeed deedsOfCards(const ByHand& hand, rules::Pawn who)
{
    HandDeed deed{.text = ByHand::tr("Cards"), .art = QStringLiteral("card-any")};
    // Which cards somebody holds is not for everybody at the table.
    if (hand.eyes() != Eyes::Referee) {
        deed.children.push_back(
            {.text = ByHand::tr("Only for the referee: look at the hidden cards first")});
        return deed;
    }
    const rules::SeatIndex seat = hand.table().seatOf(who);
    for (const Pile pile : piles) {
        addPossible(deed.children, deedsOfPile(hand, {.seat = seat, .pile = pile}));
    }
    return deed;
}

HandDeeds deedsOfDeckPlace(const ByHand& hand, int place)
{
    HandDeeds deeds;
    // Before the first round card there is no turn that it could have been played in.
    if (hand.table().rounds.empty()) return deeds;
    for (std::size_t i = 0; i < hand.table().seats.size(); ++i) {
        addPossible(deeds, leftOutBy(hand, place, static_cast<rules::SeatIndex>(i)));
    }
    return deeds;
}

} // namespace caboose::items
