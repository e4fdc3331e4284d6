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

namespace caboose::game {

/// A file on disk that only grows. What write() has acknowledged survives a power cut. While it is
/// open, no other program can open it so.
class GrowingFile {
public:
    struct Opened;
    /// An existing file.
    static Opened open(const std::filesystem::path& path);
    /// A new one; there must be none with this name.
    static Opened create(const std::filesystem::path& path);

    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;
    ~GrowingFile();

    /// All of it; nothing if that can't be read.
    [[nodiscard]] std::optional<std::string> read() const;
    /// Puts the bytes behind the first `at` bytes, where the file ends then, and waits until they
    /// are safe. After a failure the file may hold a part of them behind `at`.
    Saved write(std::size_t at, const std::string& bytes);
    /// Is it still the file that its name leads to?
    [[nodiscard]] Saved whereabouts() const;

private:
    GrowingFile(int descriptor, std::filesystem::path path)
        : m_descriptor(descriptor), m_path(std::move(path))
    {}
    static Opened openWith(const std::filesystem::path& path, int flags);

    int m_descriptor;
    std::filesystem::path m_path;
};

struct GrowingFile::Opened {
    std::unique_ptr<GrowingFile> file;
    Saved saved = Saved::Yes; ///< or why there is no file
    LockHolder holder;        ///< when it is in use
    int systemError = 0;      ///< errno, for whoever looks closer
};

/// Reads a file that may not be written.
std::optional<std::string> readFile(const std::filesystem::path& path);

/// What an error of the system means for whoever wants to save.
Saved savedFrom(int systemError);

} // namespace caboose::game
