// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 6};

bool counts(const Table& table, LootKind kind)
{
    return kind == LootKind::Purse || table.rulings.is(MarshalsRevengeToken::LeastLoot);
}

/// Compared with everything else that its owner has: certainly least (or as little as another),
/// certainly not, or it hangs on what nobody has seen.
Verdict judged(const Table& table, Pawn who, Loot loot)
{
    const Worth own = worthOf(table.loot, loot);
    bool isLeast = true;
    for (const LootPile& pile : table.loot.at(who)) {
        if (pile.loot == loot || !counts(table, pile.loot.kind)) continue;
        const Worth other = worthOf(table.loot, pile.loot);
        if (own.least > other.greatest) return refused(Reason::NotLeast, rule);
        isLeast = isLeast && own.greatest <= other.least;
    }
    return isLeast ? allowed(rule) : depends(Reason::ValueUnseen, rule);
}

Question leastLoot(const Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::LeastLoot, who, rule);
    if (play.table.isBot(who)) {
        offerOwn(question, play.table, allowed(rule)); // 16.3 says which
        question.review([&](const Option& option) {
            const bool isCounted = counts(play.table, option.choice.loot().kind);
            return isCounted ? option.verdict : refused(Reason::NotOffered, rule);
        });
        return question;
    }
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
    if (question.possible() == 0 || isUnwrittenBot(play, who)) return;
    const Loot token = pickOwn(play, question);
    const bool onRoof = play.table.rulings.is(MarshalsRevengeDestination::RoofOfHisCar);
    play.give(token, who, onRoof ? roofOf(car) : Location::OutOfGame, rule);
}

bool isExposed(const Table& table, Pawn who, Car car)
{
    const Location l = table.where(who);
    if (!isOnTable(l) || !table.isAt(who, l)) return false;
    if (l == roofOf(car)) return true;
    const bool isInside = l == inside(car) || (carOf(l) == car && isReachedInCell(table, l));
    return isInside && table.rulings.is(MarshalsRevengeScope::InsideOrRoof);
}

} // namespace

void marshalsRevenge(Play& play)
{
    if (!isMarshalThere(play, rule)) return;
    const Location marshal = play.table.where(Pawn::Marshal);
    for (const Pawn who : play.table.bandits()) {
        if (isExposed(play.table, who, carOf(marshal))) takeFrom(play, who, carOf(marshal));
    }
}

} // namespace caboose::rules
