// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace caboose::rules {

/// How many random games or positions a test tries: as many as usual, or as many as
/// CABOOSE_LONG_GAMES says where somebody has more time.
inline int runsWanted(int usual)
{
    const char* wanted = std::getenv("CABOOSE_LONG_GAMES");
    return wanted == nullptr ? usual : std::atoi(wanted);
}

} // namespace caboose::rules
