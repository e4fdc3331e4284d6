// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/playout/playout.h"

#include "model/rules/core/resolve.h"
#include "model/rules/playout/random_player.h"

#include <chrono>
#include <thread>
#include <vector>

namespace caboose::rules {

namespace {

/// Seeds far apart for games that stand next to each other.
std::uint64_t seedOf(std::uint64_t first, std::uint64_t game)
{
    return first * 0x9e3779b97f4a7c15ULL + game;
}

PlayoutResult playRange(const PlayoutOrder& order, std::uint64_t from, std::uint64_t to)
{
    PlayoutResult result;
    const Table start = tableFor(order.plan);
    for (std::uint64_t game = from; game < to; ++game) {
        Table table = start;
        result.beats += playToEnd(table, seedOf(order.seed, game));
        // A sum, so that the order of the games and the number of threads don't matter.
        result.digest += digest(table);
        ++result.games;
    }
    return result;
}

} // namespace

std::uint64_t playToEnd(Table& table, std::uint64_t seed)
{
    RandomPlayer player(seed);
    std::uint64_t beats = 0;
    while (table.progress.step != Step::GameOver && playBeat(table, player)) ++beats;
    return beats;
}

PlayoutResult playOut(const PlayoutOrder& order)
{
    const auto start = std::chrono::steady_clock::now();
    const auto games = static_cast<std::uint64_t>(order.games);
    const auto threads = static_cast<std::uint64_t>(order.threads);
    std::vector<PlayoutResult> parts(threads);
    std::vector<std::thread> workers;
    for (std::uint64_t i = 0; i < threads; ++i) {
        workers.emplace_back([&, i] {
            parts[i] = playRange(order, games * i / threads, games * (i + 1) / threads);
        });
    }
    for (std::thread& worker : workers) worker.join();

    PlayoutResult all;
    for (const PlayoutResult& part : parts) {
        all.games += part.games;
        all.beats += part.beats;
        all.digest += part.digest;
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    all.seconds = taken.count();
    return all;
}

Plan standardPlan(const Rulings& rulings, int players, Modules modules)
{
    // Two rows, so that in the two-bandit games each of the first is matched with one of the
    // second.
    constexpr std::array leaders{Pawn::Belle, Pawn::Doc, Pawn::Ghost};
    constexpr std::array others{Pawn::Cheyenne, Pawn::Django, Pawn::Tuco};
    Plan plan;
    plan.rulings = rulings;
    plan.modules = modules;
    plan.kept = {.decks = true, .purseValues = true, .roundDeck = true};
    const bool two = !rulings.is(TwoBanditsPerPlayer::Off);
    if (modules.contains(Module::MarshalPrisoners)) {
        plan.seats.push_back({.characters = {Pawn::Marshal}});
        plan.kept.goals = true;
        --players;
    }
    for (int i = 0; i < players; ++i) {
        const auto n = static_cast<std::size_t>(i);
        SeatPlan seat;
        if (two) {
            seat.characters = {leaders[n % 3], others[n % 3]};
        } else {
            seat.characters = {n % 2 == 0 ? leaders[n / 2 % 3] : others[n / 2 % 3]};
        }
        plan.seats.push_back(seat);
    }
    return plan;
}

} // namespace caboose::rules
