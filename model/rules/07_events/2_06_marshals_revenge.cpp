// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 6};

bool counts(const Table& table, LootKind kind)
{
    return kind == LootKind::Purse || table.rulings.is(MarshalsRevengeToken::LeastLoot);
}

/// E35: what has no value of its own in money counts as nothing.
int worth(Loot loot)
{
    switch (loot.kind) {
    case LootKind::Whiskey:
    case LootKind::HalfWhiskey:
    case LootKind::OldWhiskey:
    case LootKind::HalfOldWhiskey:
    case LootKind::Antidote: return 0;
    default: return loot.value;
    }
}

/// The least value that is known; -1 if none is.
int leastKnown(const Table& table, Pawn who)
{
    int least = unknownValue;
    for (const LootPile& pile : table.loot.at(who)) {
        if (!counts(table, pile.loot.kind) || worth(pile.loot) == unknownValue) continue;
        if (least == unknownValue || worth(pile.loot) < least) least = worth(pile.loot);
    }
    return least;
}

/// The least any token of this kind can be worth, whatever it is (2.5.1; without cursed loot).
constexpr int leastPurse = 250;

Verdict judged(const Table& table, Pawn who, Loot loot)
{
    const int least = leastKnown(table, who);
    if (worth(loot) == unknownValue) {
        const bool canBeLeast = least == unknownValue || least > leastPurse;
        if (!canBeLeast) return refused(Reason::NotLeast, rule);
        return least == unknownValue ? allowed(rule) : depends(Reason::ValueUnseen, rule);
    }
    if (worth(loot) > least) return refused(Reason::NotLeast, rule);
    const bool unseen = table.loot.has(who, {LootKind::Purse, unknownValue});
    return unseen && worth(loot) > leastPurse ? depends(Reason::ValueUnseen, rule) : allowed(rule);
}

Question leastLoot(const Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::LeastLoot, who, rule);
    for (const LootPile& pile : play.table.loot.at(who)) {
        if (counts(play.table, pile.loot.kind)) {
            question.offer(Choice(pile.loot), judged(play.table, who, pile.loot));
        }
    }
    return question;
}

void takeFrom(Play& play, Pawn who, Car car)
{
    const Question question = leastLoot(play, who);
    if (question.possible() == 0) return;
    const Loot token = play.ask(question).loot();
    const bool onRoof = play.table.rulings.is(MarshalsRevengeDestination::RoofOfHisCar);
    play.give(token, who, onRoof ? roofOf(car) : Location::OutOfGame, rule);
}

bool isExposed(const Table& table, Pawn who, Car car)
{
    const Location l = table.where(who);
    if (l == roofOf(car)) return true;
    const bool isInside = l == inside(car) || (carOf(l) == car && isReachedInCell(table, l));
    return isInside && table.rulings.is(MarshalsRevengeScope::InsideOrRoof);
}

} // namespace

void marshalsRevenge(Play& play)
{
    const Location marshal = play.table.where(Pawn::Marshal);
    if (!isOnTable(marshal)) return;
    for (const Pawn who : play.table.bandits()) {
        if (isExposed(play.table, who, carOf(marshal))) takeFrom(play, who, carOf(marshal));
    }
}

} // namespace caboose::rules
