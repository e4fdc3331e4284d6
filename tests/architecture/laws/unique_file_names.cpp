// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <map>

namespace caboose::architecture {

namespace {

std::string nameOf(const SourceFile& file)
{
    return file.path.substr(file.path.rfind('/') + 1);
}

std::vector<Finding> check(const Tree& tree)
{
    std::map<std::string, std::string> first;
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        const std::string name = nameOf(file);
        if (file.language != Language::Cpp || name == "main.cpp") {
            continue;
        }
        const auto [known, isNew] = first.emplace(name, file.path);
        if (!isNew) {
            findings.push_back({file.path, 1, "is called like " + known->second});
        }
    }
    return findings;
}

} // namespace

Law uniqueFileNames()
{
    return {
        "unique file names",
        "Whoever goes to a file by its name finds one: say in the name what is in this one.",
        check,
        {
            {"twice, in C++",
             {{"model/game/story.h", ""}, {"views/items/story/story.h", ""}, {"app/story.cpp", ""}},
             {"views/items/story/story.h:1"}},
            {"a header and its source, entry points, build files, texts",
             {{"app/docks.h", ""},
              {"app/docks.cpp", ""},
              {"app/main.cpp", ""},
              {"tests/main.cpp", ""},
              {"app/CMakeLists.txt", ""},
              {"tests/CMakeLists.txt", ""},
              {"README.md", ""},
              {"model/README.md", ""}},
             {}},
        }};
}

} // namespace caboose::architecture
