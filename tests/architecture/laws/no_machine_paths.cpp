// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

/// A path that begins at the root of a machine; "$folder/tmp/x" is none, and where the X server has
/// its sockets is the same everywhere. (The brackets keep the pattern from finding itself.)
const std::regex& machinePath()
{
    static const std::regex pattern("(^|[\\s\"'`=(:,;<>\\[{])"
                                    "/([w]ork|[t]mp|[r]oot|[h]ome)/(?!\\.X11-unix)");
    return pattern;
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (std::regex_search(file.lines[i], machinePath())) {
                findings.push_back({file.path, static_cast<int>(i) + 1, "names a machine's path"});
            }
        }
    }
    return findings;
}

} // namespace

Law noMachinePaths()
{
    // Put together here, so that this file may be checked like any other.
    static const std::string slash = "/";
    return {
        "no machine paths",
        "Nobody else has that folder: ask for it (QStandardPaths, mktemp, CMake variables).",
        check,
        {
            {"somebody's folders",
             {{"app/a.cpp", "auto a = \"" + slash + "work/main\";\n"},
              {"packaging/b", "#!/bin/sh\nx=" + slash + "tmp/x\ny='" + slash + "root/.cache'\n"},
              {"README.md", "See " + slash + "home/me/caboose.\n"}},
             {"README.md:1", "app/a.cpp:1", "packaging/b:2", "packaging/b:3"}},
            {"folders of one's own, system paths, addresses",
             {{"packaging/c", "#!/bin/sh\nx=$root/tmp/x\ny=/usr/share\nz=${TMPDIR:-/tmp}/a\n"},
              {"packaging/d", "#!/bin/sh\nls /tmp/.X11-unix\n"},
              {"README.md", "https://example.org/home/x\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
