// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>
#include <set>

namespace caboose::architecture {

namespace {

/// A row of the catalogue.
struct Row {
    std::string name;
    std::string path;
    int line = 1;
    bool isInNoGame = false; ///< OF(None)
};

std::vector<Row> rowsOf(const SourceFile& file)
{
    static const std::regex row("RULING\\((\\w+), .*");
    std::vector<Row> rows;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        std::smatch match;
        if (std::regex_match(file.lines[i], match, row)) {
            rows.push_back({match[1], file.path, static_cast<int>(i) + 1});
        }
        const bool isNowhere = file.lines[i].find("    OF(None)") == 0;
        if (isNowhere && !rows.empty()) rows.back().isInNoGame = true;
    }
    return rows;
}

/// What stands before a `::` in the rules: by a value of its own they ask for a ruling.
std::set<std::string> qualifiersIn(const Tree& tree)
{
    static const std::regex qualifier("(\\w+)::");
    std::set<std::string> names;
    for (const SourceFile& file : tree.files) {
        const bool isRule =
            file.isIn("model/rules") && !file.path.starts_with("model/rules/core/ruling");
        if (!isRule) continue;
        const std::string& code = file.cpp.code;
        for (std::sregex_iterator it(code.begin(), code.end(), qualifier), end; it != end; ++it) {
            names.insert((*it)[1]);
        }
    }
    return names;
}

std::vector<Finding> check(const Tree& tree)
{
    const std::set<std::string> asked = qualifiersIn(tree);
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!file.isIn("model/rules/core/rulings")) continue;
        for (const Row& row : rowsOf(file)) {
            const bool isAsked = asked.contains(row.name);
            if (isAsked == row.isInNoGame) {
                findings.push_back({row.path, row.line,
                                    isAsked ? row.name + " is asked for, in no game"
                                            : "no rule asks for " + row.name});
            }
        }
    }
    return findings;
}

} // namespace

Law rulingsAreAsked()
{
    return {"rulings are asked",
            "Nobody should rule on what makes no difference: let a rule ask "
            "table.rulings.is(Name::Value), "
            "or say OF(None) in its row, and why in the comment above it.",
            check,
            {
                {"a ruling that no rule asks for",
                 {{"model/rules/core/rulings/a.def",
                   "RULING(Shortage, \"shortage\", 1, 2, 3)\n    OF(Horses)\nEND\n"},
                  {"model/rules/10_actions/a.cpp", "// Shortage::Yes\n"},
                  {"model/rules/core/rulings_contradictions.cpp", "r.is(Shortage::Yes);\n"}},
                 {"model/rules/core/rulings/a.def:1"}},
                {"one that is asked for, but in no game",
                 {{"model/rules/core/rulings/a.def",
                   "RULING(Shortage, \"shortage\", 1, 2, 3)\n    OF(None)\nEND\n"},
                  {"model/rules/10_actions/a.cpp", "if (r.is(Shortage::Yes)) return;\n"}},
                 {"model/rules/core/rulings/a.def:1"}},
                {"asked for in a game, and neither",
                 {{"model/rules/core/rulings/a.def",
                   "RULING(Shortage, \"shortage\", 1, 2, 3)\nEND\n"
                   "RULING(Other, \"other\", 1, 2, 4)\n    OF(None)\nEND\n"},
                  {"model/rules/10_actions/a.cpp", "if (r.is(Shortage::Yes)) return;\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
