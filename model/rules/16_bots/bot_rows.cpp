// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/bot_row.h"

#include "model/rules/16_bots/07_belle_bot.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr BotRow notYet(Pawn who, Rule rule)
{
    return {.who = who, .rule = rule};
}

constexpr BotRow cheyenneBot = notYet(Pawn::Cheyenne, {16, 8, 0});
constexpr BotRow djangoBot = notYet(Pawn::Django, {16, 9, 0});
constexpr BotRow docBot = notYet(Pawn::Doc, {16, 10, 0});
constexpr BotRow ghostBot = notYet(Pawn::Ghost, {16, 11, 0});
constexpr BotRow maryBot = notYet(Pawn::Mary, {16, 12, 0});
constexpr BotRow tucoBot = notYet(Pawn::Tuco, {16, 13, 0});
constexpr BotRow professoreBot = notYet(Pawn::Professore, {16, 14, 0});

constexpr std::array<const BotRow*, 8> rows{&belleBot, &cheyenneBot, &djangoBot, &docBot,
                                            &ghostBot, &maryBot,     &tucoBot,   &professoreBot};

} // namespace

bool BotRow::plays(CardKind kind) const
{
    return std::any_of(deck.begin(), deck.end(),
                       [kind](const Cards& cards) { return cards.kind == kind; });
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

PawnSet withoutImmune(const Table& table, PawnSet pawns)
{
    for (const Pawn who : pawns) {
        const BotRow* row = botRow(table, who);
        if (row != nullptr && row->isImmune) pawns.erase(who);
    }
    return pawns;
}

bool staysOffRoofs(const Table& table, Pawn who)
{
    const BotRow* row = botRow(table, who);
    return row != nullptr && row->neverOnRoof;
}

} // namespace caboose::rules
