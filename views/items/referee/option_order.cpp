// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/option_order.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace caboose::items {
namespace {

using rules::ChoiceKind;

bool isOnTrain(const rules::Question& question, rules::Choice choice)
{
    if (choice.is(ChoiceKind::To)) return true;
    const bool isTarget = question.ask() == rules::QuestionKind::FireAt ||
                          question.ask() == rules::QuestionKind::PunchWhom;
    return isTarget && choice.is(ChoiceKind::Whom);
}

/// Where one finds it: the train, the car, above or below.
auto sightOf(rules::Choice choice, const rules::Table& table)
{
    const rules::Location place =
        choice.is(ChoiceKind::To) ? choice.location() : table.where(choice.pawn());
    const auto in = [&](const auto& train) {
        return std::find(train.begin(), train.end(), rules::carOf(place)) - train.begin();
    };
    const bool isRoof = rules::levelOf(place) == rules::Level::Roof;
    const auto express = in(table.express);
    const bool isElsewhere = express == std::ssize(table.express);
    return std::tuple(isElsewhere, isElsewhere ? in(table.armoured) : express, !isRoof);
}

} // namespace

std::vector<int> optionOrder(const rules::Question& question, const rules::Table& table)
{
    std::vector<int> all(static_cast<std::size_t>(question.end() - question.begin()));
    std::iota(all.begin(), all.end(), 0);
    const auto choice = [&](int row) { return (question.begin() + row)->choice; };
    std::vector<int> seen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(seen),
                 [&](int row) { return isOnTrain(question, choice(row)); });
    std::vector<int> sorted = seen;
    std::stable_sort(sorted.begin(), sorted.end(), [&](int a, int b) {
        return sightOf(choice(a), table) < sightOf(choice(b), table);
    });
    for (std::size_t i = 0; i < seen.size(); ++i) {
        all[static_cast<std::size_t>(seen[i])] = sorted[i];
    }
    return all;
}

} // namespace caboose::items
