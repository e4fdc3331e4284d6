// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/bots_in_plan.h"

#include "model/rules/core/rulings_catalogue.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 1, 5};

/// What the leaflets of the boxes say of bots is in no text that we have: they are refereed as the
/// combined rules tell them.
bool areCombinedRules(const Rulings& rulings)
{
    return nearestPresets(rulings).edition == Edition::Combined21;
}

} // namespace

PawnSet botsSeated(const Plan& plan)
{
    PawnSet bots;
    for (const SeatPlan& seat : plan.seats) {
        for (const Pawn who : seat.characters) {
            if (seat.isBot) bots.insert(who);
        }
    }
    return bots;
}

std::vector<Verdict> objectionsToBots(const Plan& plan)
{
    const PawnSet bots = botsSeated(plan);
    if (bots.empty()) return {};
    // Il Professore alone makes teams even.
    const PawnSet inNoTeam = bots - PawnSet{Pawn::Professore};
    if (!plan.rulings.is(TeamStructure::None) && !inNoTeam.empty()) {
        return {refused(Reason::NotOffered, rule).with(inNoTeam.first()).by(Ruling::TeamStructure)};
    }
    if (areCombinedRules(plan.rulings)) return {};
    return {notRefereed(rule).with(bots.first())};
}

} // namespace caboose::rules
