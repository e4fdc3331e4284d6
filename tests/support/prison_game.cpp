// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/prison_game.h"

#include "tests/support/laid_game.h"

#include <string>

namespace caboose::test {
namespace {

constexpr auto position = R"(rules combined-2.1
keeps goals
train locomotive first-class saloon restaurant luggage prison
seats marshal belle doc ghost tuco
marshal in prison; 4 bullets; second-pile 2; brawlers silver bronze
belle in saloon; 2 mailbag; brawlers gold
doc in prison-cell; captured; not poster; disarmed 1
tuco in prison-cell; captured; not poster
ghost on prison-roof; prisoner belle
prisoners silk mei django
achieved-prisoners al
goals upcoming 2 unknown; current dodge-bullets warrant(doc) arch-enemy; revealed 3; peeked ghost 1
round 3 bridge-2-4
)";

constexpr auto end = R"(rules combined-2.1
keeps goals
train locomotive first-class saloon restaurant luggage prison
seats marshal belle doc tuco ghost
marshal in locomotive; 4 bullets; brawlers bronze
belle in saloon; 2 jewels; brawlers gold silver
doc in luggage; captured; not poster; purse 250
tuco in prison-cell; captured; not poster; jewel
ghost in luggage; 2 jewels; 5 bullets
prisoners silk mei
achieved-prisoners al
saloon holds mailbag ?
goals current golden-bullet-award warrant(doc) warrant(belle) only-a-flesh-wound throw-away-the-key
step reveal-goals
)";

} // namespace

std::unique_ptr<game::Game> prisonGame()
{
    return laidGame(position);
}

std::unique_ptr<game::Game> endOfPrisonGame(MarshalsEnd which)
{
    std::string text = end;
    const bool wins = which != MarshalsEnd::Fails;
    text += wins ? "marshal second-pile 0\n" : "marshal second-pile 3\n";
    const bool isShared = which == MarshalsEnd::WinsWithThePoorest;
    text += isShared ? "round 5 card(normal event:guilty-conscience)\n" : "round 5 pickpocketing\n";
    return laidGame(text);
}

} // namespace caboose::test
