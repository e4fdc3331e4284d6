// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/08_end/shared_loot.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 2, 10};
constexpr Loot usual{LootKind::Strongbox, 1000};
constexpr Loot cursed{LootKind::Strongbox, 10};
constexpr Loot unseen{LootKind::Strongbox, unknownValue};

bool hasCompany(const Table& table, Pawn who)
{
    const Location here = table.where(who);
    return isOnTable(here) && table.banditsAt(here).size() > 1;
}

/// 4.2.10: there is one of them; who has it says so.
void turnOver(Play& play, Holder holder)
{
    LootTokens& loot = play.table.loot;
    const Pawn who = holder.isSheet() ? holder.character() : Pawn::None;
    Question question = play.question(QuestionKind::WhichToken, who, rule);
    question.offer(Choice(usual), allowed(rule));
    const bool isKnown = std::any_of(loot.begin(), loot.end(),
                                     [](const LootPile& pile) { return pile.loot == cursed; });
    question.offer(Choice(cursed), isKnown ? refused(Reason::AlreadyTaken, rule) : allowed(rule));
    const Loot seen = play.ask(question).loot();
    loot.remove(holder, unseen);
    loot.add(holder, seen);
}

} // namespace

/// What is shared is counted in the end (8_end/shared_loot); for that it must be known.
void sharingTheLoot(Play& play)
{
    for (const Pawn who : inPlayOrder(play.table, play.table.bandits())) {
        if (!hasCompany(play.table, who)) continue;
        for (const Holder holder : holdersAt(play.table, play.table.where(who))) {
            while (play.table.loot.has(holder, unseen)) turnOver(play, holder);
        }
    }
}

} // namespace caboose::rules
