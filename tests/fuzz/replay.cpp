// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/feed.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

std::string readAll(const std::filesystem::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return std::move(text).str();
}

} // namespace

/// Feeds every text of the corpus once: seeds, and whatever the fuzzer once tripped over.
TEST(Corpus, isDigested)
{
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(CABOOSE_CORPUS)) {
        if (entry.is_regular_file()) {
            SCOPED_TRACE(entry.path());
            caboose::fuzz::feed(readAll(entry.path()));
            ++count;
        }
    }
    EXPECT_GT(count, 0) << "no seeds in " << CABOOSE_CORPUS;
}
