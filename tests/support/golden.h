// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace caboose::test {

/// How `text` differs from the text kept in a golden file; empty when it does not. `name` is the
/// file's path below tests/ ("items/golden/log.txt").
///
///     EXPECT_EQ(differenceFromGolden("items/golden/log.txt", text), "");    // GoogleTest
///     QCOMPARE(differenceFromGolden("items/golden/log.txt", text), "");     // Qt Test
///
/// With UPDATE_GOLDEN=1 in the environment the file is written anew instead; look at what changed
/// (git diff) and commit it together with its cause.
std::string differenceFromGolden(std::string_view name, std::string_view text);

/// The same for a file anywhere.
std::string differenceFromFile(const std::filesystem::path& file, std::string_view text);

} // namespace caboose::test
