// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/tokens.h"

namespace caboose::rules {

namespace {

int distinct(const Table& table, Holder holder, LootKind kind)
{
    int runs = 0;
    for (const LootPile& pile : table.loot.at(holder)) runs += pile.loot.kind == kind ? 1 : 0;
    return runs;
}

Loot forgetValues(Table& table, Holder holder, LootKind kind)
{
    const int count = table.loot.count(holder, kind);
    const LootTokens before = table.loot;
    for (const LootPile& pile : before.at(holder)) {
        if (pile.loot.kind == kind) table.loot.remove(holder, pile.loot, pile.count);
    }
    table.loot.add(holder, {kind, unknownValue}, count);
    return {kind, unknownValue};
}

Loot theOnly(const Table& table, Holder holder, LootKind kind)
{
    for (const LootPile& pile : table.loot.at(holder)) {
        if (pile.loot.kind == kind) return pile.loot;
    }
    return {kind, unknownValue};
}

} // namespace

void offerKinds(Question& question, const Table& table, Holder holder, Verdict verdict)
{
    LootKind last = LootKind::None;
    for (const LootPile& pile : table.loot.at(holder)) {
        if (pile.loot.kind == last) continue;
        last = pile.loot.kind;
        question.offer(Choice(Loot{last, unknownValue}), verdict);
    }
}

Loot pickToken(Play& play, Holder holder, LootKind kind)
{
    const bool isOnlyOne = distinct(play.table, holder, kind) == 1;
    if (isOnlyOne && !play.table.kept.purseValues) return theOnly(play.table, holder, kind);
    if (!play.table.kept.purseValues) return forgetValues(play.table, holder, kind);
    Question question = play.question(QuestionKind::WhichToken, Pawn::None, {10, 7, 0});
    for (const LootPile& pile : play.table.loot.at(holder)) {
        if (pile.loot.kind == kind) {
            question.offer(Choice(pile.loot), allowed({10, 7, 0}), pile.count);
        }
    }
    return play.ask(question).loot();
}

} // namespace caboose::rules
