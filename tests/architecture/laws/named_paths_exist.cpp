// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <regex>

namespace caboose::architecture {

namespace {

/// README.md, CONTRIBUTING.md and the like: what tells people where things are.
bool isGuide(const SourceFile& file)
{
    const std::string name = file.path.substr(file.path.rfind('/') + 1);
    return name.ends_with(".md") &&
           name.find_first_of("abcdefghijklmnopqrstuvwxyz") == name.find(".md") + 1;
}

/// In `quotes`: something with a slash in it, or the name of a file of ours; no option, no address,
/// nothing with a placeholder.
const std::regex& quotedPath()
{
    static const std::regex pattern(
        "`((?:\\.?[A-Za-z0-9_][A-Za-z0-9_.-]*/)+[A-Za-z0-9_.-]*"
        "|[A-Za-z0-9_-]+\\.(?:cpp|h|md|cmake|case|json|qss))(?::[a-zA-Z]+\\(\\))?`");
    return pattern;
}

/// Made by the build, or standing for any name: "views/panels/x".
bool isElsewhere(const std::string& path)
{
    return path.starts_with("build/") || path.find("/x/") != std::string::npos ||
           path.ends_with("/x");
}

bool endsLike(const std::string& path, const std::string& end)
{
    return path == end || path.ends_with('/' + end);
}

/// From the root, or from some folder below: "core/reason.h" says enough in the model's README, and
/// "09_trains/areas" names both of its files.
bool isThere(const Tree& tree, std::string wanted)
{
    const bool isFolder = wanted.ends_with('/');
    if (isFolder) {
        wanted.pop_back();
    }
    return std::any_of(tree.files.begin(), tree.files.end(), [&](const SourceFile& file) {
        const std::string inside = '/' + file.path;
        const bool isFile = endsLike(file.path, wanted) ||
                            endsLike(file.path.substr(0, file.path.rfind('.')), wanted);
        return (!isFolder && isFile) || inside.find('/' + wanted + '/') != std::string::npos;
    });
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        for (std::size_t i = 0; isGuide(file) && i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            for (std::sregex_iterator at(line.begin(), line.end(), quotedPath()), end; at != end;
                 ++at) {
                const std::string path = (*at)[1];
                if (!isElsewhere(path) && !isThere(tree, path)) {
                    findings.push_back({file.path, static_cast<int>(i) + 1, "names " + path});
                }
            }
        }
    }
    return findings;
}

} // namespace

Law namedPathsExist()
{
    return {
        "named paths exist",
        "A guide names a file or folder that is not there (any more): follow it to where it went.",
        check,
        {
            {"a file that moved, a folder that went",
             {{"README.md", "A line in `app/panel_list.cpp`,\na folder in `views/rooms/`.\n"},
              {"model/README.md", "See `reasons.h`.\n"},
              {".github/CONTRIBUTING.md", "`tests/unit` has them\n"},
              {"app/window/panel_list.cpp", ""},
              {"model/rules/core/reason.h", ""}},
             {".github/CONTRIBUTING.md:1", "README.md:1", "README.md:2", "model/README.md:1"}},
            {"from the root, from a folder below, what is built, what is no path",
             {{"README.md",
               "`app/window/panel_list.cpp` `app/window` `window/panel_list.cpp:run()`\n"
               "`build/dev/bin/caboose` `ctest -R judge` `caboose:rule/10.5` `x`\n"},
              {"model/README.md", "`core/reason.h`, `reason.h`, `core/reason`, `views/panels/x`\n"},
              {"resources/rulebook/en/10_deeds.md", "`no/such/file`\n"},
              {"app/window/panel_list.cpp", ""},
              {"model/rules/core/reason.h", ""}},
             {}},
        }};
}

} // namespace caboose::architecture
