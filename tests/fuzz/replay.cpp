// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/feed.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

bool caboose::fuzz::isSeed()
{
    return true;
}

namespace {

std::string readAll(const std::filesystem::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return std::move(text).str();
}

int feedAll(const std::filesystem::path& folder)
{
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        SCOPED_TRACE(entry.path());
        caboose::fuzz::feed(readAll(entry.path()));
        ++count;
    }
    return count;
}

} // namespace

/// Feeds every text of the corpus once: seeds, and whatever the fuzzer once tripped over.
TEST(Corpus, isDigested)
{
    for (const char* folder : {CABOOSE_CORPUS}) EXPECT_GT(feedAll(folder), 0) << folder;
}
