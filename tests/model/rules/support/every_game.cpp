// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/every_game.h"

#include "model/rules/16_bots/bot_row.h"

#include <algorithm>
#include <utility>

namespace caboose::rules {

namespace {

using Bandits = std::vector<Pawn>;

void shuffle(Bandits& bandits, Random& random)
{
    for (std::size_t i = bandits.size(); i > 1; --i) {
        std::swap(bandits[i - 1], bandits[random.below(static_cast<std::uint32_t>(i))]);
    }
}

/// Three of each, so that each of the first may be matched with one of the second (20.4.1).
SeatPlan pairOf(const Bandits& leaders, const Bandits& others, std::size_t n)
{
    SeatPlan seat;
    seat.characters = {leaders[n], others[n]};
    return seat;
}

SeatPlan single(Pawn who)
{
    SeatPlan seat;
    seat.characters = {who};
    return seat;
}

void seatPairs(Plan& plan, std::size_t players, Random& random)
{
    Bandits leaders{Pawn::Ghost, Pawn::Doc, Pawn::Belle};
    Bandits others{Pawn::Cheyenne, Pawn::Django, Pawn::Tuco};
    shuffle(leaders, random);
    shuffle(others, random);
    for (std::size_t n = 0; n < players && n < leaders.size(); ++n)
        plan.seats.push_back(pairOf(leaders, others, n));
}

void seatSingles(Plan& plan, std::size_t players, Random& random)
{
    Bandits bandits{Pawn::Belle, Pawn::Cheyenne, Pawn::Django, Pawn::Doc, Pawn::Ghost, Pawn::Tuco};
    shuffle(bandits, random);
    for (std::size_t n = 0; n < players && n < bandits.size(); ++n)
        plan.seats.push_back(single(bandits[n]));
}

bool isPossible(Edition edition, int players)
{
    Random random(1);
    const Plan plan = planOf({edition, players, {}}, random);
    return static_cast<int>(plan.seats.size()) == players && objections(plan).empty();
}

} // namespace

Plan planOf(const GameKind& game, Random& random)
{
    Plan plan;
    plan.rulings = preset(game.edition);
    plan.kept = game.kept;
    const auto players = static_cast<std::size_t>(game.players);
    if (plan.rulings.is(TwoBanditsPerPlayer::Off)) {
        seatSingles(plan, players, random);
    } else {
        seatPairs(plan, players, random);
    }
    return plan;
}

std::vector<GameKind> everyGame()
{
    constexpr int mostPlayers = 6;
    constexpr unsigned keptWays = 8;
    std::vector<GameKind> games;
    for (std::size_t e = 0; e < editionCount; ++e) {
        for (int players = 2; players <= mostPlayers; ++players) {
            const auto edition = static_cast<Edition>(e);
            if (!isPossible(edition, players)) continue;
            for (unsigned k = 0; k < keptWays; ++k) {
                const KeptByProgram kept{(k & 1U) != 0, (k & 2U) != 0, (k & 4U) != 0};
                games.push_back({edition, players, kept});
            }
        }
    }
    return games;
}

namespace {

void seatBot(Plan& plan, Pawn who)
{
    const auto isTheirs = [who](const SeatPlan& seat) { return seat.characters.contains(who); };
    auto* seat = std::find_if(plan.seats.begin(), plan.seats.end(), isTheirs);
    if (seat == plan.seats.end()) {
        seat = plan.seats.end() - 1;
        while (seat->isBot) --seat;
    }
    seat->characters = {who};
    seat->isBot = true;
}

} // namespace

void seatBots(Plan& plan, PawnSet bots)
{
    for (const Pawn who : bots) {
        const auto people = std::count_if(plan.seats.begin(), plan.seats.end(),
                                          [](const SeatPlan& seat) { return !seat.isBot; });
        if (people > 1) seatBot(plan, who);
    }
}

PawnSet anyBots(Random& random)
{
    PawnSet bots;
    while (bots.empty()) {
        for (int i = 0; i < banditCount; ++i) {
            const BotRow* row = botRow(pawnAt(i));
            const bool isWritten = row != nullptr && row->isRefereed();
            if (isWritten && random.below(2) == 0) bots.insert(pawnAt(i));
        }
    }
    return bots;
}

std::string describe(const GameKind& game)
{
    return std::string(keyOf(game.edition)) + ", " + std::to_string(game.players) + " players" +
           (game.kept.decks ? ", decks kept" : "") +
           (game.kept.purseValues ? ", purse values kept" : "") +
           (game.kept.roundDeck ? ", round deck kept" : "");
}

} // namespace caboose::rules
