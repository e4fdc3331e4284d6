// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/parties.h"
#include "model/rules/15_hostages/hostages.h"

#include <algorithm>
#include <array>

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
    const Worth worth = worthOf(pile.loot);
    if (pile.loot.value != unknownValue || worth.greatest == 0) {
        line.dollars = worth.least * pile.count;
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

/// 2.5.1: the purses of the base box by value. Other boxes have more of each, but none that is
/// worth less or more.
struct PursesOf {
    Dollars value;
    int count;
};
constexpr std::array<PursesOf, 6> pursesInBox{
    {{250, 8}, {300, 2}, {350, 2}, {400, 2}, {450, 2}, {500, 2}}};
constexpr int basePurses = 18;
constexpr int leastPurse = 250;
constexpr int greatestPurse = 500;
constexpr int purseStep = 50;

int knownOf(const Table& table, Dollars value)
{
    int known = 0;
    for (const LootPile& pile : table.loot) {
        known += pile.loot == Loot{LootKind::Purse, value} ? pile.count : 0;
    }
    return known;
}

/// The sum of so many unseen purses, taken from one end of those whose place nobody knows.
template <typename Each>
int sumOf(const Table& table, Each first, Each last, int purses, Dollars beyond)
{
    int sum = 0;
    for (; first != last; ++first) {
        const int taken = std::clamp(first->count - knownOf(table, first->value), 0, purses);
        sum += taken * first->value;
        purses -= taken;
    }
    return sum + purses * beyond;
}

/// With purses of other boxes in the game, nobody knows how many there are of each.
bool isBaseBox(const Table& table)
{
    return table.loot.count(LootKind::Purse) <= basePurses;
}

int leastSum(const Table& table, int purses)
{
    if (!isBaseBox(table)) return leastPurse * purses;
    return sumOf(table, pursesInBox.begin(), pursesInBox.end(), purses, leastPurse);
}

int greatestSum(const Table& table, int purses)
{
    if (!isBaseBox(table)) return greatestPurse * purses;
    return sumOf(table, pursesInBox.rbegin(), pursesInBox.rend(), purses, greatestPurse);
}

void askTotal(Play& play, Pawn who)
{
    const int unseen = unseenPurses(play.table, who);
    if (unseen == 0) return;
    Question question = play.question(QuestionKind::PurseTotal, who, counting);
    question.unit = Unit::Money;
    question.lowest = static_cast<std::int16_t>(leastSum(play.table, unseen));
    question.highest = static_cast<std::int16_t>(greatestSum(play.table, unseen));
    question.stepping = purseStep;
    play.table.sheet(who).unseenTotal = static_cast<Dollars>(play.ask(question).number());
}

} // namespace

std::vector<Dollars> purseValues()
{
    std::vector<Dollars> values;
    for (const PursesOf& purses : pursesInBox) values.push_back(purses.value);
    return values;
}

int unseenOf(const Table& table, Dollars value)
{
    if (!isBaseBox(table)) return table.loot.count(LootKind::Purse);
    const auto* found =
        std::find_if(pursesInBox.begin(), pursesInBox.end(),
                     [value](const PursesOf& purses) { return purses.value == value; });
    return found == pursesInBox.end() ? 0 : std::max(0, found->count - knownOf(table, value));
}

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

namespace {

/// 15.1: what hostages are worth, the table must add.
void tellUnwritten(Play& play)
{
    for (const Pawn who : play.table.bandits()) {
        const Hostage hostage = play.table.sheet(who).hostage;
        if (!isRefereed(hostage)) play.nothing(who, {}, Reason::NotRefereed, ruleOf(hostage));
    }
}

} // namespace

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
    tellUnwritten(play);
    for (const Score& score : scores(play.table)) {
        if (!score.wins) continue;
        for (const Pawn who : score.bandits) {
            play.happened(
                {.what = HappeningKind::Wins, .rule = over, .who = who, .number = score.dollars});
        }
    }
}

} // namespace caboose::rules
