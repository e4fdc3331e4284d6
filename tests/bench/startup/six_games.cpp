// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_games FOLDER - writes six long games into it that are not over: three as they are left
// when the program ends, with a last snapshot, and three as a power cut leaves them.

#include "model/game/journal/format.h"
#include "model/game/journal/journal_text.h"
#include "tests/bench/game/longest_game.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

using namespace caboose;

int main(int count, char** values)
{
    if (count != 2) {
        std::fprintf(stderr, "startup_games FOLDER\n");
        return 2;
    }
    constexpr std::uint64_t games = 6;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        game::Game left = game::shortBeforeItsEnd(*game::longGame(seed));
        if (seed % 2 == 1) left.takeSnapshot();
        const std::filesystem::path folder = values[1];
        std::ofstream file(folder / ("long-" + std::to_string(seed) + ".caboose"));
        file << game::writeJournal(left.record(), game::rulesRevision);
        if (!file.flush()) return 1;
    }
    return 0;
}
