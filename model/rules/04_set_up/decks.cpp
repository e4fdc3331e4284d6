// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/decks.h"

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

Card cardOf(Pawn who, CardKind kind)
{
    return {who, kind, 0};
}

void addExpansionCards(Cards& deck, const Rulings& rulings, Pawn who)
{
    if (rulings.is(BrilliantIdeaCardsInBanditDecks::Always)) {
        deck.add(cardOf(who, CardKind::BrilliantIdea));
    }
    if (rulings.is(NudgeCardsInBanditDecks::Always)) deck.add(cardOf(who, CardKind::Nudge));
}

Cards ownDeck(const Rulings& rulings, Pawn who)
{
    Cards deck;
    deck.add(cardOf(who, CardKind::Move), 2);
    deck.add(cardOf(who, CardKind::FloorChange), 2);
    deck.add(cardOf(who, CardKind::Punch), 1);
    deck.add(cardOf(who, CardKind::Fire), 2);
    deck.add(cardOf(who, CardKind::Robbery), 2);
    if (!rulings.is(MarshalCardsInBanditDecks::Never)) deck.add(cardOf(who, CardKind::Marshal));
    addExpansionCards(deck, rulings, who);
    return deck;
}

/// 20.4.2: one of each from both bandits, and a single Marshal card.
Cards sharedDeck(const Seat& seat)
{
    Cards deck;
    for (const Pawn who : seat.characters) {
        for (const CardKind kind : {CardKind::Move, CardKind::FloorChange, CardKind::Punch,
                                    CardKind::Fire, CardKind::Robbery}) {
            deck.add(cardOf(who, kind));
        }
    }
    deck.add(cardOf(seat.characters.front(), CardKind::Marshal));
    return deck;
}

/// 2.6.3: instead of the player's cards.
Cards botDeck(Pawn who)
{
    Cards deck;
    if (const BotRow* row = botRow(who)) {
        for (const BotRow::Cards& cards : row->deck) deck.add(cardOf(who, cards.kind), cards.count);
    }
    return deck;
}

} // namespace

Cards deckFor(const Rulings& rulings, const Seat& seat)
{
    if (seat.isBot) return botDeck(seat.characters.front());
    return seat.characters.size() == 2 ? sharedDeck(seat)
                                       : ownDeck(rulings, seat.characters.front());
}

} // namespace caboose::rules
