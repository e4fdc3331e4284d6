// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>

namespace caboose::architecture {

namespace {

bool hasInclude(const SourceFile& file, std::string_view path)
{
    return std::any_of(file.includes.begin(), file.includes.end(),
                       [path](const Include& include) { return include.path == path; });
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        const bool comparesRules = file.isIn("tests/model") && !file.isIn("tests/model/rulebook");
        if (comparesRules && hasInclude(file, "gtest/gtest.h") &&
            !hasInclude(file, "tests/support/print_rules.h")) {
            findings.push_back({file.path, 1, "prints verdicts and tables as bytes"});
        }
    }
    return findings;
}

} // namespace

Law rulesPrintInWords()
{
    return {
        "rules print in words",
        "Include tests/support/print_rules.h: a failed expectation then says \"sight-blocked\". A "
        "program in which only some tests do prints either at random.",
        check,
        {
            {"a test of the model without it",
             {{"tests/model/rules/a_test.cpp", "#include <gtest/gtest.h>\n"}},
             {"tests/model/rules/a_test.cpp:1"}},
            {"with it, no test, no rules",
             {{"tests/model/rules/a_test.cpp",
               "#include \"tests/support/print_rules.h\"\n#include <gtest/gtest.h>\n"},
              {"tests/model/rules/support/map.cpp", "#include <vector>\n"},
              {"tests/model/rulebook/b_test.cpp", "#include <gtest/gtest.h>\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
