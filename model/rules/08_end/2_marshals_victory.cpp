// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/2_marshals_victory.h"

#include "model/rules/08_end/1_bot_victory.h"
#include "model/rules/14_player_marshal/1_goals.h"
#include "model/rules/core/step_functions.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{8, 2, 0};

/// 3: the stagecoach is no part of a train.
bool isLeftOnTrain(const Table& table, const LootPile& pile)
{
    if (pile.loot.kind != LootKind::Mailbag || pile.holder.isSheet()) return false;
    const Location l = pile.holder.location();
    if (!isOnTable(l)) return false;
    return carOf(l) != Car::Stagecoach || table.rulings.is(MailOnStagecoach::Counts);
}

void takePrisoners(Play& play)
{
    Table& table = play.table;
    for (const Pawn whose : table.prisoners) {
        play.happened({.what = HappeningKind::PrisonerAchieved, .rule = rule, .whom = whose});
    }
    table.achievedPrisoners |= table.prisoners;
    table.prisoners = {};
}

void takeMail(Play& play)
{
    const LootTokens before = play.table.loot;
    for (const LootPile& pile : before) {
        const int count = isLeftOnTrain(play.table, pile) ? pile.count : 0;
        for (int i = 0; i < count; ++i) {
            play.give(pile.loot, pile.holder, Location::Achievement, rule);
        }
    }
}

/// Those that have not become current are shown, too.
void showAll(Play& play)
{
    Goals& goals = play.table.goals;
    for (const Goal goal : goals.upcoming) {
        if (!goals.current.full()) goals.current.push_back(goal);
    }
    goals.upcoming.clear();
    // What somebody knows already comes first, so that nobody names it again.
    for (const bool isKnown : {true, false}) {
        for (std::size_t i = 0; i < goals.current.size(); ++i) {
            const bool isNext = (goals.current[i] != Goal::Unknown) == isKnown;
            if (isNext && !goals.isRevealed(i)) revealGoal(play, i, rule);
        }
    }
}

void judgeAll(Play& play)
{
    for (const Goal goal : play.table.goals.current) {
        const GoalJudgement judgement = judgeGoal(play.table, goal);
        play.happened({.what = HappeningKind::GoalJudged,
                       .rule = judgement.rule,
                       .whom = judgement.who,
                       .goal = goal,
                       .number = judgement.isReached ? 1 : 0});
    }
    play.happened({.what = HappeningKind::GoalsReached,
                   .rule = rule,
                   .who = Pawn::Marshal,
                   .number = goalsReached(play.table)});
}

} // namespace

/// 8.2: what nobody has taken goes to the Marshal's Achievement zone, then he shows his goals, and
/// each is judged.
void revealGoals(Play& play)
{
    takePrisoners(play);
    takeMail(play);
    showAll(play);
    judgeAll(play);
}

int goalsNeeded(const Table& table)
{
    return table.rulings.is(PlayerMarshalGoalsNeeded::Four) ? 4 : 1;
}

Table withWhatIsLeft(const Table& table)
{
    Table after = table;
    after.achievedPrisoners |= table.prisoners;
    after.prisoners = {};
    for (const LootPile& pile : table.loot) {
        if (!isLeftOnTrain(table, pile)) continue;
        after.loot.remove(pile.holder, pile.loot, pile.count);
        after.loot.add(Location::Achievement, pile.loot, pile.count);
    }
    return after;
}

int goalsReachedInTheEnd(const Table& table)
{
    return goalsReached(withWhatIsLeft(table));
}

bool hasMarshalWon(const Table& table)
{
    const Step step = table.progress.step;
    const bool isOver = step == Step::CountLoot || step == Step::GameOver;
    if (!isOver || !table.inGame(Pawn::Marshal)) return false;
    if (isOutOfTheGame(table.where(Pawn::Marshal))) return false;
    if (botThatHasWon(table) != Pawn::None) return false;
    return goalsReachedInTheEnd(table) >= goalsNeeded(table);
}

} // namespace caboose::rules
