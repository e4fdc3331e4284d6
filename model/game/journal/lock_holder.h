// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace caboose::game {

/// Who writes a file that somebody else wants to write.
struct LockHolder {
    int process = 0;     ///< 0: not known
    std::string program; ///< its name; empty: not known
};

/// Who holds the lock on an open file, as far as the system tells.
LockHolder holderOf(int descriptor);

} // namespace caboose::game
