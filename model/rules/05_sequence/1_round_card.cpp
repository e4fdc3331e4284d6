// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/step_functions.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/07_events/3_01_delayed_assault.h"
#include "model/rules/core/play.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule drawing{5, 1, 1};

/// 4.4.2: the brown card lies at the bottom, the others above it.
bool mayComeNow(const Table& table, const RoundCard& card)
{
    const bool isLast = table.progress.round == roundCount;
    if (table.rulings.is(RoundDeckComposition::FivePlain)) return !isBrown(card.set);
    return isBrown(card.set) == isLast;
}

/// Of those that nobody can tell apart the first stands for all.
Question whichCard(const Play& play)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::RoundCard, Pawn::None, drawing);
    if (table.rounds.full()) return question;
    const auto& deck = table.roundDeck;
    for (const RoundCard* card = deck.begin(); card != deck.end(); ++card) {
        const auto isAlike = [card](const RoundCard& other) { return areAlike(*card, other); };
        const bool isNew = std::none_of(deck.begin(), card, isAlike);
        if (!isNew || !mayComeNow(table, *card)) continue;
        const auto others = std::count_if(card + 1, deck.end(), isAlike);
        question.offer(Choice::round(card->id), allowed(drawing), 1 + static_cast<int>(others));
    }
    return question;
}

void turnUp(Play& play)
{
    Table& table = play.table;
    const int id = play.ask(whichCard(play)).roundId();
    const auto* card = std::find_if(table.roundDeck.begin(), table.roundDeck.end(),
                                    [&](const RoundCard& c) { return c.id == id; });
    table.rounds.push_back(*card);
    table.roundDeck.erase(card);
}

/// What may stand next on a card that has been read up to here.
Question nextIcon(const Play& play)
{
    const RoundCard& card = play.table.roundCard();
    Question question = play.question(QuestionKind::RoundIcon, Pawn::None, drawing);
    for (int i = 0; i < turnKindCount && !card.turns.full(); ++i) {
        const auto turn = static_cast<Turn>(i);
        question.offer(Choice(turn), allowed(ruleOf(turn)));
    }
    if (card.hands < mostHandIcons) {
        question.offer(Choice(ChoiceKind::HandIcon), allowed({5, 2, 4}));
    }
    if (!card.turns.empty()) question.offer(Choice(ChoiceKind::Done), allowed(drawing));
    return question;
}

/// From then on the table knows the card.
void readCard(Play& play)
{
    RoundCard& card = play.table.rounds.back();
    for (;;) {
        const Choice icon = play.ask(nextIcon(play));
        if (icon.is(ChoiceKind::Done)) return;
        if (icon.is(ChoiceKind::HandIcon)) {
            ++card.hands;
        } else {
            card.turns.push_back(icon.turn());
        }
    }
}

} // namespace

/// 5.1.1
void drawRoundCard(Play& play)
{
    const Table& table = play.table;
    turnUp(play);
    if (table.roundCard().turns.empty()) readCard(play);
    play.happened({.what = HappeningKind::RoundBegins,
                   .rule = drawing,
                   .event = table.roundCard().event,
                   .number = table.progress.round});
    cutSchemin(play);
}

} // namespace caboose::rules
