// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// score belle 1250 / wins doc

#include "model/cases/expectations.h"
#include "model/rules/08_end/score.h"
#include "model/rules/core/names.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

std::string namesOf(PawnSet pawns)
{
    std::string names;
    for (const Pawn pawn : pawns) {
        if (!names.empty()) names += '+';
        names += keyOf(pawn);
    }
    return names;
}

std::optional<Difference> checkWinner(const Statement& s, const Score& score,
                                      const std::vector<Score>& all)
{
    if (!score.wins) return Difference{0, Mismatch::NotWinner, namesOf(score.bandits), {}};
    const auto other = std::find_if(all.begin(), all.end(), [&](const Score& o) {
        return o.wins && o.bandits != score.bandits;
    });
    if (!s.only || other == all.end()) return std::nullopt;
    return Difference{0, Mismatch::WinsToo, {}, namesOf(other->bandits)};
}

} // namespace

std::optional<Difference> checkScore(const Statement& s, const Action& action)
{
    PawnSet party;
    for (const Pawn pawn : s.pawns) party.insert(pawn);
    const std::vector<Score> all = scores(action.table());
    // The score of one bandit is that of the party they belong to.
    const auto found = std::find_if(all.begin(), all.end(), [&](const Score& score) {
        return (party - score.bandits).empty();
    });
    if (found == all.end()) return Difference{0, Mismatch::NoParty, namesOf(party), {}};
    if (s.verb == Verb::Wins) return checkWinner(s, *found, all);
    if (found->dollars == s.number) return std::nullopt;
    return Difference{0, Mismatch::OtherScore, std::to_string(s.number),
                      std::to_string(found->dollars)};
}

} // namespace caboose::cases
