// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of all editions, with and without what is in the boxes, as the rules are
// trained by them (packaging/cmake/training.cmake).

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/core/resolve.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"

#include <array>
#include <cstdio>

namespace {

using namespace caboose::rules;

constexpr int gamesOfEach = 100;
constexpr int playedWithRefusals = 10;
constexpr std::array boxes{
    Modules{Module::Base},
    Modules{Module::Base, Module::Stagecoach, Module::Horses, Module::Whiskey,
            Module::TimeTravelCar, Module::CircusCar, Module::SpecialPunch},
    Modules{Module::Base, Module::MarshalPrisoners},
};

/// As it is played at a screen, where people read why something may not be done.
void playWithRefusals(Table table, std::uint64_t seed)
{
    RandomPlayer player(seed);
    player.readRefusals();
    while (table.progress.step != Step::GameOver && playBeat(table, player)) {
    }
}

/// Returns how many games were played: none where these rules don't know these boxes.
std::uint64_t play(const Plan& plan)
{
    if (!objections(plan).empty()) return 0;
    for (std::uint64_t seed = 1; seed <= playedWithRefusals; ++seed) {
        playWithRefusals(tableFor(plan), seed);
    }
    return playOut({.plan = plan, .games = gamesOfEach}).games;
}

} // namespace

int main()
{
    std::uint64_t games = 0;
    for (std::size_t e = 0; e < editionCount; ++e) {
        const auto edition = static_cast<Edition>(e);
        for (const Modules modules : boxes) {
            const Rulings rulings = preset(edition, bookletsOf(modules, edition));
            for (const int players : {3, 4, 5, 6}) {
                games += play(standardPlan(rulings, players, modules));
            }
        }
    }
    std::printf("%llu games\n", static_cast<unsigned long long>(games));
    return games > 0 ? 0 : 1;
}
