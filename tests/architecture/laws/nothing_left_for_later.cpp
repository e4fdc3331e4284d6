// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

std::vector<Finding> check(const Tree& tree)
{
    // The brackets keep the pattern from finding itself.
    static const std::regex words("\\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\\b");
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            std::smatch match;
            if (file.language != Language::Other &&
                std::regex_search(file.lines[i], match, words)) {
                findings.push_back({file.path, static_cast<int>(i) + 1, "says " + match.str()});
            }
        }
    }
    return findings;
}

} // namespace

Law nothingLeftForLater()
{
    // Put together here, so that this file may be checked like any other.
    static const std::string todo = std::string("TO") + "DO";
    static const std::string fixme = std::string("FIX") + "ME";
    static const std::string hack = std::string("HA") + "CK";
    return {"nothing left for later",
            "Do it now, or write an issue; the sources speak of what is there.",
            check,
            {
                {"each of the words",
                 {{"app/a.cpp", "int a; // " + todo + " later\n// " + fixme + "(you)\n"},
                  {"packaging/run", "#!/bin/sh\n\n# " + hack + "\n"}},
                 {"app/a.cpp:1", "app/a.cpp:2", "packaging/run:3"}},
                {"other words",
                 {{"app/a.cpp", "int todo; auto s = \"mktemp -d XXXXXX\"; // hacks\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
