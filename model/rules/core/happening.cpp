// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/happening.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

/// The last row is that of HappeningKind::Count, which never happens.
constexpr std::array<HappeningRow, happeningKindCount + 1> rows{{
#define HAPPENING(name, word) {.key = word,
#define SECRET .hasSecretCard = true,
#define HEADING .isHeading = true,
#define ASIDE .isAside = true,
#define UNTOLD .isUntold = true,
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/core/happenings.def"
    {.key = "none"},
}};

} // namespace

const HappeningRow& rowOf(HappeningKind what)
{
    return rows[static_cast<std::size_t>(what)];
}

std::string_view keyOf(HappeningKind what)
{
    return rowOf(what).key;
}

std::optional<HappeningKind> happeningKindFrom(std::string_view key)
{
    const auto* found = std::find_if(rows.begin(), rows.end() - 1,
                                     [key](const HappeningRow& row) { return row.key == key; });
    if (found == rows.end() - 1) return std::nullopt;
    return static_cast<HappeningKind>(found - rows.begin());
}

} // namespace caboose::rules
