// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/parties.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule over{8, 0, 0};
constexpr Rule counting{8, 4, 3};

void addLine(Score& score, const ScoreLine& line)
{
    score.lines.push_back(line);
    score.dollars += line.dollars;
}

void addLoot(Score& score, Pawn who, const LootPile& pile, Dollars unseenTotal)
{
    ScoreLine line{ScoreItem::Loot, counting, who, pile.loot, pile.count, 0};
    if (pile.loot.value != unknownValue) {
        line.dollars = pile.loot.value * pile.count;
    } else if (unseenTotal != unknownValue) {
        line.item = ScoreItem::UnseenPurses;
        line.dollars = unseenTotal;
    } else {
        score.unseenPurses += pile.count;
        return;
    }
    addLine(score, line);
}

Score scoreOf(const Table& table, PawnSet party, const Gunslinger& best)
{
    Score score;
    score.bandits = party;
    for (const Pawn who : party) {
        const Sheet& sheet = table.sheet(who);
        for (const LootPile& pile : table.loot.at(who)) {
            addLoot(score, who, pile, sheet.unseenTotal);
        }
        if (sheet.cash != 0) {
            addLine(score, {ScoreItem::Cash, counting, who, {}, 1, sheet.cash});
        }
    }
    if (!(party & best.bandits).empty() && best.dollars > 0) {
        addLine(score, {ScoreItem::Gunslinger, best.rule, Pawn::None, {}, 1, best.dollars});
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

void markPlaces(std::vector<Score>& all)
{
    for (Score& score : all) {
        const auto isAbove = [&](const Score& other) {
            return other.dollars > score.dollars || (other.wins && !score.wins);
        };
        score.place = 1 + static_cast<int>(std::count_if(all.begin(), all.end(), isAbove));
    }
}

} // namespace

std::vector<Score> scores(const Table& table)
{
    const Gunslinger best = gunslinger(table);
    std::vector<Score> all;
    for (const PawnSet party : parties(table)) all.push_back(scoreOf(table, party, best));
    markWinners(table, all);
    markPlaces(all);
    return all;
}

namespace {

/// 2.5.1: what so many purses can be worth together.
constexpr int leastPurse = 250;
constexpr int greatestPurse = 500;
constexpr int purseStep = 50;

void askTotal(Play& play, Pawn who)
{
    const int unseen = unseenPurses(play.table, who);
    if (unseen == 0) return;
    Question question = play.question(QuestionKind::PurseTotal, who, counting);
    question.lowest = static_cast<std::int16_t>(leastPurse * unseen);
    question.highest = static_cast<std::int16_t>(greatestPurse * unseen);
    question.stepping = purseStep;
    play.table.sheet(who).unseenTotal = static_cast<Dollars>(play.ask(question).number());
}

} // namespace

int unseenPurses(const Table& table, Pawn who)
{
    for (const LootPile& pile : table.loot.at(who)) {
        if (pile.loot == Loot{LootKind::Purse, unknownValue}) return pile.count;
    }
    return 0;
}

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
            play.happened({.what = HappeningKind::GunslingerIs,
                           .rule = best.rule,
                           .who = who,
                           .number = best.dollars});
        }
    }
    if (!play.isWatched()) return;
    for (const Score& score : scores(play.table)) {
        if (!score.wins) continue;
        for (const Pawn who : score.bandits) {
            play.happened(
                {.what = HappeningKind::Wins, .rule = over, .who = who, .number = score.dollars});
        }
    }
}

} // namespace caboose::rules
