// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <array>

namespace caboose::architecture {

namespace {

constexpr std::array<std::string_view, 11> known{
    "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md",    "app",  "model",
    "packaging",      "resources",         "tests",   "translations", "views"};

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const std::string& name : tree.topLevel) {
        const bool isKnown = std::find(known.begin(), known.end(), name) != known.end();
        if (!isKnown && !name.starts_with('.')) {
            findings.push_back({name, 1, "stands at the top of the repository"});
        }
    }
    return findings;
}

} // namespace

Law fixedTopLevel()
{
    return {"fixed top level",
            "The top of the repository is a map of the house and stays as it is; find the folder "
            "that this belongs to.",
            check,
            {
                {"a file and a folder",
                 {{"NOTES.md", "hello\n"}, {"scripts/a", "hello\n"}, {"app/a.h", ""}},
                 {"NOTES.md:1", "scripts:1"}},
                {"the map",
                 {{"README.md", ""}, {"CMakeLists.txt", ""}, {".gitignore", ""}, {"tests/a", ""}},
                 {}},
            }};
}

} // namespace caboose::architecture
