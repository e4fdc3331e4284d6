// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include "tests/source_dir.h"
#include "tests/support/line_diff.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace caboose::test {

namespace fs = std::filesystem;

namespace {

std::string readAll(const fs::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return std::move(text).str();
}

std::string write(const fs::path& file, std::string_view text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return readAll(file) == text ? std::string() : "cannot write " + file.string() + "\n";
}

bool isUpdating()
{
    const char* update = std::getenv("UPDATE_GOLDEN");
    return update != nullptr && std::string_view(update) == "1";
}

} // namespace

std::string differenceFromGolden(std::string_view name, std::string_view text)
{
    return differenceFromFile(fs::path(CABOOSE_SOURCE_DIR) / "tests" / name, text);
}

std::string differenceFromFile(const fs::path& file, std::string_view text)
{
    if (isUpdating()) {
        return write(file, text);
    }
    const std::string hint = " (UPDATE_GOLDEN=1 writes it)\n";
    if (!fs::exists(file)) {
        return "there is no " + file.string() + hint + lineDiff("", text);
    }
    const std::string diff = lineDiff(readAll(file), text);
    return diff.empty() ? diff : "differs from " + file.string() + hint + diff;
}

} // namespace caboose::test
