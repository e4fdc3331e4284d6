// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// score belle 1250 / score own belle 250 / wins doc / wins only marshal

#include "model/cases/expectations.h"
#include "model/rules/08_end/2_marshals_victory.h"
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

/// 8.2: the Marshal is of no party.
std::optional<Difference> checkMarshal(const Statement& s, const Table& table,
                                       const std::vector<Score>& all)
{
    if (!hasMarshalWon(table)) {
        return Difference{0, Mismatch::NotWinner, namesOf({Pawn::Marshal}), {}};
    }
    PawnSet others;
    for (const Score& any : all) others |= any.winners;
    if (!s.only || others.empty()) return std::nullopt;
    return Difference{0, Mismatch::WinsToo, {}, namesOf(others)};
}

/// Whoever is named wins together with the whole party, unless only some of it win (7.3).
std::optional<Difference> checkWinner(const Statement& s, PawnSet named, const Score& score,
                                      const std::vector<Score>& all, const Table& table)
{
    if (!(named - score.winners).empty()) {
        return Difference{0, Mismatch::NotWinner, namesOf(named), {}};
    }
    const PawnSet together = score.winners == score.bandits ? score.bandits : named;
    PawnSet others;
    for (const Score& any : all) others |= any.winners - together;
    others.insertIf(hasMarshalWon(table), Pawn::Marshal);
    if (!s.only || others.empty()) return std::nullopt;
    return Difference{0, Mismatch::WinsToo, {}, namesOf(others)};
}

} // namespace

std::optional<Difference> checkScore(const Statement& s, const Action& action)
{
    PawnSet party;
    for (const Pawn pawn : s.pawns) party.insert(pawn);
    const std::vector<Score> all = scores(action.table());
    if (s.verb == Verb::Wins && party == PawnSet{Pawn::Marshal}) {
        return checkMarshal(s, action.table(), all);
    }
    // The score of one bandit is that of the party they belong to.
    const auto found = std::find_if(all.begin(), all.end(), [&](const Score& score) {
        return (party - score.bandits).empty();
    });
    if (found == all.end()) return Difference{0, Mismatch::NoParty, namesOf(party), {}};
    if (s.verb == Verb::Wins) return checkWinner(s, party, *found, all, action.table());
    const int dollars = s.only ? found->own(party.first()) : found->dollars;
    if (dollars == s.number) return std::nullopt;
    return Difference{0, Mismatch::OtherScore, std::to_string(s.number), std::to_string(dollars)};
}

} // namespace caboose::cases
