// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::game::test {

/// Where in writing to the disk the power goes.
enum class Cut {
    Never,
    BeforeWriting,
    WhileWriting,   ///< only a part of the bytes is written
    BeforeFlushing, ///< all is written, but what was not flushed is lost or torn
    AfterFlushing
};

/// From now on the process dies at the n-th piece that it writes. (This program's own pwrite(),
/// ftruncate() and fsync() stand before those of the system.)
void cutPower(Cut cut, int piece, unsigned randomness);

} // namespace caboose::game::test
