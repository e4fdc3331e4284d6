// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/told_cards.h"

#include "model/rules/05_sequence/steps.h"
#include "model/rules/06_round_cards/catalogue.h"

namespace caboose::rules {

namespace {

bool isUnprinted(const RoundCard& card)
{
    const NamedRoundCard* named = findRoundCard(card.id);
    return named != nullptr && named->card.turns.empty() && !card.turns.empty();
}

/// 7.3.1: what was cut from its turns is forgotten.
bool mayBeCut(const RoundCard& card)
{
    constexpr std::size_t turnsLeft = 2;
    return card.event == Event::DelayedAssault && card.turns.size() <= turnsLeft;
}

/// Of the current round, while it is read and before anything is performed.
bool isLastOneNew(const Table& table)
{
    const bool isOfThisRound = table.rounds.size() >= table.progress.round;
    return isOfThisRound && rowOf(table.progress.step).part < Part::Stealin;
}

} // namespace

std::vector<RoundCard> toldCards(const Table& table)
{
    std::vector<RoundCard> told;
    std::size_t left = table.rounds.size();
    if (left > 0 && isLastOneNew(table)) --left;
    for (std::size_t round = 0; round < left; ++round) {
        const RoundCard& card = table.rounds[round];
        if (isUnprinted(card) && !mayBeCut(card)) told.push_back(card);
    }
    return told;
}

} // namespace caboose::rules
