// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/03_plus_cards.h"

#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/01_move.h"
#include "model/rules/10_actions/02_floor_change.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 3, 0};

bool isCard(Choice choice)
{
    return choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
}

/// Was a "+" card the last one, and played by this seat in this turn?
bool followsPlusCard(const Table& table, SeatIndex index)
{
    if (table.commonDeck.empty() || currentTurn(table) != Turn::Normal) return false;
    const PlayedCard& last = table.commonDeck.back();
    const CardKind kind = last.card.kind;
    return last.seat == index && last.turn == table.progress.turn &&
           (kind == CardKind::MovePlus || kind == CardKind::FloorChangePlus);
}

/// Everybody sees whether there is a card in the hand, and nobody else of what kind.
bool mayHoldCard(const Table& table, SeatIndex index)
{
    return !table.kept.decks || !table.seats[index].hand.empty();
}

} // namespace

void goOnAfterPlusCard(Table& table, SeatIndex index)
{
    const bool goesOn = followsPlusCard(table, index) && mayHoldCard(table, index);
    // The one that is on, and the further one.
    if (goesOn) table.progress.playsLeft = 2;
}

bool isAfterPlusCard(const Table& table, SeatIndex index)
{
    return table.progress.playsLeft == 1 && followsPlusCard(table, index);
}

Question furtherCard(const Table& table, SeatIndex index, bool withRefusals)
{
    Question question(QuestionKind::PlayCard, speaker(table, index), rule, withRefusals);
    for (const Option& option : playCard(table, index, withRefusals)) {
        if (option.choice.is(ChoiceKind::Done)) continue;
        question.offer(option.choice, isCard(option.choice) ? option.verdict
                                                            : refused(Reason::AfterPlusCard, rule));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

constinit const ActionRow movePlusRow{
    .kind = CardKind::MovePlus,
    .rule = rule,
    .perform = move,
    .can = canMove,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayMoveTo(table, who, to.location()); },
    .choices = [](const Table& table, Pawn who) { return std::optional(moveTo(table, who, true)); },
};

constinit const ActionRow floorChangePlusRow{
    .kind = CardKind::FloorChangePlus,
    .rule = rule,
    .perform = changeFloor,
    .can = canChangeFloor,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayChangeFloorTo(table, who, to.location()); },
};

} // namespace caboose::rules
