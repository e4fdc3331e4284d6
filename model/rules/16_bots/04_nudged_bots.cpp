// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/04_nudged_bots.h"

#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 4, 0};

} // namespace

void doAsNudged(const Table& table, Question& question)
{
    const BotRow* row = botRow(table, question.actor);
    if (row == nullptr || row->nudged == CardKind::Unknown) return;
    const bool hasLoot = table.loot.count(row->who, row->follows) > 0;
    const CardKind kind = hasLoot ? row->nudgedWithLoot : row->nudged;
    const Choice own(Card{row->who, kind, 0});
    question.reviewAll([&](const Option& option) {
        if (option.choice == own) return allowed(rule);
        return refused(Reason::BotAlwaysDoes, rule).with(row->who).with(index(kind));
    });
    // It does so even where others would have an effect, and this has none.
    if (!question.accepts(own)) question.offer(own, allowed(rule));
}

} // namespace caboose::rules
