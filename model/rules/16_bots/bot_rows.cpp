// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/bot_row.h"

#include "model/rules/16_bots/07_belle_bot.h"
#include "model/rules/16_bots/11_ghost_bot.h"
#include "model/rules/16_bots/12_mary_bot.h"
#include "model/rules/16_bots/13_tuco_bot.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr BotRow notYet(Pawn who, Rule rule, Box from = Box::Bandits, int bullets = 6)
{
    return {.who = who, .rule = rule, .from = from, .bullets = bullets};
}

constexpr BotRow cheyenneBot = notYet(Pawn::Cheyenne, {16, 8, 0});
constexpr BotRow djangoBot = notYet(Pawn::Django, {16, 9, 0});
constexpr BotRow docBot = notYet(Pawn::Doc, {16, 10, 0});
constexpr BotRow professoreBot = notYet(Pawn::Professore, {16, 14, 0}, Box::Couriers, 0);

constexpr std::array<const BotRow*, 8> rows{&belleBot, &cheyenneBot, &djangoBot, &docBot,
                                            &ghostBot, &maryBot,     &tucoBot,   &professoreBot};

} // namespace

bool BotRow::plays(CardKind kind) const
{
    const bool isPart = std::find(parts.begin(), parts.end(), kind) != parts.end();
    return isPart || std::any_of(deck.begin(), deck.end(),
                                 [kind](const Cards& cards) { return cards.kind == kind; });
}

PawnSet botsIn(Boxes boxes)
{
    PawnSet bots;
    for (const BotRow* row : rows) {
        if (boxes.contains(row->from)) bots.insert(row->who);
    }
    return bots;
}

const BotRow* botRow(Pawn who)
{
    const auto* found = std::find_if(rows.begin(), rows.end(),
                                     [who](const BotRow* row) { return row->who == who; });
    return found == rows.end() ? nullptr : *found;
}

const BotRow* botRow(const Table& table, Pawn who)
{
    return table.isBot(who) ? botRow(who) : nullptr;
}

Rule ruleOfCards(const Table& table, Pawn bot)
{
    const BotRow* row = botRow(table, bot);
    if (row == nullptr) return {16, 0, 0};
    Rule rule = row->rule;
    rule.point = 2;
    return rule;
}

namespace {

template <typename IsOne>
PawnSet withoutBots(const Table& table, PawnSet pawns, IsOne isOne)
{
    for (const Pawn who : pawns) {
        const BotRow* row = botRow(table, who);
        if (row != nullptr && isOne(*row)) pawns.erase(who);
    }
    return pawns;
}

} // namespace

PawnSet withoutImmune(const Table& table, PawnSet pawns)
{
    return withoutBots(table, pawns, [](const BotRow& row) { return row.isImmune; });
}

PawnSet whomMarshalHits(const Table& table, PawnSet pawns)
{
    return withoutBots(table, pawns,
                       [](const BotRow& row) { return row.isImmune || row.isSentAway; });
}

bool staysOffRoofs(const Table& table, Pawn who)
{
    const BotRow* row = botRow(table, who);
    return row != nullptr && row->neverOnRoof;
}

Verdict neverOnRoof(Pawn bot, Location roof)
{
    return refused(Reason::NeverOnRoof, botRow(bot)->rule).with(bot).with(roof);
}

} // namespace caboose::rules
