// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/record_store.h"

#include <array>

namespace caboose::game {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Saved::Count)> savedKeys{
    "yes",      "not-asked", "disk-full", "read-only", "too-large", "vanished",
    "replaced", "changed",   "beside",    "in-use",    "failed"};

} // namespace

std::string_view keyOf(Saved saved)
{
    return savedKeys[static_cast<std::size_t>(saved)];
}

} // namespace caboose::game
