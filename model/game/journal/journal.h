// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/journal/growing_file.h"
#include "model/game/journal/record_store.h"

#include <filesystem>
#include <memory>
#include <string>

namespace caboose::game {

/// Keeps a record in a file (FORMAT.md). What could not be written stays in the record, and is
/// written as soon as that is possible: when the disk has room again, when the medium is back, when
/// the folder may be written to. If somebody else has changed the file or put another one in its
/// place, that one stays as it is, and all of the record goes into a new file beside it. The record
/// must be the same each time, grown at its end.
class Journal : public RecordStore {
public:
    /// A file that is there and says what the record says up to an entry, in so many bytes.
    Journal(std::filesystem::path path, std::unique_ptr<GrowingFile> file, std::size_t bytes,
            Number entries);
    /// A file that is to be made with the first entry.
    explicit Journal(std::filesystem::path path) : m_path(std::move(path)) {}

    /// Writes all that is not kept yet, and returns when it is safe. Beside: once, when it has
    /// moved.
    Saved keep(const Record& record) override;

    /// Where it is kept now. Another one after Saved::Beside.
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// How many entries are safe.
    [[nodiscard]] Number kept() const { return m_kept; }

private:
    Saved reach(const Record& record);
    Saved reachAgain(const Record& record);
    Saved refresh(const Record& record, GrowingFile::Opened opened);
    Saved goBeside();
    void beginWith(std::unique_ptr<GrowingFile> file);
    [[nodiscard]] bool isAsWritten(const Record& record) const;

    std::filesystem::path m_path;
    std::unique_ptr<GrowingFile> m_file;
    std::size_t m_bytes = 0;
    Number m_kept = 0;
    bool m_isBeside = false; ///< in a new file, which has nothing in it yet
};

} // namespace caboose::game
