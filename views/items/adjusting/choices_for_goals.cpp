// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// 14.1: what lies in the Marshal's zones of goals.
#include "model/rules/core/observe.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/wording/field_words.h"

namespace caboose::items {
namespace {

using rules::Goals;

std::function<void()> laying(const Adjusting& adjusting, const Goals& goals)
{
    return adjusting.doing({.what = game::AdjustmentKind::Goals, .goals = goals});
}

/// The seven of everybody, and the warrants of this game's bandits.
std::vector<std::uint8_t> possibleGoals(const rules::Table& table)
{
    constexpr std::uint8_t firstWarrant = 8;
    std::vector<std::uint8_t> all;
    for (std::uint8_t goal = 1; goal < firstWarrant; ++goal) all.push_back(goal);
    for (const rules::Pawn who : table.bandits()) {
        all.push_back(static_cast<std::uint8_t>(firstWarrant + rules::index(who)));
    }
    return all;
}

AdjustmentChoice isGoal(const Adjusting& adjusting, std::size_t place, int seen)
{
    AdjustmentChoice choice{.text = Adjusting::tr("It is", "a goal")};
    for (const std::uint8_t goal : possibleGoals(adjusting.table())) {
        Goals goals = adjusting.table().goals;
        goals.current[place] = goal;
        addPossible(
            choice.children,
            {.text = words::goal(goal), .isOn = goal == seen, .act = laying(adjusting, goals)});
    }
    return choice;
}

AdjustmentChoice faceUp(const Adjusting& adjusting, std::size_t place)
{
    Goals goals = adjusting.table().goals;
    const auto bit = static_cast<std::uint8_t>(1U << place);
    const bool isOn = (goals.revealed & bit) != 0;
    goals.revealed ^= bit;
    return {.text = Adjusting::tr("Lies face up"), .isOn = isOn, .act = laying(adjusting, goals)};
}

AdjustmentChoice current(const Adjusting& adjusting, std::size_t place, int seen)
{
    //: %1: a number, %2: a goal
    AdjustmentChoice choice{
        .text = Adjusting::tr("Current goal %1: %2").arg(place + 1).arg(words::goal(seen))};
    addPossible(choice.children, faceUp(adjusting, place));
    // Nobody names aloud what lies face down.
    const bool isFaceUp = (adjusting.table().goals.revealed >> place & 1U) != 0U;
    if (isFaceUp || viewerOf(adjusting.viewpoint()).seesAll()) {
        addPossible(choice.children, isGoal(adjusting, place, seen));
    }
    return choice;
}

/// 5.1.2
AdjustmentChoice nextBecomesCurrent(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("The next goal becomes current")};
    Goals goals = adjusting.table().goals;
    if (goals.upcoming.empty() || goals.current.full()) return choice;
    goals.current.push_back(goals.upcoming.front());
    goals.upcoming.erase(goals.upcoming.begin());
    choice.act = laying(adjusting, goals);
    return choice;
}

AdjustmentChoice oneMore(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("One more goal to come")};
    Goals goals = adjusting.table().goals;
    if (goals.upcoming.full()) return choice;
    goals.upcoming.push_back(0);
    choice.act = laying(adjusting, goals);
    return choice;
}

AdjustmentChoice oneFewer(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("One goal to come fewer")};
    Goals goals = adjusting.table().goals;
    if (goals.upcoming.empty()) return choice;
    goals.upcoming.erase(goals.upcoming.end() - 1);
    choice.act = laying(adjusting, goals);
    return choice;
}

} // namespace

AdjustmentChoice choicesForGoals(const Adjusting& adjusting)
{
    const rules::Table& table = adjusting.table();
    const Goals seen = goalsSeen(table, table.goals, viewerOf(adjusting.viewpoint()));
    AdjustmentChoice choice{.text = Adjusting::tr("The Marshal’s goals")};
    for (std::size_t place = 0; place < seen.current.size(); ++place) {
        addPossible(choice.children, current(adjusting, place, seen.current[place]));
    }
    for (AdjustmentChoice each :
         {nextBecomesCurrent(adjusting), oneMore(adjusting), oneFewer(adjusting)}) {
        addPossible(choice.children, std::move(each));
    }
    return choice;
}

} // namespace caboose::items
