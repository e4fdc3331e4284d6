// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

bool isOurs(const SourceFile& file)
{
    return file.isIn("app") || file.isIn("model") || file.isIn("tests") || file.isIn("views");
}

bool isSnakeCase(const SourceFile& file)
{
    static const std::regex pattern("([a-z0-9_]+/)*[a-z0-9_]+(\\.\\w+)+");
    return std::regex_match(file.path, pattern);
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.language == Language::Cpp && isOurs(file) && !isSnakeCase(file)) {
            findings.push_back({file.path, 1, "is not in snake_case"});
        }
    }
    return findings;
}

} // namespace

Law snakeCaseFiles()
{
    return {"snake_case files",
            "Name C++ files and their folders in small letters with underscores: train_map.h.",
            check,
            {
                {"capitals and hyphens",
                 {{"app/MainWindow.h", ""}, {"views/train-map/a.cpp", ""}},
                 {"app/MainWindow.h:1", "views/train-map/a.cpp:1"}},
                {"snakes",
                 {{"app/main_window.h", ""},
                  {"views/train_map/a2.cpp", ""},
                  {"tests/source_dir.h.in", ""}},
                 {}},
            }};
}

} // namespace caboose::architecture
