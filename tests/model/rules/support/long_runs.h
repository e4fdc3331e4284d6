// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sanitized.h"

#include <cstdlib>

namespace caboose::rules {

/// How many random games or positions a test tries: as many as usual, an eighth of them where
/// each takes ten times as long, or as many as CABOOSE_LONG_GAMES says where somebody has more
/// time.
inline int runsWanted(int usual)
{
    const char* wanted = std::getenv("CABOOSE_LONG_GAMES");
    if (wanted != nullptr) return std::atoi(wanted);
    return test::isSanitized ? usual / 8 : usual;
}

} // namespace caboose::rules
