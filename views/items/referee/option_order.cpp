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

/// Those of which `isMeant` holds change places among each other, as `isBefore` says.
template <typename IsMeant, typename IsBefore>
void order(std::vector<int>& all, const IsMeant& isMeant, const IsBefore& isBefore)
{
    std::vector<std::size_t> places;
    std::vector<int> sorted;
    for (std::size_t place = 0; place < all.size(); ++place) {
        if (!isMeant(all[place])) continue;
        places.push_back(place);
        sorted.push_back(all[place]);
    }
    std::stable_sort(sorted.begin(), sorted.end(), isBefore);
    for (std::size_t i = 0; i < places.size(); ++i) all[places[i]] = sorted[i];
}

} // namespace

std::vector<int> optionOrder(const rules::Question& question, const rules::Table& table)
{
    std::vector<int> all(static_cast<std::size_t>(question.end() - question.begin()));
    std::iota(all.begin(), all.end(), 0);
    const auto choice = [&](int row) { return (question.begin() + row)->choice; };
    order(
        all, [&](int row) { return isOnTrain(question, choice(row)); },
        [&](int a, int b) { return sightOf(choice(a), table) < sightOf(choice(b), table); });
    // As when they were played, whichever of them lie open by now.
    if (question.ask() != rules::QuestionKind::TurnedOver) return all;
    order(
        all, [&](int row) { return choice(row).is(ChoiceKind::Which); },
        [&](int a, int b) {
            const rules::Card one = choice(a).card();
            const rules::Card other = choice(b).card();
            return std::tuple(one.owner, one.kind) < std::tuple(other.owner, other.kind);
        });
    return all;
}

} // namespace caboose::items
