// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/tokens.h"

#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

bool isTakenFor(const Table& table, Loot loot, LootKind kind)
{
    return kindSeen(table, loot) == kind;
}

int distinct(const Table& table, Holder holder, LootKind kind)
{
    int runs = 0;
    for (const LootPile& pile : table.loot.at(holder)) {
        runs += isTakenFor(table, pile.loot, kind) ? 1 : 0;
    }
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

LootKind kindSeen(const Table& table, Loot loot)
{
    return table.kept.purseValues ? backOf(loot).kind : loot.kind;
}

EnumSet<LootKind> kindsSeenAt(const Table& table, Holder holder)
{
    EnumSet<LootKind> kinds;
    for (const LootPile& pile : table.loot.at(holder)) kinds.insert(kindSeen(table, pile.loot));
    return kinds;
}

int countSeenAt(const Table& table, Holder holder, LootKind kind)
{
    int count = 0;
    for (const LootPile& pile : table.loot.at(holder)) {
        count += isTakenFor(table, pile.loot, kind) ? pile.count : 0;
    }
    return count;
}

void offerKinds(Question& question, const Table& table, Holder holder, Verdict verdict)
{
    for (const LootKind kind : kindsSeenAt(table, holder)) {
        question.offer(Choice(Loot{kind, unknownValue}), verdict);
    }
}

void offerOwn(Question& question, const Table& table, Verdict verdict)
{
    const Pawn who = question.actor;
    if (table.isBot(who)) {
        offerKinds(question, table, who, verdict);
        return;
    }
    for (const LootPile& pile : table.loot.at(who)) question.offer(Choice(pile.loot), verdict);
}

Loot pickOwn(Play& play, const Question& question)
{
    const Loot token = play.ask(question).loot();
    const Pawn who = question.actor;
    return play.table.isBot(who) ? pickToken(play, who, token.kind) : token;
}

Loot pickToken(Play& play, Holder holder, LootKind kind)
{
    const bool isOnlyOne = distinct(play.table, holder, kind) == 1;
    if (isOnlyOne && !play.table.kept.purseValues) return theOnly(play.table, holder, kind);
    if (!play.table.kept.purseValues) return forgetValues(play.table, holder, kind);
    Question question = play.question(QuestionKind::WhichToken, Pawn::None, {10, 7, 0});
    for (const LootPile& pile : play.table.loot.at(holder)) {
        if (isTakenFor(play.table, pile.loot, kind)) {
            question.offer(Choice(pile.loot), allowed({10, 7, 0}), pile.count);
        }
    }
    return play.ask(question).loot();
}

} // namespace caboose::rules
