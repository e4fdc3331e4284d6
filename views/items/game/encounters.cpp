// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/encounters.h"

#include <algorithm>
#include <utility>

namespace caboose::items {
namespace {

using rules::Happening;
using rules::HappeningKind;

bool goes(rules::Pawn who, const std::vector<Happening>& happenings)
{
    return std::any_of(happenings.begin(), happenings.end(), [who](const Happening& one) {
        return one.what == HappeningKind::PawnMoved && one.who == who;
    });
}

/// The first whom anybody meets, and all who meet them.
Encounter firstIn(const std::vector<Happening>& happenings)
{
    Encounter encounter;
    for (const Happening& one : happenings) {
        if (one.what != HappeningKind::Encountered) continue;
        if (encounter.who.empty()) encounter.whom = one.whom;
        if (one.whom == encounter.whom) encounter.who.push_back(one.who);
    }
    encounter.isMet = goes(encounter.whom, happenings);
    return encounter;
}

} // namespace

Encounters encountersOf(const rules::Question& question,
                        const std::function<std::vector<rules::Happening>(rules::Choice)>& tried)
{
    Encounters encounters;
    int n = -1;
    for (const rules::Option& option : question) {
        ++n;
        const bool isWay = option.choice.is(rules::ChoiceKind::To) && option.verdict.isPossible();
        if (!isWay) continue;
        Encounter encounter = firstIn(tried(option.choice));
        if (!encounter.who.empty()) encounters[n] = std::move(encounter);
    }
    return encounters;
}

} // namespace caboose::items
