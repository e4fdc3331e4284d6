// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/14_player_marshal/1_goals.h"

#include <algorithm>

namespace caboose::rules {

namespace {

/// Bullets of one among another's cards; those that were healed are gone (5.4.2).
int bulletsAmongCards(const Table& table, Pawn giver, Pawn whom)
{
    const auto place = static_cast<std::size_t>(giver);
    const Sheet& sheet = table.sheet(whom);
    return sheet.received[place] - sheet.healed[place];
}

/// Those whom the Marshal can hit.
PawnSet targets(const Table& table)
{
    return table.bandits() - PawnSet{Pawn::Professore};
}

/// 14.1.1
GoalJudgement archEnemy(const Table& table)
{
    constexpr int needed = 4;
    for (const Pawn who : targets(table)) {
        if (bulletsAmongCards(table, Pawn::Marshal, who) >= needed) return {true, {}, who};
    }
    return {};
}

/// 14.1.2: neutral bullets and poisoned arrows (8.2) never count.
GoalJudgement dodgeBullets(const Table& table)
{
    constexpr int most = 2;
    for (const Pawn who : table.bandits()) {
        const bool shootsArrows =
            who == Pawn::Cheyenne && table.sheet(Pawn::Cheyenne).role == Role::Bot;
        if (!shootsArrows && bulletsAmongCards(table, who, Pawn::Marshal) > most) {
            return {false, {}, who};
        }
    }
    return {true};
}

/// 14.1.3
GoalJudgement fullOfLead(const Table& table)
{
    const bool withProfessore = table.inGame(Pawn::Professore);
    if (withProfessore && table.rulings.is(FullOfLeadWithProfessore::Impossible)) {
        return {false, {}, Pawn::Professore, Ruling::FullOfLeadWithProfessore};
    }
    for (const Pawn who : targets(table)) {
        if (bulletsAmongCards(table, Pawn::Marshal, who) == 0) return {false, {}, who};
    }
    return {true, {}, Pawn::None, withProfessore ? Ruling::FullOfLeadWithProfessore : Ruling::None};
}

/// 14.1.4
GoalJudgement goldenBulletAward(const Table& table)
{
    const Sheet& marshal = table.sheet(Pawn::Marshal);
    return {marshal.bulletsLeft == 0 || marshal.secondPile == 0};
}

/// 14.1.5
GoalJudgement theMail(const Table& table)
{
    if (table.loot.count(Location::Achievement, LootKind::Mailbag) > 0) return {true};
    if (table.loot.count(Pawn::Marshal, LootKind::Mailbag) == 0) return {};
    return {
        table.rulings.is(MarshalMailOnSheet::Counts), {}, Pawn::None, Ruling::MarshalMailOnSheet};
}

GoalJudgement judged(const Table& table, Goal goal)
{
    constexpr int prisonersNeeded = 2;
    switch (goal) {
    case Goal::Unknown: return {};
    case Goal::ArchEnemy: return archEnemy(table);
    case Goal::DodgeBullets: return dodgeBullets(table);
    case Goal::FullOfLead: return fullOfLead(table);
    case Goal::GoldenBulletAward: return goldenBulletAward(table);
    case Goal::TheMailMustGoThrough: return theMail(table);
    case Goal::OnlyAFleshWound: return {table.sheet(Pawn::Marshal).brawlers != 0};
    case Goal::ThrowAwayTheKey: return {table.achievedPrisoners.size() >= prisonersNeeded};
    case Goal::FirstWarrant: break;
    }
    // 14.1.8: captured once is enough, wherever the bandit is now.
    return {table.sheet(wantedBy(goal)).wasCaptured, {}, wantedBy(goal)};
}

} // namespace

GoalJudgement judgeGoal(const Table& table, Goal goal)
{
    GoalJudgement judgement = judged(table, goal);
    judgement.rule = ruleOf(goal);
    return judgement;
}

Rule ruleOf(Goal goal)
{
    return {14, 1, static_cast<std::uint8_t>(std::min(index(goal), index(Goal::FirstWarrant)))};
}

namespace {

constexpr Rule cards{4, 8, 4};

bool isSolo(const Table& table)
{
    for (const Pawn who : table.bandits()) {
        if (table.sheet(who).role == Role::Player) return false;
    }
    return true;
}

/// goal-card-filter
bool isLeftOut(const Table& table, Goal goal)
{
    constexpr int fewest = 4;
    constexpr int most = 7;
    const int bandits = targets(table).size();
    const bool isCombined = table.rulings.is(GoalCardFilter::BelowFourOrAboveSevenPlusSolo);
    switch (goal) {
    case Goal::ArchEnemy: return bandits < fewest;
    case Goal::FullOfLead: return bandits < fewest || (isCombined && bandits > most);
    case Goal::TheMailMustGoThrough:
    case Goal::ThrowAwayTheKey: return isCombined && isSolo(table);
    case Goal::Unknown:
    case Goal::DodgeBullets:
    case Goal::GoldenBulletAward:
    case Goal::OnlyAFleshWound:
    case Goal::FirstWarrant: break;
    }
    return false;
}

constexpr int specialsDrawn = 3;
constexpr int warrantsDrawn = 2;

/// What is known of the five, so far as the question may tell: all of it where the program draws,
/// what lies face up where the table answers.
struct KnownGoals {
    FixedVector<Goal, 5> goals;

    KnownGoals(const Table& table, bool withHidden)
    {
        const auto& current = table.goals.current;
        for (std::size_t i = 0; i < current.size(); ++i) {
            const bool isTold = withHidden || table.goals.isRevealed(i);
            if (isTold && current[i] != Goal::Unknown) goals.push_back(current[i]);
        }
    }
    [[nodiscard]] int warrants() const
    {
        return static_cast<int>(std::count_if(goals.begin(), goals.end(), isWarrant));
    }
    [[nodiscard]] int stillToCome(bool areWarrants) const
    {
        const int specials = static_cast<int>(goals.size()) - warrants();
        return areWarrants ? warrantsDrawn - warrants() : specialsDrawn - specials;
    }
};

Verdict mayBe(const Table& table, const KnownGoals& known, Goal goal)
{
    const Verdict inDeck = isInGoalDeck(table, goal);
    if (inDeck.isRefused()) return inDeck;
    if (known.goals.contains(goal)) return refused(Reason::AlreadyTaken, cards);
    if (known.stillToCome(isWarrant(goal)) <= 0) return refused(Reason::NotOffered, cards);
    return allowed(cards);
}

/// Every goal of the game. What is drawn from each of the two piles is as likely as its place in
/// the shuffled five.
Question whichCard(const Play& play, QuestionKind ask, const KnownGoals& known, Rule rule)
{
    const Table& table = play.table;
    std::array<int, 2> possible{};
    for (int i = 1; i < goalCount; ++i) {
        const bool isPossible = mayBe(table, known, goalAt(i)).isPossible();
        possible[isWarrant(goalAt(i)) ? 1 : 0] += isPossible ? 1 : 0;
    }
    Question question = play.question(ask, Pawn::None, rule);
    for (int i = 1; i < goalCount; ++i) {
        const Goal goal = goalAt(i);
        const int weight = known.stillToCome(isWarrant(goal)) * possible[isWarrant(goal) ? 0 : 1];
        question.offer(Choice(goal), mayBe(table, known, goal), std::max(1, weight));
    }
    return question;
}

} // namespace

Verdict isInGoalDeck(const Table& table, Goal goal)
{
    if (goal == Goal::Unknown) return refused(Reason::NotOffered, cards);
    if (isWarrant(goal)) {
        const Pawn who = wantedBy(goal);
        if (targets(table).contains(who)) return allowed(cards);
        return refused(Reason::NotInGame, cards).with(who);
    }
    const bool isOut = isLeftOut(table, goal);
    return (isOut ? refused(Reason::NotOffered, cards) : allowed(cards)).by(Ruling::GoalCardFilter);
}

Goal drawGoal(Play& play, Rule rule)
{
    const KnownGoals known(play.table, true);
    return play.ask(whichCard(play, QuestionKind::GoalDrawn, known, rule)).goal();
}

namespace {

/// What the table names now, nobody holds face down.
void nameGoal(Goals& goals, std::size_t place, Goal goal)
{
    for (std::size_t i = 0; i < goals.current.size(); ++i) {
        if (goals.current[i] == goal && !goals.isRevealed(i)) goals.current[i] = Goal::Unknown;
    }
    goals.current[place] = goal;
}

/// Of one that nobody has seen before.
Goal whatItSays(Play& play, Rule rule)
{
    if (play.table.kept.goals) return drawGoal(play, rule);
    const KnownGoals known(play.table, false);
    return play.ask(whichCard(play, QuestionKind::GoalShown, known, rule)).goal();
}

} // namespace

void revealGoal(Play& play, std::size_t place, Rule rule)
{
    Goals& goals = play.table.goals;
    if (goals.current[place] == Goal::Unknown) nameGoal(goals, place, whatItSays(play, rule));
    goals.reveal(place);
    play.happened({.what = HappeningKind::GoalRevealed,
                   .rule = rule,
                   .goal = goals.current[place],
                   .number = static_cast<int>(place) + 1});
}

bool hasHiddenGoal(const Table& table)
{
    for (std::size_t i = 0; i < table.goals.current.size(); ++i) {
        if (!table.goals.isRevealed(i)) return true;
    }
    return false;
}

std::size_t pickGoal(Play& play, Rule rule, bool alsoRevealed)
{
    Question question = play.question(QuestionKind::WhichGoal, Pawn::None, rule);
    for (std::size_t i = 0; i < play.table.goals.current.size(); ++i) {
        const bool mayBePicked = alsoRevealed || !play.table.goals.isRevealed(i);
        question.offer(Choice::number(static_cast<int>(i) + 1),
                       mayBePicked ? allowed(rule) : refused(Reason::AlreadyTaken, rule));
    }
    return static_cast<std::size_t>(play.ask(question).number() - 1);
}

int goalsReached(const Table& table)
{
    int reached = 0;
    for (const Goal goal : table.goals.current) reached += judgeGoal(table, goal).isReached ? 1 : 0;
    return reached;
}

} // namespace caboose::rules
