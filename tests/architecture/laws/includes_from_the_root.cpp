// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <array>

namespace caboose::architecture {

namespace {

bool startsAtTheRoot(std::string_view path)
{
    static constexpr std::array folders{"app/", "model/", "views/", "tests/", "packaging/"};
    for (const std::string_view folder : folders) {
        if (path.starts_with(folder)) {
            return true;
        }
    }
    return path.ends_with(".moc"); // what Qt's moc makes of a test's source
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        for (const Include& include : file.includes) {
            if (include.quoted && !startsAtTheRoot(include.path)) {
                findings.push_back({file.path, include.line, "includes \"" + include.path + "\""});
            } else if (!include.quoted && startsAtTheRoot(include.path)) {
                findings.push_back({file.path, include.line, "includes <" + include.path + ">"});
            }
        }
    }
    return findings;
}

} // namespace

Law includesFromTheRoot()
{
    return {
        "includes from the root",
        "Write our own headers as \"model/rules/core/table.h\", from the repository's root and "
        "in quotes; everything else in angle brackets.",
        check,
        {
            {"beside, above, foreign in quotes, own in brackets",
             {{"app/a.cpp", "#include \"docks.h\"\n#include \"../model/a.h\"\n"
                            "#include \"QString\"\n#include <app/docks.h>\n"}},
             {"app/a.cpp:1", "app/a.cpp:2", "app/a.cpp:3", "app/a.cpp:4"}},
            {"as it should be",
             {{"app/a.cpp", "#include \"app/docks.h\"\n#include <QString>\n#include <vector>\n"},
              {"tests/panels/b.cpp", "#include \"b.moc\"\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
