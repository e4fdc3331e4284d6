// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/journal/lock_holder.h"
#include "model/game/journal/record_store.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

struct stat;

namespace caboose::game {

/// A file on disk that only grows. What write() has acknowledged survives a power cut. While it is
/// open, no other program can open it so. Knows bytes, not entries: journal.h decides what is
/// written where.
class GrowingFile {
public:
    struct Opened;
    /// An existing file.
    static Opened open(const std::filesystem::path& path);
    /// A new one; there must be none with this name. Its name is safe, too, when this returns.
    static Opened create(const std::filesystem::path& path);

    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;
    ~GrowingFile();

    /// All of it; nothing if that can't be read. Of a file that is larger than any game, a part.
    [[nodiscard]] std::optional<std::string> read() const;
    /// Puts the bytes behind the first `at` bytes, where the file ends then, and waits until they
    /// are safe. After a failure the file may hold a part of them behind `at`. Only for a file
    /// whose whereabouts() are right.
    Saved write(std::size_t at, const std::string& bytes);
    /// Is it still the file that its name leads to, and did nobody else write to it?
    [[nodiscard]] Saved whereabouts() const;
    /// From now on, what is in it now is what was written here.
    void trust();

private:
    GrowingFile(int descriptor, std::filesystem::path path)
        : m_descriptor(descriptor), m_path(std::move(path))
    {}
    static Opened openWith(const std::filesystem::path& path, int flags);

    /// Changes with whatever is written to a file.
    struct Stamp {
        std::int64_t size = 0;
        std::int64_t written = 0; ///< in nanoseconds
        std::int64_t changed = 0;

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    static Stamp stampOf(const struct stat& info);

    int m_descriptor;
    std::filesystem::path m_path;
    Stamp m_stamp;
};

struct GrowingFile::Opened {
    std::unique_ptr<GrowingFile> file;
    Saved saved = Saved::Yes; ///< or why there is no file
    LockHolder holder;        ///< when it is in use
    int systemError = 0;      ///< errno, for whoever looks closer
};

/// Reads a file that may not be written. Of one that is larger than any game, a part.
std::optional<std::string> readFile(const std::filesystem::path& path);

/// What an error of the system means for whoever wants to save.
Saved savedFrom(int systemError);

} // namespace caboose::game
