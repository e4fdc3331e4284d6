// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/misfit.h"

#include <array>

namespace caboose::game {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Misfit::Count)> misfitKeys{
    "nothing-asked",  "other-question", "refused",       "not-offered", "not-yet",
    "game-over",      "impossible",     "contradiction", "not-here",    "unplayable",
    "unknown-before", "nowhere-to-go",  "trying",        "not-trying",  "only-looked-at"};

} // namespace

std::string_view keyOf(Misfit misfit)
{
    return misfitKeys[static_cast<std::size_t>(misfit)];
}

} // namespace caboose::game
