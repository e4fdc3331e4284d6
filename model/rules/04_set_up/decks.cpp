// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/decks.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/modules_on_table.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

Card cardOf(Pawn who, CardKind kind)
{
    return {who, kind, 0};
}

bool haveIdeas(const Table& table)
{
    return table.rulings.is(BrilliantIdeaCardsInBanditDecks::Always) ||
           modulesOn(table).contains(Module::MarshalPrisoners);
}

void addExpansionCards(Cards& deck, const Table& table, Pawn who)
{
    const Rulings& rulings = table.rulings;
    if (haveIdeas(table)) deck.add(cardOf(who, CardKind::BrilliantIdea));
    if (rulings.is(NudgeCardsInBanditDecks::Always)) deck.add(cardOf(who, CardKind::Nudge));
}

Cards ownDeck(const Table& table, Pawn who)
{
    Cards deck;
    deck.add(cardOf(who, CardKind::Move), 2);
    deck.add(cardOf(who, CardKind::FloorChange), 2);
    deck.add(cardOf(who, CardKind::Punch), 1);
    deck.add(cardOf(who, CardKind::Fire), 2);
    deck.add(cardOf(who, CardKind::Robbery), 2);
    const bool haveMarshals = !table.rulings.is(MarshalCardsInBanditDecks::Never);
    if (haveMarshals && hasMarshal(table)) deck.add(cardOf(who, CardKind::Marshal));
    addExpansionCards(deck, table, who);
    return deck;
}

/// 4.8.2; the horses bring him a Ride.
Cards marshalDeck()
{
    Cards deck;
    deck.add(cardOf(Pawn::Marshal, CardKind::Move), 2);
    deck.add(cardOf(Pawn::Marshal, CardKind::MovePlus));
    deck.add(cardOf(Pawn::Marshal, CardKind::FloorChange));
    deck.add(cardOf(Pawn::Marshal, CardKind::FloorChangePlus));
    deck.add(cardOf(Pawn::Marshal, CardKind::Fire), 3);
    deck.add(cardOf(Pawn::Marshal, CardKind::Capture), 2);
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

Cards deckFor(const Table& table, const Seat& seat)
{
    if (seat.characters.front() == Pawn::Marshal) return marshalDeck();
    if (seat.isBot) return botDeck(seat.characters.front());
    return seat.characters.size() == 2 ? sharedDeck(seat) : ownDeck(table, seat.characters.front());
}

namespace {

/// 2.6.2: what the boxes add to each bandit's cards.
void addCardsOfModules(Cards& pile, const Seat& seat, Modules modules)
{
    for (const Module module : modules) {
        const CardKind kind = manifestOf(module).cardForEach;
        if (kind == CardKind::Unknown) continue;
        for (const Pawn who : seat.characters) {
            const bool isTheirs = isBandit(who) || kind == CardKind::Ride; // 4.8.2
            if (isTheirs) pile.add({who, kind, 0});
        }
    }
}

} // namespace

void dealDecks(Table& table, Modules modules)
{
    for (Seat& seat : table.seats) {
        seat.pile = deckFor(table, seat);
        if (!seat.isBot) addCardsOfModules(seat.pile, seat, modules);
    }
}

} // namespace caboose::rules
