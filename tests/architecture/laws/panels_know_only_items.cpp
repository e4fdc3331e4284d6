// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

namespace caboose::architecture {

namespace {

std::string_view folderOf(std::string_view path)
{
    return path.substr(0, path.rfind('/'));
}

bool isForeignPanel(const SourceFile& file, const Include& include)
{
    return include.path.starts_with("views/panels/") &&
           folderOf(include.path) != folderOf(file.path);
}

/// Why a panel may not include this; empty when it may.
std::string objection(const SourceFile& file, const Include& include)
{
    if (include.path.starts_with("model/")) {
        return "includes " + include.path + " past the item models";
    }
    if (include.path == "QDockWidget" || include.path.starts_with("kddockwidgets")) {
        return "includes " + include.path + ", but a panel does not know that it is docked";
    }
    if (isForeignPanel(file, include)) {
        return "includes another panel, " + include.path;
    }
    return {};
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!file.isIn("views") || file.isIn("views/items")) {
            continue;
        }
        for (const Include& include : file.includes) {
            if (std::string what = objection(file, include); !what.empty()) {
                findings.push_back({file.path, include.line, std::move(what)});
            }
        }
    }
    return findings;
}

} // namespace

Law panelsKnowOnlyItems()
{
    return {
        "panels know only item models",
        "views/items is the only door from views to model: give the item model a role or a "
        "function that says it. Panels meet in app/, not in each other.",
        check,
        {
            {"a rule in a panel",
             {{"views/panels/log/log_panel.cpp", "#include \"views/panels/log/log_panel.h\"\n"
                                                 "#include \"model/rules/core/table.h\"\n"}},
             {"views/panels/log/log_panel.cpp:2"}},
            {"a game in a drawing that panels share",
             {{"views/art/a.h", "#include \"model/game/record.h\"\n"}},
             {"views/art/a.h:1"}},
            {"docking",
             {{"views/a/b.cpp", "#include <QDockWidget>\n#include <kddockwidgets/DockWidget.h>\n"}},
             {"views/a/b.cpp:1", "views/a/b.cpp:2"}},
            {"another panel",
             {{"views/panels/a/a_panel.cpp", "#include \"views/panels/b/b_delegate.h\"\n"}},
             {"views/panels/a/a_panel.cpp:1"}},
            {"item models open the door; panels share what is no panel",
             {{"views/items/log_items.h", "#include \"model/game/record.h\"\n"},
              {"views/panels/log/log_panel.cpp", "#include \"views/items/log_items.h\"\n"
                                                 "#include \"views/panels/log/log_panel.h\"\n"
                                                 "#include \"views/art/bandit_badge.h\"\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
