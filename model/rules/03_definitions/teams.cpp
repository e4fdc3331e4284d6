// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/03_definitions/teams.h"

#include "model/rules/core/sheet_fields.h"

#include <algorithm>

namespace caboose::rules {

bool isTeamGame(const Table& table)
{
    return table.rulings.is(TeamStructure::None) && table.rulings.is(TwoBanditsPerPlayer::Off) &&
           sheet_fields::hasTeams(table);
}

bool isBetrayal(const Table& table)
{
    const auto betrays = [](const RoundCard& card) {
        return card.set == RoundSet::CavalryBetrayal;
    };
    return isTeamGame(table) &&
           (std::any_of(table.rounds.begin(), table.rounds.end(), betrays) ||
            std::any_of(table.roundDeck.begin(), table.roundDeck.end(), betrays));
}

PawnSet banditsOfTeam(const Table& table, int team)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) all.insertIf(table.sheet(who).team == team, who);
    return all;
}

bool isBrown(RoundSet set)
{
    switch (set) {
    case RoundSet::UpToFour:
    case RoundSet::FiveOrMore: return false;
    case RoundSet::Station:
    case RoundSet::CavalryNormal:
    case RoundSet::CavalryBetrayal: return true;
    }
    return false;
}

} // namespace caboose::rules
