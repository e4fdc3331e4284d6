// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/parties.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/08_end/shared_loot.h"
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
    ScoreLine line{.rule = counting, .who = who, .loot = pile.loot, .count = pile.count};
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

void addAllLoot(Score& score, const Table& table, Pawn who, Holder holder)
{
    for (const LootPile& pile : table.loot.at(holder)) {
        addLoot(score, who, pile, table.sheet(who).unseenTotal);
    }
}

/// 8.4.3: alone in the time travel car or the handcar.
void addWhatIsFound(Score& score, const Table& table, Pawn who)
{
    constexpr int prize = 500;
    const Location found = foundAlone(table, who);
    if (!isOnTable(found)) return;
    addLine(score, {.item = ScoreItem::AloneInCar, .rule = counting, .who = who, .dollars = prize});
    addAllLoot(score, table, who, found);
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
    addAllLoot(score, table, who, who);
    if (sheet.cash != 0) {
        addLine(score, {.rule = counting, .who = who, .count = 1, .dollars = sheet.cash});
        score.lines.back().item = ScoreItem::Cash;
    }
    addWhatIsFound(score, table, who);
    addSharing(score, table, who);
    addRansom(score, table, who, party);
    addMortalBullets(score, table, who);
    return score;
}

/// 8.4.1
void takeAway(Score& score, Pawn who, Rule why)
{
    score.unseenPurses = 0;
    addLine(score,
            {.item = ScoreItem::Eliminated, .rule = why, .who = who, .dollars = -score.dollars});
}

void add(Score& score, const Score& more)
{
    score.lines.insert(score.lines.end(), more.lines.begin(), more.lines.end());
    score.dollars += more.dollars;
    score.unseenPurses += more.unseenPurses;
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

namespace {

int unseenAt(const Table& table, Holder holder)
{
    for (const LootPile& pile : table.loot.at(holder)) {
        if (pile.loot == Loot{LootKind::Purse, unknownValue}) return pile.count;
    }
    return 0;
}

} // namespace

int unseenPurses(const Table& table, Pawn who)
{
    int purses = unseenAt(table, who);
    const Location found = foundAlone(table, who);
    if (isOnTable(found)) purses += unseenAt(table, found);
    return purses;
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
