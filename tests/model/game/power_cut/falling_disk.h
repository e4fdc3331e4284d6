// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>

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

/// What a disk makes of being told to flush.
enum class Flushing { Done, Forgotten };

/// From now on the disk takes what is written a few bytes at a time, and each time takes a while;
/// flushing takes several. `flushed` is told up to which byte the file is safe; where flushing is
/// forgotten, it is as if nobody had asked for it.
void slowDown(std::chrono::microseconds each, std::atomic<std::int64_t>& flushed,
              Flushing flushing = Flushing::Done);
/// The power is gone: of what was not flushed, the file has a part, all or nothing.
void loseUnflushed(const std::filesystem::path& path, std::int64_t flushed, unsigned randomness);

} // namespace caboose::game::test
