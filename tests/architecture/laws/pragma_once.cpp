// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>

namespace caboose::architecture {

namespace {

/// Right behind the two lines of the licence.
bool isGuarded(const SourceFile& file)
{
    return file.lines.size() > 2 && file.lines[2] == "#pragma once" &&
           std::count(file.lines.begin(), file.lines.end(), "#pragma once") == 1;
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.isHeader() && !isGuarded(file)) {
            findings.push_back({file.path, 1, "has no #pragma once in its third line"});
        }
    }
    return findings;
}

} // namespace

Law pragmaOnce()
{
    return {"pragma once",
            "Write #pragma once right below the two licence lines, with no blank line between; no "
            "include guards.",
            check,
            {
                {"none, a guard, a blank line before it",
                 {{"app/a.h", "// a\n// b\nint a;\n"},
                  {"app/b.h", "#ifndef B_H\n#define B_H\n#endif\n"},
                  {"app/c.h", "// a\n// b\n\n#pragma once\n"}},
                 {"app/a.h:1", "app/b.h:1", "app/c.h:1"}},
                {"once",
                 {{"app/a.h", "// a\n// b\n#pragma once\nint a;\n"}, {"app/b.cpp", "int b;\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
