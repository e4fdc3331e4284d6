// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/02_bot_punch.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/05_punch.h"

#include <vector>

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 2, 0};

/// The place of a destination in the list of the rule.
int rankOf(const Table& table, Location from, Location to)
{
    const Neighbours coupled = coupledTo(table, carOf(from));
    if (carOf(to) == carOf(from)) return 1; // a Courier, to the roof
    if (carOf(to) == coupled.behind) return 2;
    if (carOf(to) == Car::Stagecoach) return 4;
    return carOf(to) == coupled.inFront ? 5 : 3;
}

} // namespace

void punchAll(Play& play, Pawn bot, PawnSet targets)
{
    const auto ordered = seatedFirst(play.table, targets);
    for (const Pawn whom : ordered) takePunch(play, bot, whom);
    std::vector<Journey> journeys;
    for (const Pawn whom : ordered) {
        const Journey journey = sentAway(play, bot, whom, CardKind::Punch);
        if (journey.to != play.table.where(whom)) journeys.push_back(journey);
    }
    travelEach(play, journeys);
}

void sendInOrder(const Table& table, Question& question)
{
    const Location from = table.where(question.whom);
    Location chosen = Location::Nowhere;
    for (const Option& option : question) {
        if (option.verdict.isRuledOut()) continue;
        const Location to = option.choice.location();
        const bool isBetter =
            chosen == Location::Nowhere || rankOf(table, from, to) < rankOf(table, from, chosen);
        if (isBetter) chosen = to;
    }
    question.reviewOpen([&](const Option& option) {
        Verdict verdict = option.verdict;
        if (verdict.isPossible()) verdict.rule = rule;
        const bool isChosen = option.choice.location() == chosen;
        return isChosen ? verdict : refused(Reason::EarlierPlaceWorks, rule).with(chosen);
    });
}

} // namespace caboose::rules
