// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/score.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/1_bot_victory.h"
#include "model/rules/08_end/2_marshals_victory.h"
#include "model/rules/08_end/3_betrayal.h"
#include "model/rules/08_end/3_team_score.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/parties.h"
#include "model/rules/08_end/ransoms.h"
#include "model/rules/08_end/rewards.h"
#include "model/rules/08_end/shared_loot.h"
#include "model/rules/08_end/unseen_loot.h"
#include "model/rules/15_hostages/hostages.h"
#include "model/rules/core/step_functions.h"

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
        // 8.3: a document is the team's.
        const bool isTeams = pile.loot.kind == LootKind::SecretDocument && isTeamGame(table);
        if (isTeams || isUnseen(table, pile.loot)) continue;
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
    const Dollars cash = table.sheet(who).cash;
    addLoot(score, table, who);
    if (cash != 0) {
        addLine(
            score,
            {.item = ScoreItem::Cash, .rule = counting, .who = who, .count = 1, .dollars = cash});
    }
    addPrize(score, table, who);
    addSharing(score, table, who);
    addRansom(score, table, who, party);
    for (const ScoreLine& line : rewards(table, who)) addLine(score, line);
    addMortalBullets(score, table, who);
    return score;
}

void addTitle(Score& score, const Gunslinger& best, Pawn who)
{
    addLine(score, {.item = ScoreItem::Gunslinger,
                    .rule = best.rule,
                    .who = who,
                    .count = 1,
                    .dollars = best.dollars});
}

void takeAway(Score& score, Pawn who, ScoreItem item, Rule why)
{
    score.unseenTokens = 0;
    addLine(score, {.item = item, .rule = why, .who = who, .dollars = -score.dollars});
}

/// 8.4.1: from whoever is out, by the rule that says so, or has an arrow.
void takeAll(Score& score, const Table& table, Pawn who, Rule whyOut)
{
    if (!whyOut.isNone()) {
        takeAway(score, who, ScoreItem::Eliminated, whyOut);
    } else if (isPoisoned(table, who)) {
        takeAway(score, who, ScoreItem::PoisonedArrow, {8, 4, 1});
    }
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
        if (why.isNone()) score.competes = true;
        const bool keeps = table.rulings.is(EliminatedBanditResult::KeepsScoreCannotWin);
        takeAll(own, table, who, keeps ? Rule{} : why);
        add(score, own);
    }
    if (!(party & best.bandits).empty() && best.dollars > 0) addTitle(score, best, Pawn::None);
    score.bulletsForTies = bulletsForTies(table, party);
    return score;
}

/// 8.3, of one bandit of a team: the title is everybody's own (8.4.2).
Score shareInTeam(const Table& table, Pawn who, const Gunslinger& best)
{
    Score own = banditsScore(table, who, {who});
    if (best.bandits.contains(who) && best.dollars > 0) addTitle(own, best, who);
    for (const ScoreLine& line : documentLines(table, who)) addLine(own, line);
    own.unseenTokens += untoldDocuments(table, who);
    takeAll(own, table, who, whyNotCounted(table, who));
    return own;
}

/// 8.3
Score teamScore(const Table& table, PawnSet team, const Gunslinger& best)
{
    Score score;
    score.bandits = team;
    for (const Pawn who : team) add(score, shareInTeam(table, who, best));
    if (const auto line = wildBunchLine(table, table.sheet(team.first()).team)) {
        addLine(score, *line);
    }
    score.bulletsForTies = bulletsForTies(table, team);
    return score;
}

/// 8: the richest wins; then whoever has the fewest bullets; then they share.
bool beats(const Score& a, const Score& b)
{
    if (a.competes != b.competes) return a.competes;
    if (a.dollars != b.dollars) return a.dollars > b.dollars;
    return a.bulletsForTies < b.bulletsForTies;
}

void markRichest(const Table& table, std::vector<Score>& all)
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

/// 8 3a to 3c
void markWinners(const Table& table, std::vector<Score>& all)
{
    if (isBetrayal(table)) {
        markBetrayers(table, all);
    } else if (isTeamGame(table)) {
        markRichestTeam(table, all);
    } else {
        markRichest(table, all);
    }
}

/// 7.2.4 Guilty Conscience: whom the Marshal's victory lets win, too. Nobody, if several are as
/// poor.
void markPoorest(const Table& table, std::vector<Score>& all)
{
    const bool isInForce = table.roundCard().event == Event::GuiltyConscience;
    if (!isInForce || table.rulings.is(RoundEvents::No)) return;
    const bool countsAll = table.rulings.is(GuiltyConscienceCountsEliminated::Yes);
    std::vector<Score*> counted;
    for (Score& score : all) {
        if (countsAll || score.competes) counted.push_back(&score);
    }
    std::sort(counted.begin(), counted.end(),
              [](const Score* a, const Score* b) { return a->dollars < b->dollars; });
    const bool isTied = counted.size() > 1 && counted[0]->dollars == counted[1]->dollars;
    if (!counted.empty() && !isTied) counted.front()->wins = true;
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
    const auto scored = isTeamGame(table) ? teamScore : scoreOf;
    for (const PawnSet party : parties(table)) all.push_back(scored(table, party, best));
    if (const Pawn bot = botThatHasWon(table); bot != Pawn::None) {
        for (Score& score : all) score.wins = score.bandits.contains(bot);
    } else if (hasMarshalWon(table)) {
        markPoorest(table, all);
    } else {
        markWinners(table, all);
    }
    for (Score& score : all) {
        if (score.wins && score.winners.empty()) score.winners = score.bandits;
    }
    markPlaces(all);
    return all;
}

int Score::own(Pawn who) const
{
    int sum = 0;
    for (const ScoreLine& line : lines) {
        if (line.who == who && line.item != ScoreItem::SecretDocument) sum += line.dollars;
    }
    return sum;
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

/// 8.3, 16.14: what his plan is worth to the team is not refereed yet.
void tellOfLadder(Play& play)
{
    if (play.table.sheet(Pawn::Professore).ladder == 0) return;
    play.nothing(Pawn::Professore, {}, Reason::NotRefereed, {16, 14, 0});
}

} // namespace

/// 8.4.3 Asks the current seat for the values that nobody knows.
void countLoot(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    for (const Pawn who : play.table.seats[index].characters) {
        if (who == Pawn::Professore) tellOfLadder(play);
        if (!isBandit(who)) continue;
        askTotal(play, who);
        tellDocuments(play, who);
    }
}

namespace {

/// 7.2.4, 7.3.3, 7.3.4, 8
Rule whyTheyWin(const Table& table, bool withMarshal)
{
    if (withMarshal) return {7, 2, 4};
    const Rule betrayal = isBetrayal(table) ? ruleOfBetrayal(table) : Rule{};
    return betrayal.isNone() ? over : betrayal;
}

/// The card of a group's own, or one that no text describes, says itself who wins.
bool isUntoldWhoWins(const Table& table)
{
    return isBetrayal(table) && ruleOfBetrayal(table).isNone();
}

} // namespace

void endGame(Play& play)
{
    if (const Pawn bot = botThatHasWon(play.table); bot != Pawn::None) {
        play.happened({.what = HappeningKind::Wins, .rule = {8, 1, 0}, .who = bot});
        return;
    }
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
    const bool withMarshal = hasMarshalWon(play.table);
    const Rule why = whyTheyWin(play.table, withMarshal);
    if (withMarshal) {
        play.happened({.what = HappeningKind::Wins,
                       .rule = {8, 2, 0},
                       .who = Pawn::Marshal,
                       .number = goalsReachedInTheEnd(play.table)});
    }
    if (!withMarshal && isUntoldWhoWins(play.table)) {
        play.nothing(Pawn::None, {}, Reason::NotRefereed, {7, 3, 0});
    }
    const bool isOwn = isBetrayal(play.table);
    for (const Score& score : scores(play.table)) {
        for (const Pawn who : score.winners) {
            play.happened({.what = HappeningKind::Wins,
                           .rule = why,
                           .who = who,
                           .number = isOwn ? score.own(who) : score.dollars});
        }
    }
}

} // namespace caboose::rules
