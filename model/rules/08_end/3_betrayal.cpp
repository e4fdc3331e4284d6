// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/3_betrayal.h"

#include "model/rules/07_events/events.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/parties.h"
#include "model/rules/08_end/unseen_loot.h"
#include "model/rules/09_trains/layout.h"

#include <algorithm>

namespace caboose::rules {

namespace {

/// 3 "Train": never the stagecoach (betrayal-counts-stagecoach).
PawnSet onExpress(const Table& table)
{
    const bool withStagecoach = table.rulings.is(BetrayalCountsStagecoach::Yes);
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        const Car car = carOf(table.where(who));
        const bool isAboard = isOnExpress(table, car) || (withStagecoach && car == Car::Stagecoach);
        all.insertIf(isAboard && !isEliminated(table, who), who);
    }
    return all;
}

bool hasOwnDocument(const Table& table, Pawn who)
{
    const std::uint8_t team = table.sheet(who).team;
    const Loot own{LootKind::SecretDocument, static_cast<Dollars>(team)};
    return team != 0 && lootInTheEnd(table, who).has(who, own);
}

int dollarsOf(const std::vector<Score>& all, Pawn who)
{
    for (const Score& score : all) {
        if (score.bandits.contains(who)) return score.own(who);
    }
    return 0;
}

/// betrayal-tied
bool isBeaten(const Table& table, const std::vector<Score>& all, Pawn who, Pawn by)
{
    const int own = dollarsOf(all, who);
    const int others = dollarsOf(all, by);
    if (own != others) return others > own;
    return table.rulings.is(BetrayalTied::FewestBullets) &&
           bulletsForTies(table, {by}) < bulletsForTies(table, {who});
}

bool isBeatenByAny(const Table& table, const std::vector<Score>& all, Pawn who, PawnSet among)
{
    for (const Pawn other : among) {
        if (isBeaten(table, all, who, other)) return true;
    }
    return false;
}

PawnSet richestOf(const Table& table, const std::vector<Score>& all, PawnSet among)
{
    PawnSet richest;
    for (const Pawn who : among) richest.insertIf(!isBeatenByAny(table, all, who, among), who);
    return richest;
}

/// Were several as rich, before bullets were counted?
bool isTied(const std::vector<Score>& all, PawnSet among, PawnSet richest)
{
    int asRich = 0;
    for (const Pawn who : among) {
        asRich += dollarsOf(all, who) == dollarsOf(all, richest.first()) ? 1 : 0;
    }
    return asRich > 1;
}

void letWin(std::vector<Score>& all, PawnSet winners, Ruling ruling)
{
    for (Score& score : all) {
        score.winners = score.bandits & winners;
        score.wins = !score.winners.empty();
        if (score.wins) score.ruling = ruling;
    }
}

void letRichestWin(const Table& table, std::vector<Score>& all, PawnSet among)
{
    const PawnSet richest = richestOf(table, all, among);
    const bool wasTied = !richest.empty() && isTied(all, among, richest);
    letWin(all, richest, wasTied ? Ruling::BetrayalTied : Ruling::None);
}

/// 7.3.3
void doubleBottomWins(const Table& table, std::vector<Score>& all)
{
    const PawnSet aboard = onExpress(table);
    PawnSet withDocument;
    for (const Pawn who : aboard) withDocument.insertIf(hasOwnDocument(table, who), who);
    if (withDocument.empty()) {
        letRichestWin(table, all, aboard);
    } else {
        letWin(all, withDocument, Ruling::None);
    }
}

/// 7.3.4
void fittestWins(const Table& table, std::vector<Score>& all)
{
    int most = 0;
    for (const Score& score : all) most = std::max(most, score.dollars);
    const PawnSet aboard = onExpress(table);
    PawnSet ofBoth;
    PawnSet ofEach;
    int teams = 0;
    for (const Score& score : all) {
        if (score.dollars != most) continue;
        ++teams;
        ofBoth |= score.bandits & aboard;
        ofEach |= richestOf(table, all, score.bandits & aboard);
    }
    if (teams < 2) {
        letRichestWin(table, all, ofBoth);
    } else if (table.rulings.is(SurvivalTiedTeams::RichestOfEach)) {
        letWin(all, ofEach, Ruling::SurvivalTiedTeams);
    } else {
        letWin(all, richestOf(table, all, ofBoth), Ruling::SurvivalTiedTeams);
    }
}

bool isInForce(const Table& table, Event event)
{
    return table.roundCard().event == event && !table.rulings.is(RoundEvents::No);
}

} // namespace

void markBetrayers(const Table& table, std::vector<Score>& all)
{
    if (isInForce(table, Event::DoubleBottom)) doubleBottomWins(table, all);
    if (isInForce(table, Event::SurvivalOfTheFittest)) fittestWins(table, all);
}

Rule ruleOfBetrayal(const Table& table)
{
    const Event event = table.roundCard().event;
    const bool says =
        isInForce(table, Event::DoubleBottom) || isInForce(table, Event::SurvivalOfTheFittest);
    return says ? ruleOf(event) : Rule{};
}

} // namespace caboose::rules
