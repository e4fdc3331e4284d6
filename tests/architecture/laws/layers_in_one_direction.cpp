// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"
#include "tests/architecture/layers.h"

namespace caboose::house {

namespace {

void checkIncludes(const SourceFile& file, std::vector<Finding>& findings)
{
    const std::optional<Storey> here = storeyOf(file.path);
    for (const Include& include : file.includes) {
        const std::optional<Storey> there = storeyOf(include.path);
        if (here && there && include.quoted && !mayKnow(*here, *there)) {
            findings.push_back({file.path, include.line, "includes " + include.path});
        }
    }
    if (file.isIn("model") && file.language == Language::Cpp && !here) {
        findings.push_back({file.path, 1, "is in a room without a place in the order"});
    }
}

/// Of a command that builds or links a storey: the names of other storeys in it.
void checkCall(const SourceFile& file, const CMakeCall& call, std::vector<Finding>& findings)
{
    const auto target =
        call.arguments.empty() ? std::nullopt : storeyOfTarget(call.arguments.front().text);
    if (!target) {
        return;
    }
    for (const CMakeCall::Argument& argument : call.arguments) {
        const std::optional<Storey> other = storeyOfTarget(argument.text);
        if (other && !mayKnow(*target, *other)) {
            findings.push_back({file.path, argument.line,
                                call.arguments.front().text + " depends on " + argument.text});
        }
    }
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        checkIncludes(file, findings);
        for (const CMakeCall& call : file.calls) {
            checkCall(file, call, findings);
        }
    }
    return findings;
}

} // namespace

Law storeysInOneDirection()
{
    return {"storeys in one direction",
            "In model/: rules <- notation <- cases <- game <- rulebook; above it views/items <- "
            "views/<panel> <- app <- tests. Turn the dependency round: let the lower storey offer, "
            "and the upper one use. A new room in model/ takes its place in "
            "tests/architecture/storeys.cpp.",
            check,
            {
                {"upwards",
                 {{"model/rules/a.cpp", "#include \"model/game/record.h\"\n"},
                  {"model/game/b.cpp", "#include \"views/items/log_items.h\"\n"},
                  {"views/items/c.cpp", "#include \"views/log/log_panel.h\"\n"},
                  {"views/log/d.cpp", "#include \"app/docks.h\"\n"},
                  {"app/e.cpp", "#include \"tests/support/golden.h\"\n"}},
                 {"app/e.cpp:1", "model/game/b.cpp:1", "model/rules/a.cpp:1", "views/items/c.cpp:1",
                  "views/log/d.cpp:1"}},
                {"within the model",
                 {{"model/game/a.cpp", "#include \"model/rulebook/section.h\"\n"},
                  {"model/notation/b.cpp", "#include \"model/cases/case.h\"\n"},
                  {"model/rules/c.cpp", "#include \"model/notation/notation.h\"\n"}},
                 {"model/game/a.cpp:1", "model/notation/b.cpp:1", "model/rules/c.cpp:1"}},
                {"a room that nobody has placed",
                 {{"model/attic/a.cpp", "#include \"model/rules/core/table.h\"\n"}},
                 {"model/attic/a.cpp:1"}},
                {"a link line",
                 {{"model/CMakeLists.txt", "caboose_library(caboose_rules a.cpp\n"
                                           "    LIBS caboose_game)\n"
                                           "target_link_libraries(caboose_game caboose_items)\n"}},
                 {"model/CMakeLists.txt:2", "model/CMakeLists.txt:3"}},
                {"downwards",
                 {{"model/game/a.cpp", "#include \"model/rules/core/table.h\"\n"},
                  {"model/game/f.cpp", "#include \"model/notation/notation.h\"\n"},
                  {"model/rulebook/b.cpp", "#include \"model/rules/core/rulings.h\"\n"},
                  {"views/items/c.cpp", "#include \"model/game/record.h\"\n"},
                  {"app/d.cpp", "#include \"views/log/log_panel.h\"\n"},
                  {"tests/panels/e.cpp", "#include \"app/docks.h\"\n"},
                  {"app/CMakeLists.txt", "caboose_qt_library(caboose_app LIBS caboose_views)\n"}},
                 {}},
            }};
}

} // namespace caboose::house
