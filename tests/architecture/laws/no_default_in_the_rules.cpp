// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

std::vector<Finding> check(const Tree& tree)
{
    static const std::regex label("\\s*default\\s*:.*");
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!file.path.starts_with("model/rules/")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (!std::regex_match(file.lines[i], label)) continue;
            findings.push_back({file.path, static_cast<int>(i) + 1, "has a default"});
        }
    }
    return findings;
}

} // namespace

Law noDefaultInTheRules()
{
    return {"no default in the rules",
            "Name every case of the switch, so that the compiler asks for what is new in the "
            "boxes: what it "
            "does, or that it is not refereed yet.",
            check,
            {
                {"a default",
                 {{"model/rules/a.cpp", "switch (e) {\n    default: break;\n}\n"}},
                 {"model/rules/a.cpp:2"}},
                {"elsewhere, and in words",
                 {{"views/a.cpp", "    default: break;\n"},
                  {"model/rules/b.cpp", "// the default: none\nbool isDefault;\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
