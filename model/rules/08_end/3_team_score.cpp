// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/3_team_score.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/08_end/unseen_loot.h"
#include "model/rules/09_trains/layout.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{8, 3, 0};
constexpr LootKind document = LootKind::SecretDocument;
constexpr Dollars decoy = 0;

/// The time travel car and the handcar are part of the Express.
bool isWhereItCounts(const Table& table, Pawn who)
{
    const Car car = carOf(table.where(who));
    const bool withStagecoach =
        table.rulings.is(TeamScoreLocations::ExpressStagecoachTimecarHandcar);
    return isOnExpress(table, car) || (car == Car::Stagecoach && withStagecoach);
}

} // namespace

Rule whyNotCounted(const Table& table, Pawn who)
{
    const Rule eliminated = whyEliminated(table, who);
    const bool isOver = rowOf(table.progress.step).part == Part::EndOfTheGame;
    if (!eliminated.isNone() || !isOver) return eliminated;
    return isWhereItCounts(table, who) ? Rule{} : rule;
}

std::vector<ScoreLine> documentLines(const Table& table, Pawn who)
{
    constexpr int reward = 4000;
    std::vector<ScoreLine> lines;
    const bool counts = whyNotCounted(table, who).isNone();
    const LootTokens all = lootInTheEnd(table, who);
    for (const LootPile& pile : all) {
        if (pile.loot.kind != document || pile.loot.value == unknownValue) continue;
        const bool isOwn = pile.loot.value != decoy && pile.loot.value == table.sheet(who).team;
        lines.push_back({.item = ScoreItem::SecretDocument,
                         .rule = rule,
                         .who = who,
                         .loot = pile.loot,
                         .count = pile.count,
                         .dollars = isOwn && counts ? reward : 0});
    }
    return lines;
}

int untoldDocuments(const Table& table, Pawn who)
{
    int untold = 0;
    const LootTokens all = lootInTheEnd(table, who);
    for (const LootPile& pile : all) {
        if (pile.loot == Loot{document, unknownValue}) untold += pile.count;
    }
    return untold;
}

namespace {

bool isTold(const Table& table, Loot which)
{
    return std::any_of(table.loot.begin(), table.loot.end(),
                       [which](const LootPile& pile) { return pile.loot == which; });
}

/// There is one of each: those that lie open are none of the others.
Question whichDocument(const Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::WhichDocument, who, rule);
    for (const Dollars whose : {Dollars{1}, Dollars{2}, decoy}) {
        const Loot which{document, whose};
        question.offer(Choice(which), isTold(play.table, which)
                                          ? refused(Reason::AlreadyTaken, rule).with(who)
                                          : allowed(rule));
    }
    return question;
}

} // namespace

void tellDocuments(Play& play, Pawn who)
{
    constexpr Loot unseen{document, unknownValue};
    Table& table = play.table;
    if (!isTeamGame(table) || !whyNotCounted(table, who).isNone()) return;
    for (const Holder holder : {Holder(who), Holder(foundAlone(table, who))}) {
        if (!holder.isSheet() && !isOnTable(holder.location())) continue;
        while (table.loot.has(holder, unseen)) {
            const Loot which = play.ask(whichDocument(play, who)).loot();
            table.loot.remove(holder, unseen);
            table.loot.add(holder, which);
        }
    }
}

std::optional<ScoreLine> wildBunchLine(const Table& table, int team)
{
    constexpr int prize = 1500;
    if (team < 1 || team > teamCount) return std::nullopt;
    const int own = table.wildBunch[static_cast<std::size_t>(team - 1)];
    const int others = table.wildBunch[static_cast<std::size_t>(teamCount - team)];
    if (own <= others) return std::nullopt;
    return ScoreLine{.item = ScoreItem::WildBunch, .rule = rule, .count = own, .dollars = prize};
}

namespace {

/// teams-tied
bool isBeaten(const Table& table, const Score& score, const Score& by)
{
    if (by.dollars != score.dollars) return by.dollars > score.dollars;
    return table.rulings.is(TeamsTied::FewestBullets) && by.bulletsForTies < score.bulletsForTies;
}

} // namespace

void markRichestTeam(const Table& table, std::vector<Score>& all)
{
    int richest = 0;
    for (const Score& score : all) richest = std::max(richest, score.dollars);
    const auto isRichest = [richest](const Score& score) { return score.dollars == richest; };
    const bool isTied = std::count_if(all.begin(), all.end(), isRichest) > 1;
    for (Score& score : all) {
        score.wins = std::none_of(all.begin(), all.end(), [&](const Score& other) {
            return isBeaten(table, score, other);
        });
        if (score.wins && isTied) score.ruling = Ruling::TeamsTied;
    }
}

} // namespace caboose::rules
