// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace caboose::architecture {

namespace {

/// Benchmarks measure Caboose against an empty window of the docking library, and the private
/// runtime proves that it works before anything is built with it.
bool mayKnowDocking(const SourceFile& file)
{
    static constexpr std::string_view itsFiles[] = {
        "app/docking/dock.h", "app/docking/docks.h", "app/docking/docks.cpp",
        "app/docking/docks_arranging.cpp", "app/docking/dock_views.cpp"};
    const bool isItsFile =
        std::find(std::begin(itsFiles), std::end(itsFiles), file.path) != std::end(itsFiles);
    return isItsFile || file.isIn("tests/bench") || file.isIn("packaging/runtime");
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (mayKnowDocking(file)) {
            continue;
        }
        for (const Include& include : file.includes) {
            if (include.path.starts_with("kddockwidgets")) {
                findings.push_back({file.path, include.line, "includes <" + include.path + ">"});
            }
        }
    }
    return findings;
}

} // namespace

Law dockingInOnePlace()
{
    return {"docking in one place",
            "Only app/docking/docks and app/docking/dock_views.cpp know KDDockWidgets; give them a "
            "function that says "
            "what you need.",
            check,
            {
                {"somewhere else",
                 {{"app/main.cpp", "#include <QApplication>\n#include <kddockwidgets/Config.h>\n"},
                  {"tests/panels/a.cpp", "#include <kddockwidgets/DockWidget.h>\n"}},
                 {"app/main.cpp:2", "tests/panels/a.cpp:1"}},
                {"in its place",
                 {{"app/docking/docks.cpp", "#include <kddockwidgets/Config.h>\n"},
                  {"app/docking/dock_views.cpp", "#include <kddockwidgets/Config.h>\n"},
                  {"app/docking/docks.h", "#include <kddockwidgets/MainWindow.h>\n"},
                  {"tests/bench/startup/empty.cpp", "#include <kddockwidgets/MainWindow.h>\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
