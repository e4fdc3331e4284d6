// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/parties.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/08_end/shared_loot.h"
#include "model/rules/08_end/unseen_loot.h"
#include "model/rules/15_hostages/hostages.h"

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

void addUnseen(Score& score, const Table& table, Pawn who)
{
    const int count = unseenTokens(table, who);
    const Dollars total = table.sheet(who).unseenTotal;
    if (count == 0) return;
    if (total == unknownValue) {
        score.unseenTokens += count;
        return;
    }
    addLine(score, {.item = ScoreItem::UnseenLoot,
                    .rule = counting,
                    .who = who,
                    .loot = {unseenKind(table, who), unknownValue},
                    .count = count,
                    .dollars = total});
}

void addLoot(Score& score, const Table& table, Pawn who)
{
    addUnseen(score, table, who);
    for (const LootPile& pile : lootInTheEnd(table, who)) {
        if (isUnseen(table, pile.loot)) continue;
        addLine(score, {.rule = counting,
                        .who = who,
                        .loot = pile.loot,
                        .count = pile.count,
                        .dollars = worthOf(table.loot, pile.loot).least * pile.count});
    }
}

/// 8.4.3: alone in the time travel car or the handcar.
void addPrize(Score& score, const Table& table, Pawn who)
{
    constexpr int prize = 500;
    if (!isOnTable(foundAlone(table, who))) return;
    addLine(score, {.item = ScoreItem::AloneInCar, .rule = counting, .who = who, .dollars = prize});
}

void addRansom(Score& score, const Table& table, Pawn who, PawnSet party)
{
    const Hostage hostage = table.sheet(who).hostage;
    const int ransom = ransomOf(table, who, party);
    if (ransom == 0) return;
    addLine(score, {.item = ScoreItem::Ransom,
                    .rule = ruleOf(hostage),
                    .who = who,
                    .hostage = hostage,
                    .count = 1,
                    .dollars = ransom});
}

/// 7.2.10
void addSharing(Score& score, const Table& table, Pawn who)
{
    const int gain = gainFromSharing(table, who);
    if (gain == 0) return;
    addLine(score,
            {.item = ScoreItem::SharedLoot, .rule = {7, 2, 10}, .who = who, .dollars = gain});
}

/// 7.2.8
void addMortalBullets(Score& score, const Table& table, Pawn who)
{
    constexpr int loss = 150;
    const int bullets = table.sheet(who).hitsThisRound;
    if (bullets == 0 || table.roundCard().event != Event::MortalBullet) return;
    const int all = loss * bullets;
    const bool belowZero = table.rulings.is(MortalBulletNegative::Yes);
    addLine(score, {.item = ScoreItem::MortalBullet,
                    .rule = {7, 2, 8},
                    .who = who,
                    .count = bullets,
                    .dollars = belowZero ? -all : -std::min(all, std::max(0, score.dollars))});
}

/// What somebody has in the end, as far as it is known.
Score banditsScore(const Table& table, Pawn who, PawnSet party)
{
    Score score;
    const Sheet& sheet = table.sheet(who);
    addLoot(score, table, who);
    if (sheet.cash != 0) {
        addLine(score, {.rule = counting, .who = who, .count = 1, .dollars = sheet.cash});
        score.lines.back().item = ScoreItem::Cash;
    }
    addPrize(score, table, who);
    addSharing(score, table, who);
    addRansom(score, table, who, party);
    addMortalBullets(score, table, who);
    return score;
}

/// 8.4.1
void takeAway(Score& score, Pawn who, Rule why)
{
    score.unseenTokens = 0;
    addLine(score,
            {.item = ScoreItem::Eliminated, .rule = why, .who = who, .dollars = -score.dollars});
}

void add(Score& score, const Score& more)
{
    score.lines.insert(score.lines.end(), more.lines.begin(), more.lines.end());
    score.dollars += more.dollars;
    score.unseenTokens += more.unseenTokens;
}

Score scoreOf(const Table& table, PawnSet party, const Gunslinger& best)
{
    Score score;
    score.bandits = party;
    score.competes = false;
    for (const Pawn who : party) {
        Score own = banditsScore(table, who, party);
        const Rule why = whyEliminated(table, who);
        if (why.isNone()) {
            score.competes = true;
        } else if (table.rulings.is(EliminatedBanditResult::ScoreZero)) {
            takeAway(own, who, why);
        }
        add(score, own);
    }
    if (!(party & best.bandits).empty() && best.dollars > 0) {
        addLine(score, {.item = ScoreItem::Gunslinger,
                        .rule = best.rule,
                        .count = 1,
                        .dollars = best.dollars});
    }
    score.bulletsForTies = bulletsForTies(table, party);
    return score;
}

/// 8: the richest wins; then whoever has the fewest bullets; then they share.
bool beats(const Score& a, const Score& b)
{
    if (a.competes != b.competes) return a.competes;
    if (a.dollars != b.dollars) return a.dollars > b.dollars;
    return a.bulletsForTies < b.bulletsForTies;
}

void markWinners(const Table& table, std::vector<Score>& all)
{
    for (Score& score : all) {
        score.wins =
            score.competes && std::none_of(all.begin(), all.end(),
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

void askTotal(Play& play, Pawn who)
{
    if (unseenTokens(play.table, who) == 0) return;
    const UnseenSum sum = unseenSum(play.table, who);
    Question question = play.question(QuestionKind::PurseTotal, who, counting);
    question.unit = Unit::Money;
    question.lowest = static_cast<std::int16_t>(sum.least);
    question.highest = static_cast<std::int16_t>(sum.greatest);
    question.stepping = static_cast<std::int16_t>(sum.step);
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
