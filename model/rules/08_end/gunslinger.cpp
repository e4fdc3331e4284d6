// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/gunslinger.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/08_end/eliminated.h"
#include "model/rules/08_end/parties.h"

#include <algorithm>

namespace caboose::rules {

namespace {

int playerBandits(const Table& table)
{
    int players = 0;
    for (const Pawn who : table.bandits()) players += table.sheet(who).role == Role::Player ? 1 : 0;
    return players;
}

int prize(const Table& table)
{
    if (table.rulings.is(GunslingerPrize::Always1000)) return 1000;
    const int players = playerBandits(table);
    return players <= 1 ? 0 : players == 2 ? 500 : 1000;
}

Rule ruleOf(const Table& table)
{
    if (table.rulings.is(GunslingerBasis::TwoBanditTotalMinusOwnHits)) return {20, 4, 6};
    if (table.rulings.is(GunslingerBasis::TeamTotalMinusOwnHits)) return {20, 6, 5};
    return {8, 4, 2};
}

/// 8.4.1: whoever is eliminated does not compete; where they do, they stand in the others' way.
bool mayHoldTitle(const Table& table, PawnSet party)
{
    const bool mayBeOut = table.rulings.is(GunslingerWhenEliminated::Yes);
    for (const Pawn who : party) {
        if (!isPoisoned(table, who) && (mayBeOut || !isEliminated(table, who))) return true;
    }
    return false;
}

Shots shotsOf(const Table& table, PawnSet party)
{
    Shots shots;
    shots.bandits = party;
    for (const Pawn who : party) shots.left += table.sheet(who).bulletsLeft;
    shots.shot = bulletsAtFirst(table, party) - shots.left;
    shots.atOwn = shots.shot - bulletsShot(table, party);
    shots.competes = table.sheet(party.first()).role != Role::Bot && mayHoldTitle(table, party);
    return shots;
}

/// 8.4.2: in a Team Game whoever has an empty cylinder.
void markEmptyCylinders(std::vector<Shots>& all)
{
    for (Shots& shots : all) shots.holds = shots.competes && shots.left == 0;
}

void markHolders(const Table& table, std::vector<Shots>& all)
{
    if (isTeamGame(table)) {
        markEmptyCylinders(all);
        return;
    }
    int most = 0;
    bool anybody = false;
    for (const Shots& shots : all) {
        if (!shots.competes) continue;
        most = anybody ? std::max(most, shots.counted()) : shots.counted();
        anybody = true;
    }
    if (most <= 0 && table.rulings.is(GunslingerWithoutShots::Nobody)) return;
    for (Shots& shots : all) shots.holds = shots.competes && shots.counted() == most;
}

} // namespace

namespace {

/// 8.4.2: in a Team Game everybody for himself.
std::vector<PawnSet> competitors(const Table& table)
{
    if (!isTeamGame(table)) return parties(table);
    std::vector<PawnSet> all;
    for (const PawnSet team : parties(table)) {
        for (const Pawn who : team) all.push_back({who});
    }
    return all;
}

} // namespace

std::vector<Shots> shots(const Table& table)
{
    std::vector<Shots> all;
    if (table.rulings.is(GunslingerBasis::None)) return all;
    const std::vector<PawnSet> each = competitors(table);
    all.reserve(each.size());
    for (const PawnSet party : each) all.push_back(shotsOf(table, party));
    markHolders(table, all);
    return all;
}

Gunslinger gunslinger(const Table& table)
{
    Gunslinger best;
    best.rule = ruleOf(table);
    for (const Shots& party : shots(table)) {
        if (party.holds) best.bandits |= party.bandits;
    }
    if (!best.bandits.empty()) best.dollars = prize(table);
    return best;
}

} // namespace caboose::rules
