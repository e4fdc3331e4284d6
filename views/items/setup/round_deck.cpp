// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/round_deck.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"
#include "model/rules/04_set_up/02_modules.h"

#include <algorithm>
#include <iterator>

namespace caboose::items {
namespace {

double meanTurns(const RoundDeck& deck, bool atStation)
{
    int cards = 0;
    std::size_t turns = 0;
    for (const rules::RoundCard& card : deck) {
        // Of what nobody has read nothing is known: it is as long as the others.
        if (rules::isBrown(card.set) != atStation || card.turns.empty()) continue;
        turns += card.turns.size();
        ++cards;
    }
    return cards == 0 ? 0 : static_cast<double>(turns) / cards;
}

} // namespace

RoundDeck roundDeck(const rules::Plan& plan, const std::vector<rules::RoundCard>& own)
{
    RoundDeck deck = rules::roundCardsFor(plan);
    for (const rules::RoundCard& card : own) {
        // 4.4.1: what is remembered of other kinds of games.
        const bool isOfGame = !rules::isBrown(card.set) || rules::isBrownSetOf(plan, card.set);
        if (isOfGame && !deck.full()) deck.push_back(card);
    }
    return deck;
}

std::vector<rules::RoundCard> unreadAmong(const RoundDeck& deck)
{
    std::vector<rules::RoundCard> unread;
    std::copy_if(deck.begin(), deck.end(), std::back_inserter(unread),
                 [](const rules::RoundCard& card) { return card.turns.empty(); });
    return unread;
}

double turnsExpected(const RoundDeck& deck, const rules::Rulings& rulings)
{
    const int stations = rulings.is(rules::RoundDeckComposition::FourPlusStation) ? 1 : 0;
    return meanTurns(deck, false) * (rules::roundCount - stations) +
           meanTurns(deck, true) * stations;
}

} // namespace caboose::items
