// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

namespace caboose::architecture {

namespace {

constexpr std::size_t mostLines = 450;

/// A catalogue is a table that nobody reads from begin to end.
bool isTable(const SourceFile& file)
{
    return file.path.ends_with("_catalogue.cpp");
}

bool isCode(const SourceFile& file)
{
    const Language language = file.language;
    return language == Language::Cpp || language == Language::CMake ||
           language == Language::Script || language == Language::StyleSheet;
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (isCode(file) && !isTable(file) && file.lines.size() > mostLines) {
            findings.push_back({file.path, static_cast<int>(file.lines.size()),
                                "has " + std::to_string(file.lines.size()) + " lines"});
        }
    }
    return findings;
}

std::string lines(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += "x\n";
    }
    return text;
}

} // namespace

Law shortFiles()
{
    return {
        "short files",
        "At most 450 lines. Split it by question: one concept a file. (A table of data in C++ is "
        "called <what>_catalogue.cpp and may be longer.)",
        check,
        {
            {"one line too many", {{"app/a.cpp", lines(451)}}, {"app/a.cpp:451"}},
            {"just short enough; data may be long",
             {{"app/a.cpp", lines(450)},
              {"resources/cards.json", lines(9000)},
              {"model/card_catalogue.cpp", lines(451)}},
             {}},
        }};
}

} // namespace caboose::architecture
