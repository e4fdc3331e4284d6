// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/laws.h"

#include <regex>

namespace caboose::house {

namespace {

std::vector<Finding> check(const Tree& tree)
{
    // The words are cut in two, so that this file may be checked like any other.
    static const std::regex words("\\b(TO"
                                  "DO|FIX"
                                  "ME|X"
                                  "XX|HA"
                                  "CK)\\b");
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
    return {"nothing left for later",
            "Do it now, or write an issue; the sources speak of what is there.",
            check,
            {
                {"each of the words",
                 {{"app/a.cpp", "int a; // TO"
                                "DO later\n// FIX"
                                "ME(you)\n/* X"
                                "XX */\n"},
                  {"packaging/run", "#!/bin/sh\n\n# HA"
                                    "CK\n"}},
                 {"app/a.cpp:1", "app/a.cpp:2", "app/a.cpp:3", "packaging/run:3"}},
                {"other words",
                 {{"app/a.cpp", "int todo; auto s = \"mktemp -d XXXXXX\"; // hacks\n"}},
                 {}},
            }};
}

} // namespace caboose::house
