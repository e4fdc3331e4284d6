// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>

namespace caboose::architecture {

namespace {

bool isGuarded(const SourceFile& file)
{
    return std::count(file.lines.begin(), file.lines.end(), "#pragma once") == 1;
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.isHeader() && !isGuarded(file)) {
            findings.push_back({file.path, 1, "has no #pragma once"});
        }
    }
    return findings;
}

} // namespace

Law pragmaOnce()
{
    return {
        "pragma once",
        "Write #pragma once after the licence lines; no include guards.",
        check,
        {
            {"none, or a guard",
             {{"app/a.h", "int a;\n"}, {"app/b.h", "#ifndef B_H\n#define B_H\n#endif\n"}},
             {"app/a.h:1", "app/b.h:1"}},
            {"once", {{"app/a.h", "// x\n#pragma once\nint a;\n"}, {"app/b.cpp", "int b;\n"}}, {}},
        }};
}

} // namespace caboose::architecture
