// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/prison_game.h"

#include "model/notation/notation.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace caboose::test {
namespace {

constexpr auto position = R"(rules combined-2.1
keeps goals
train locomotive first-class saloon restaurant luggage prison
seats marshal belle doc ghost tuco
marshal in prison; 4 bullets; second-pile 2; brawlers silver bronze
belle in saloon; 2 mailbag; brawlers gold
doc in prison-cell; captured; not poster; voided fire
tuco in prison-cell; captured; not poster
ghost on prison-roof; prisoner belle
prisoners silk mei django
achieved-prisoners al
goals upcoming 2 unknown; current dodge-bullets warrant(doc) arch-enemy; revealed 3; peeked ghost 1
round 3 bridge-2-4
)";

} // namespace

std::unique_ptr<game::Game> prisonGame()
{
    notation::Reading reading = notation::read(position);
    if (!reading.isSound()) {
        std::fprintf(stderr, "line %d: %s is not understood\n", reading.mistakes.front().line,
                     reading.mistakes.front().found.c_str());
        std::abort();
    }
    game::Started started;
    started.table = std::make_shared<rules::Table>(std::move(reading.position.table));
    started.seed = 1;
    return std::make_unique<game::Game>(std::move(started), [] { return game::Time{}; });
}

} // namespace caboose::test
