// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <cctype>

namespace caboose::architecture {

namespace {

bool isQtHeader(std::string_view path)
{
    const bool classHeader =
        path.size() > 1 && path[0] == 'Q' && std::isupper(static_cast<unsigned char>(path[1])) != 0;
    return classHeader || path.starts_with("Qt") || path == "qobject.h" || path == "qglobal.h" ||
           path.starts_with("kddockwidgets/");
}

bool isQtInCMake(const std::string& argument)
{
    return argument.starts_with("Qt") || argument.starts_with("KDAB") ||
           argument.starts_with("KDDockWidgets");
}

void checkIncludes(const SourceFile& file, std::vector<Finding>& findings)
{
    for (const Include& include : file.includes) {
        if (isQtHeader(include.path)) {
            findings.push_back({file.path, include.line, "includes <" + include.path + ">"});
        }
    }
}

void checkCMake(const SourceFile& file, std::vector<Finding>& findings)
{
    for (const CMakeCall& call : file.calls) {
        for (const CMakeCall::Argument& argument : call.arguments) {
            if (isQtInCMake(argument.text)) {
                findings.push_back({file.path, argument.line, "names " + argument.text});
            }
        }
        if (call.name.find("_qt_") != std::string::npos) {
            const int line = call.arguments.empty() ? 1 : call.arguments.front().line;
            findings.push_back({file.path, line, "declares a Qt target (" + call.name + ")"});
        }
    }
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.isIn("model")) {
            checkIncludes(file, findings);
            checkCMake(file, findings);
        }
    }
    return findings;
}

} // namespace

Law noQtInModel()
{
    return {
        "no Qt in model",
        "model/ is plain C++20. Use the standard library, or move what needs Qt to views/items "
        "or app/.",
        check,
        {
            {"a Qt class", {{"model/a.h", "#pragma once\n#include <QString>\n"}}, {"model/a.h:2"}},
            {"a Qt module",
             {{"model/game/b.cpp", "#include <QtCore/QFile>\n"}},
             {"model/game/b.cpp:1"}},
            {"the docking library",
             {{"model/c.cpp", "#  include <kddockwidgets/Config.h>\n"}},
             {"model/c.cpp:1"}},
            {"a link line",
             {{"model/CMakeLists.txt", "target_link_libraries(caboose_rules\n    Qt6::Core)\n"}},
             {"model/CMakeLists.txt:2"}},
            {"a package",
             {{"model/CMakeLists.txt", "find_package(Qt6 REQUIRED)\n"}},
             {"model/CMakeLists.txt:1"}},
            {"a Qt target",
             {{"model/rules/CMakeLists.txt", "caboose_qt_library(caboose_rules\n    a.cpp)\n"}},
             {"model/rules/CMakeLists.txt:1"}},
            {"other headers, other folders, comments and literals are no Qt",
             {{"model/d.cpp", "#include <queue>\n#include \"model/rules/Q.h\"\n"
                              "// #include <QString>\nauto s = \"#include <QString>\";\n"},
              {"model/CMakeLists.txt", "# no Qt6::Core here\ncaboose_library(x a.cpp)\n"},
              {"app/main.cpp", "#include <QString>\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
