// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 7};

/// Compared with all the owner's other purses: certainly worth most, certainly not, or it hangs on
/// what nobody has seen.
Verdict judged(const Table& table, Pawn who, Loot purse)
{
    const Worth own = worthOf(table.loot, purse);
    bool isGreatest = true;
    for (const LootPile& pile : table.loot.at(who)) {
        if (pile.loot.kind != LootKind::Purse || pile.loot == purse) continue;
        const Worth other = worthOf(table.loot, pile.loot);
        if (own.greatest < other.least) return refused(Reason::NotGreatest, rule);
        isGreatest = isGreatest && own.least >= other.greatest;
    }
    return isGreatest ? allowed(rule) : depends(Reason::ValueUnseen, rule);
}

void giveToImp(Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::GreatestPurse, who, rule);
    for (const LootPile& pile : play.table.loot.at(who)) {
        if (pile.loot.kind != LootKind::Purse) continue;
        question.offer(Choice(pile.loot), judged(play.table, who, pile.loot));
    }
    if (question.possible() == 0) return;
    play.give(play.ask(question).loot(), who, Location::OutOfGame, rule);
}

} // namespace

void northPoleStation(Play& play)
{
    for (const Pawn who : inPlayOrder(play.table, play.table.bandits())) giveToImp(play, who);
}

} // namespace caboose::rules
