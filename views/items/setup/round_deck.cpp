// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/round_deck.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"

namespace caboose::items {
namespace {

double meanTurns(const RoundDeck& deck, bool atStation)
{
    int cards = 0;
    std::size_t turns = 0;
    for (const rules::RoundCard& card : deck) {
        if (rules::isBrown(card.set) != atStation) continue;
        turns += card.turns.size();
        ++cards;
    }
    return cards == 0 ? 0 : static_cast<double>(turns) / cards;
}

} // namespace

RoundDeck roundDeck(const rules::Plan& plan, const std::vector<rules::RoundCard>& own)
{
    rules::Plan ofTheBox = plan;
    ofTheBox.roundCards = {};
    RoundDeck deck = rules::tableFor(ofTheBox).roundDeck;
    for (const rules::RoundCard& card : own) {
        // 4.4.1: what is remembered of other kinds of games.
        const bool isOfGame = !rules::isBrown(card.set) || rules::isBrownSetOf(plan, card.set);
        if (isOfGame && !deck.full()) deck.push_back(card);
    }
    return deck;
}

double turnsExpected(const RoundDeck& deck, const rules::Rulings& rulings)
{
    const int stations = rulings.is(rules::RoundDeckComposition::FourPlusStation) ? 1 : 0;
    return meanTurns(deck, false) * (rules::roundCount - stations) +
           meanTurns(deck, true) * stations;
}

} // namespace caboose::items
