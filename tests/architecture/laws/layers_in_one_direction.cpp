// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"
#include "tests/architecture/layers.h"

namespace caboose::architecture {

namespace {

bool mustBePlaced(const SourceFile& file)
{
    return file.isIn("model") || file.isIn("views") || file.isIn("app");
}

void checkIncludes(const SourceFile& file, std::vector<Finding>& findings)
{
    const std::optional<Layer> here = layerOf(file.path);
    for (const Include& include : file.includes) {
        const std::optional<Layer> there = layerOf(include.path);
        if (here && there && include.quoted && !mayKnow(*here, *there)) {
            findings.push_back({file.path, include.line, "includes " + include.path});
        }
    }
    if (file.language == Language::Cpp && mustBePlaced(file) && !isPlaced(file.path)) {
        findings.push_back({file.path, 1, "is in a folder without a place in the order"});
    }
}

/// Of a command that builds or links a layer: the names of other layers in it.
void checkCall(const SourceFile& file, const CMakeCall& call, std::vector<Finding>& findings)
{
    const auto target =
        call.arguments.empty() ? std::nullopt : layerOfTarget(call.arguments.front().text);
    if (!target) {
        return;
    }
    for (const CMakeCall::Argument& argument : call.arguments) {
        const std::optional<Layer> other = layerOfTarget(argument.text);
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

Law layersInOneDirection()
{
    return {
        "layers in one direction",
        "A folder may include those that stand before it in tests/architecture/layers.cpp, which "
        "README.md draws. Turn the dependency round: let the lower layer offer, and the upper one "
        "use. A new folder takes its place there.",
        check,
        {
            {"upwards",
             {{"model/rules/a.cpp", "#include \"model/game/record/record.h\"\n"},
              {"model/game/b.cpp", "#include \"views/items/log_items.h\"\n"},
              {"views/items/log/c.cpp", "#include \"views/panels/log/log_panel.h\"\n"},
              {"views/panels/log/d.cpp", "#include \"app/docking/docks.h\"\n"},
              {"app/game/e.cpp", "#include \"tests/support/golden.h\"\n"}},
             {"app/game/e.cpp:1", "model/game/b.cpp:1", "model/rules/a.cpp:1",
              "views/items/log/c.cpp:1", "views/panels/log/d.cpp:1"}},
            {"within the model",
             {{"model/game/a.cpp", "#include \"model/rulebook/book/section.h\"\n"},
              {"model/notation/b.cpp", "#include \"model/cases/case.h\"\n"},
              {"model/rules/c.cpp", "#include \"model/notation/notation.h\"\n"}},
             {"model/game/a.cpp:1", "model/notation/b.cpp:1", "model/rules/c.cpp:1"}},
            {"a folder that nobody has placed",
             {{"model/attic/a.cpp", "#include \"model/rules/core/table.h\"\n"}},
             {"model/attic/a.cpp:1"}},
            {"between the folders of a layer",
             {{"app/docking/a.cpp", "#include \"app/window/program.h\"\n"},
              {"model/game/record/b.cpp", "#include \"model/game/journal/journal.h\"\n"},
              {"views/drawing/c.cpp", "#include \"views/widgets/big_button.h\"\n"}},
             {"app/docking/a.cpp:1", "model/game/record/b.cpp:1", "views/drawing/c.cpp:1"}},
            {"a link line",
             {{"model/CMakeLists.txt", "caboose_library(caboose_rules a.cpp\n"
                                       "    LIBS caboose_game)\n"
                                       "target_link_libraries(caboose_game caboose_items)\n"}},
             {"model/CMakeLists.txt:2", "model/CMakeLists.txt:3"}},
            {"downwards",
             {{"model/game/a.cpp", "#include \"model/rules/core/table.h\"\n"},
              {"model/game/f.cpp", "#include \"model/notation/notation.h\"\n"},
              {"model/rulebook/book/b.cpp", "#include \"model/rules/core/rulings.h\"\n"},
              {"views/items/log/c.cpp", "#include \"model/game/record/record.h\"\n"},
              {"app/game/d.cpp", "#include \"views/panels/log/log_panel.h\"\n"},
              {"tests/panels/e.cpp", "#include \"app/docking/docks.h\"\n"},
              {"app/CMakeLists.txt", "caboose_qt_library(caboose_app LIBS caboose_views)\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
