// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/parties.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule over{8, 0, 0};
constexpr Rule title{8, 4, 2};
constexpr Rule counting{8, 4, 3};

int playerBandits(const Table& table)
{
    int players = 0;
    for (const Pawn who : table.bandits()) players += table.sheet(who).role == Role::Player ? 1 : 0;
    return players;
}

int prize(const Table& table)
{
    if (table.rulings.is(GunslingerPrize::Always1000)) return 1000;
    const int players = playerBandits(table);
    return players <= 1 ? 0 : players == 2 ? 500 : 1000;
}

void addLine(Score& score, ScoreItem item, Loot loot, int count, int dollars)
{
    const Rule rule = item == ScoreItem::Gunslinger ? title : counting;
    score.lines.push_back({item, rule, loot, count, dollars});
    score.dollars += dollars;
}

void addLoot(Score& score, const LootPile& pile, Dollars unseenTotal)
{
    if (pile.loot.value != unknownValue) {
        addLine(score, ScoreItem::Loot, pile.loot, pile.count, pile.loot.value * pile.count);
    } else if (unseenTotal != unknownValue) {
        addLine(score, ScoreItem::UnseenPurses, pile.loot, pile.count, unseenTotal);
    } else {
        score.unseenPurses += pile.count;
    }
}

Score scoreOf(const Table& table, PawnSet party, const Gunslinger& best)
{
    Score score;
    score.bandits = party;
    for (const Pawn who : party) {
        const Sheet& sheet = table.sheet(who);
        for (const LootPile& pile : table.loot.at(who)) addLoot(score, pile, sheet.unseenTotal);
        if (sheet.cash != 0) addLine(score, ScoreItem::Cash, {}, 1, sheet.cash);
    }
    if (!(party & best.bandits).empty() && best.dollars > 0) {
        addLine(score, ScoreItem::Gunslinger, {}, 1, best.dollars);
    }
    score.bulletsForTies = bulletsForTies(table, party);
    return score;
}

/// 8: the richest wins; then whoever has the fewest bullets; then they share.
bool beats(const Score& a, const Score& b)
{
    if (a.dollars != b.dollars) return a.dollars > b.dollars;
    return a.bulletsForTies < b.bulletsForTies;
}

void markWinners(const Table& table, std::vector<Score>& all)
{
    for (Score& score : all) {
        score.wins = std::none_of(all.begin(), all.end(),
                                  [&](const Score& other) { return beats(other, score); });
    }
    const auto winners =
        std::count_if(all.begin(), all.end(), [](const Score& s) { return s.wins; });
    if (winners < 2 || table.rulings.is(TieBreakFinal::SharedVictory)) return;
    for (Score& score : all) {
        if (score.wins) score.ruling = Ruling::TieBreakFinal;
    }
}

} // namespace

Gunslinger gunslinger(const Table& table)
{
    Gunslinger best;
    if (table.rulings.is(GunslingerBasis::None)) return best;
    int most = 0;
    bool first = true;
    for (const PawnSet party : parties(table)) {
        // Bots do not run for the title.
        if (table.sheet(party.first()).role == Role::Bot) continue;
        const int shot = bulletsShot(table, party);
        if (!first && shot < most) continue;
        if (first || shot > most) best.bandits = {};
        first = false;
        most = shot;
        best.bandits |= party;
    }
    if (most <= 0 && table.rulings.is(GunslingerWithoutShots::Nobody)) return {};
    best.dollars = prize(table);
    return best;
}

std::vector<Score> scores(const Table& table)
{
    const Gunslinger best = gunslinger(table);
    std::vector<Score> all;
    for (const PawnSet party : parties(table)) all.push_back(scoreOf(table, party, best));
    markWinners(table, all);
    return all;
}

namespace {

/// 2.5.1: what so many purses can be worth together.
constexpr int leastPurse = 250;
constexpr int greatestPurse = 500;
constexpr int purseStep = 50;

void askTotal(Play& play, Pawn who)
{
    int unseen = 0;
    for (const LootPile& pile : play.table.loot.at(who)) {
        if (pile.loot == Loot{LootKind::Purse, unknownValue}) unseen = pile.count;
    }
    if (unseen == 0) return;
    Question question = play.question(Ask::PurseTotal, who, counting);
    question.lowest = static_cast<std::int16_t>(leastPurse * unseen);
    question.highest = static_cast<std::int16_t>(greatestPurse * unseen);
    question.stepping = purseStep;
    play.table.sheet(who).unseenTotal = static_cast<Dollars>(play.ask(question).number());
}

} // namespace

void countLoot(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    for (const Pawn who : play.table.seats[index].characters) askTotal(play, who);
}

void endGame(Play& play)
{
    const Gunslinger best = gunslinger(play.table);
    if (best.dollars > 0) {
        for (const Pawn who : best.bandits) {
            play.happened(
                {.what = What::GunslingerIs, .rule = title, .who = who, .number = best.dollars});
        }
    }
    if (!play.isWatched()) return;
    for (const Score& score : scores(play.table)) {
        if (!score.wins) continue;
        for (const Pawn who : score.bandits) {
            play.happened({.what = What::Wins, .rule = over, .who = who, .number = score.dollars});
        }
    }
}

} // namespace caboose::rules
