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

using game::AdjustmentKind;
using game::Pile;
using rules::Card;

constexpr std::array<Pile, 3> piles{Pile::Hand, Pile::Draw, Pile::Discard};

QString nameOf(Pile pile)
{
    switch (pile) {
    case Pile::Hand: return Adjusting::tr("Hand");
    case Pile::Draw: return Adjusting::tr("Draw pile");
    case Pile::Discard: return Adjusting::tr("Discard pile");
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
    for (const Card card : seat.bottom) cards.add(card);
    return cards;
}

QString nameOf(Card card, const rules::Seat& seat)
{
    const bool isOwn = card.kind != rules::CardKind::Bullet && seat.characters.size() == 1;
    return isOwn ? words::card(card.kind) : words::card(card);
}

AdjustmentChoices choicesForCard(const Adjusting& adjusting, PileOfSeat from, Card card)
{
    AdjustmentChoices choices;
    for (const Pile to : piles) {
        if (to == from.pile) continue;
        //: %1: hand, draw pile or discard pile
        addPossible(choices, {.text = Adjusting::tr("To here: %1").arg(nameOf(to)),
                              .act = adjusting.doing({.what = AdjustmentKind::CardMoved,
                                                      .card = card,
                                                      .seat = from.seat,
                                                      .pile = from.pile,
                                                      .toPile = to})});
    }
    addPossible(choices, {.text = Adjusting::tr("Take away"),
                          .act = adjusting.doing({.what = AdjustmentKind::CardRemoved,
                                                  .card = card,
                                                  .seat = from.seat,
                                                  .pile = from.pile})});
    return choices;
}

AdjustmentChoice oneMore(const Adjusting& adjusting, PileOfSeat to)
{
    const rules::Seat& seat = adjusting.table().seats[to.seat];
    rules::Cards cards = rules::deckFor(adjusting.table(), seat);
    for (const rules::Pawn who : charactersOf(adjusting.table())) {
        cards.add({who, rules::CardKind::Bullet, 0});
    }
    cards.add(rules::neutralBullet);
    AdjustmentChoice choice{.text = Adjusting::tr("One more card")};
    for (const rules::CardCount& count : cards) {
        addPossible(choice.children, {.text = nameOf(count.card, seat),
                                      .art = artOf(count.card.kind),
                                      .act = adjusting.doing({.what = AdjustmentKind::CardAdded,
                                                              .card = count.card,
                                                              .seat = to.seat,
                                                              .toPile = to.pile})});
    }
    return choice;
}

AdjustmentChoice choicesForPile(const Adjusting& adjusting, PileOfSeat at)
{
    const rules::Seat& seat = adjusting.table().seats[at.seat];
    const rules::Cards cards = cardsIn(seat, at.pile);
    //: %1: hand, draw pile or discard pile, %2: how many cards
    AdjustmentChoice choice{
        .text = Adjusting::tr("%1: %2").arg(nameOf(at.pile), QString::number(cards.total()))};
    for (const rules::CardCount& count : cards) {
        addPossible(
            choice.children,
            {.text = QStringLiteral("%1 × %2").arg(count.count).arg(nameOf(count.card, seat)),
             .art = artOf(count.card.kind),
             .children = choicesForCard(adjusting, at, count.card)});
    }
    addPossible(choice.children, oneMore(adjusting, at));
    return choice;
}

AdjustmentChoice leftOutBy(const Adjusting& adjusting, int place, rules::SeatIndex index)
{
    const rules::Seat& seat = adjusting.table().seats[index];
    AdjustmentChoice choice = forCharacter(seat.characters.front(), {});
    const auto add = [&](Card card, bool isFaceDown) {
        const QString name = nameOf(card, seat);
        //: %1: an action card
        addPossible(choice.children,
                    {.text = isFaceDown ? Adjusting::tr("%1, face down").arg(name) : name,
                     .art = artOf(card.kind),
                     .act = adjusting.doing({.what = AdjustmentKind::DeckCardAdded,
                                             .card = card,
                                             .seat = index,
                                             .faceDown = isFaceDown,
                                             .number = place})});
    };
    for (const rules::CardCount& count : rules::deckFor(adjusting.table(), seat)) {
        add(count.card, false);
    }
    add({seat.characters.front(), rules::CardKind::Unknown, 0}, true);
    return choice;
}

} // namespace

AdjustmentChoice choicesForCards(const Adjusting& adjusting, rules::Pawn who)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Cards"), .art = QStringLiteral("card-any")};
    // Which cards somebody holds is not for everybody at the table.
    if (adjusting.viewpoint() != Viewpoint::Referee) {
        choice.children.push_back(
            {.text = Adjusting::tr("Only for the referee: look at the hidden cards first")});
        return choice;
    }
    const rules::SeatIndex seat = adjusting.table().seatOf(who).value_or(0);
    for (const Pile pile : piles) {
        addPossible(choice.children, choicesForPile(adjusting, {.seat = seat, .pile = pile}));
    }
    return choice;
}

AdjustmentChoices choicesForDeckPlace(const Adjusting& adjusting, int place)
{
    AdjustmentChoices choices;
    // Before the first round card there is no turn that it could have been played in.
    if (adjusting.table().rounds.empty()) return choices;
    for (std::size_t i = 0; i < adjusting.table().seats.size(); ++i) {
        addPossible(choices, leftOutBy(adjusting, place, static_cast<rules::SeatIndex>(i)));
    }
    return choices;
}

} // namespace caboose::items
