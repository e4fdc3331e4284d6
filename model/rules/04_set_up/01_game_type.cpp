// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/01_game_type.h"

#include "model/rules/03_definitions/teams.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule gameType{4, 1, 1};

using Found = std::vector<Verdict>;

bool isOfTeam(const SeatPlan& seat)
{
    return !seat.characters.contains(Pawn::Marshal);
}

bool isBetrayal(const Plan& plan)
{
    return plan.modules.contains(Module::Betrayal);
}

Verdict notBeside(Module module, Rule rule)
{
    return refused(Reason::NotTogether, rule).with(static_cast<int>(module));
}

/// Other variants have sides of their own.
void objectToVariants(const Plan& plan, Found& found)
{
    if (!plan.rulings.is(TwoBanditsPerPlayer::Off)) {
        found.push_back(notBeside(Module::Teams, gameType).by(Ruling::TwoBanditsPerPlayer));
    }
    if (!plan.rulings.is(TeamStructure::None)) {
        found.push_back(notBeside(Module::Teams, gameType).by(Ruling::TeamStructure));
    }
}

void objectToTrain(const Plan& plan, Found& found)
{
    const bool needsIt = plan.rulings.is(TeamGameWithoutArmouredTrain::No);
    if (!needsIt || plan.modules.contains(Module::Couriers)) return;
    found.push_back(refused(Reason::NeedsModule, {4, 1, 4})
                        .with(static_cast<int>(Module::Couriers))
                        .by(Ruling::TeamGameWithoutArmouredTrain));
}

void objectToMarshal(const Plan& plan, Found& found)
{
    if (!isMarshalPlayed(plan) || plan.rulings.is(PlayerMarshalInTeamGame::Yes)) return;
    found.push_back(
        notBeside(Module::MarshalPrisoners, {4, 1, 2}).by(Ruling::PlayerMarshalInTeamGame));
}

/// 4.1.5: of the bots Il Professore alone, whose own rules say whether he can be followed.
void objectToBots(const Plan& plan, Found& found)
{
    for (const SeatPlan& seat : plan.seats) {
        if (!seat.isBot || seat.characters.contains(Pawn::Professore)) continue;
        const Pawn who = seat.characters.empty() ? Pawn::None : seat.characters.front();
        found.push_back(notBeside(Module::Teams, {4, 1, 5}).with(who));
    }
}

void objectToNumbers(const Plan& plan, Found& found)
{
    const auto& seats = plan.seats;
    const auto players =
        static_cast<int>(std::count_if(seats.begin(), seats.end(), [](const SeatPlan& seat) {
            return isOfTeam(seat) && !seat.isBot;
        }));
    const int least = isBetrayal(plan) ? 4 : 3;
    if (players < least) found.push_back(refused(Reason::TooFewPlayers, gameType).with(least));
    // 4.3.2: Il Professore joins the smaller team.
    if (players % 2 != 0) found.push_back(notRefereed({4, 7, 8}).with(Pawn::Professore));
}

} // namespace

bool isTeamGame(const Plan& plan)
{
    return plan.modules.contains(Module::Teams);
}

int teamOf(const Plan& plan, SeatIndex seat)
{
    if (plan.rulings.is(TeamStructure::PairsSideBySide)) return seat / 2 + 1;
    if (!isTeamGame(plan) || !isOfTeam(plan.seats[seat])) return 0;
    const auto* first = plan.seats.begin();
    return static_cast<int>(std::count_if(first, first + seat, isOfTeam)) % teamCount + 1;
}

std::vector<Verdict> objectionsToTeams(const Plan& plan)
{
    Found found;
    if (!isTeamGame(plan)) return found;
    objectToVariants(plan, found);
    objectToTrain(plan, found);
    objectToMarshal(plan, found);
    objectToBots(plan, found);
    objectToNumbers(plan, found);
    return found;
}

bool hasMarshal(const Plan& plan)
{
    return !isTeamGame(plan) || isMarshalPlayed(plan) || plan.rulings.is(BotMarshalInTeamGame::Yes);
}

bool isBrownSetOf(const Plan& plan, RoundSet set)
{
    const bool withStations = !isTeamGame(plan) || plan.rulings.is(StationCardsInTeamGames::Yes);
    switch (set) {
    case RoundSet::UpToFour:
    case RoundSet::FiveOrMore: return false;
    case RoundSet::Station: return withStations;
    case RoundSet::CavalryNormal: return isTeamGame(plan) && !isBetrayal(plan);
    case RoundSet::CavalryBetrayal: return isTeamGame(plan) && isBetrayal(plan);
    }
    return false;
}

} // namespace caboose::rules
