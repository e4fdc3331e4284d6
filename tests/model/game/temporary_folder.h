// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace caboose::game::test {

/// A folder of its own for a test, gone with it.
class TemporaryFolder {
public:
    TemporaryFolder();
    /// In memory, if the system has such a place: for tests that write very often.
    static std::filesystem::path quickPlace();
    explicit TemporaryFolder(const std::filesystem::path& in);
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const
    {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

std::string readAll(const std::filesystem::path& file);
void writeAll(const std::filesystem::path& file, const std::string& text);

} // namespace caboose::game::test
