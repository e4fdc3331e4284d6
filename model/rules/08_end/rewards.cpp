// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/rewards.h"

#include "model/rules/core/sheet_fields.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr Rule rewarding{8, 4, 3};
constexpr int forEachToken = 500;

/// So many, each worth as much.
ScoreLine line(ScoreItem item, int count, int each)
{
    return {.item = item, .rule = rewarding, .count = count, .dollars = count * each};
}

/// Only where somebody plays the Marshal, whose box they are from.
int posters(const Sheet& sheet)
{
    return sheet.wantedPoster && !sheet.wasCaptured ? 1 : 0;
}

ScoreLine brawlers(const Sheet& sheet)
{
    constexpr std::array prizes{800, 500, 300};
    ScoreLine all = line(ScoreItem::Brawlers, 0, 0);
    for (std::size_t card = 0; card < prizes.size(); ++card) {
        if ((static_cast<unsigned>(sheet.brawlers) >> card & 1U) == 0U) continue;
        ++all.count;
        all.dollars += prizes[card];
    }
    return all;
}

/// Neutral ones don't count.
int bulletsOfTuco(const Table& table, Pawn who)
{
    if (who != Pawn::Tuco || !table.isBot(who)) return 0;
    return std::max(0, usualBullets(table, who) - table.sheet(who).bulletsLeft);
}

/// 15.2.1: whose sidekick it is makes no difference.
ScoreLine prisoner(const Sheet& sheet)
{
    ScoreLine freed = line(ScoreItem::Prisoner, sheet.prisoner == Pawn::None ? 0 : 1, 200);
    freed.rule = {15, 2, 1};
    return freed;
}

} // namespace

std::vector<ScoreLine> rewards(const Table& table, Pawn who)
{
    const Sheet& sheet = table.sheet(who);
    std::vector<ScoreLine> all{line(ScoreItem::WantedPoster, posters(sheet), 500),
                               brawlers(sheet),
                               line(ScoreItem::WantedTokens, sheet.wantedTokens, forEachToken),
                               line(ScoreItem::EjectionTokens, sheet.ejectionTokens, forEachToken),
                               line(ScoreItem::BulletsShot, bulletsOfTuco(table, who), 250),
                               prisoner(sheet)};
    const auto none =
        std::remove_if(all.begin(), all.end(), [](const ScoreLine& one) { return one.count == 0; });
    all.erase(none, all.end());
    for (ScoreLine& one : all) one.who = who;
    return all;
}

} // namespace caboose::rules
