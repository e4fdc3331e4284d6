// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/03_loot_priority.h"

#include "model/rules/11_firing/poisoned_arrows.h"
#include "model/rules/16_bots/bot_row.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 3, 0};

enum class Rank : std::uint8_t { Antidote, Preferred, InPictures, Ignored };

Rank rankOf(const Table& table, Pawn bot, LootKind kind)
{
    if (kind == LootKind::Antidote) return hasArrow(table, bot) ? Rank::Antidote : Rank::Ignored;
    const BotRow* row = botRow(table, bot);
    return row != nullptr && row->prefers == kind ? Rank::Preferred : Rank::InPictures;
}

/// Which of several kinds in the same rank is first, no text says.
bool isUndecided(const Table& table, const Question& question, Rank rank)
{
    LootKind some = LootKind::None;
    for (const Option& option : question) {
        const LootKind kind = option.choice.loot().kind;
        const bool counts = option.choice.is(ChoiceKind::What) && option.verdict.isPossible() &&
                            rankOf(table, question.actor, kind) == rank;
        if (counts && some != LootKind::None && some != kind) return true;
        if (counts) some = kind;
    }
    return false;
}

/// Backwards, too, what it ignores comes last (bot-ignored-antidotes).
int placeOf(Rank rank, bool isBackwards)
{
    const int place = static_cast<int>(rank);
    const bool isTurned = isBackwards && rank != Rank::Ignored;
    return isTurned ? static_cast<int>(Rank::InPictures) - place : place;
}

Rank bestRank(const Table& table, const Question& question, bool isBackwards)
{
    Rank best = Rank::Ignored;
    for (const Option& option : question) {
        if (option.verdict.isRefused() || !option.choice.is(ChoiceKind::What)) continue;
        const Rank rank = rankOf(table, question.actor, option.choice.loot().kind);
        if (placeOf(rank, isBackwards) < placeOf(best, isBackwards)) best = rank;
    }
    return best;
}

void rank(const Table& table, Question& question, bool isBackwards)
{
    const Rank best = bestRank(table, question, isBackwards);
    const bool undecided = isUndecided(table, question, best);
    question.review([&](const Option& option) {
        // A bot never leaves what it may take.
        if (!option.choice.is(ChoiceKind::What)) return refused(Reason::NotOffered, rule);
        if (rankOf(table, question.actor, option.choice.loot().kind) != best) {
            return refused(Reason::OtherLootFirst, rule).with(question.actor);
        }
        Verdict verdict = undecided ? depends(Reason::OrderNotEntered, rule) : option.verdict;
        verdict.rule = rule;
        return verdict;
    });
}

} // namespace

void preferLoot(const Table& table, Question& question)
{
    rank(table, question, false);
}

void giveUpLoot(const Table& table, Question& question)
{
    rank(table, question, true);
}

Verdict unlessIgnored(const Table& table, Pawn who, LootKind kind, Verdict otherwise)
{
    const bool isIgnored = otherwise.isPossible() && kind == LootKind::Antidote &&
                           table.isBot(who) && !hasArrow(table, who);
    return isIgnored ? refused(Reason::IgnoredByBot, rule).with(who) : otherwise;
}

} // namespace caboose::rules
