// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <array>
#include <regex>

namespace caboose::architecture {

namespace {

/// Headers of Qt Widgets and its neighbours, by the shape of their names.
bool isWidgetHeader(const std::string& path)
{
    static const std::regex shape(
        "(.*/)?(Qt(Widgets|PrintSupport|SvgWidgets)(/.*)?|QApplication|Q\\w*Widget\\w*|Q\\w+View|"
        "Q\\w+Dialog|Q\\w+Button|Q\\w+Box|Q\\w*Layout|QLayoutItem|Q\\w+Label|QLabel|QMenu|Q\\w+Bar|"
        "Q\\w+Edit|QStyle|QStyleOption\\w*|QStyle\\w*Painter|Q\\w*Delegate|QGraphics\\w+|QFrame|"
        "QSplitter\\w*|Q\\w*Slider|QMainWindow|QMessageBox|QToolTip|QCompleter|QRubberBand|"
        "QScrollArea|QSystemTrayIcon|QWizard\\w*|QMdi\\w+|QWhatsThis|QDialog|QPrint\\w+)");
    static const std::regex notWidgets("(.*/)?(QTextLayout|Q\\w*StringView|QByteArrayView|"
                                       "QAnyStringView|QGlyphRun)");
    return std::regex_match(path, shape) && !std::regex_match(path, notWidgets);
}

bool isWidgetLibrary(std::string_view name)
{
    static constexpr std::array suffixes{"::Widgets",       "::PrintSupport", "::SvgWidgets",
                                         "::kddockwidgets", "caboose_views",  "caboose_app"};
    for (const std::string_view suffix : suffixes) {
        if (name.ends_with(suffix)) {
            return true;
        }
    }
    return false;
}

void checkFile(const SourceFile& file, std::vector<Finding>& findings)
{
    for (const Include& include : file.includes) {
        if (isWidgetHeader(include.path)) {
            findings.push_back({file.path, include.line, "includes " + include.path});
        }
    }
    for (const CMakeCall& call : file.calls) {
        for (const CMakeCall::Argument& argument : call.arguments) {
            if (isWidgetLibrary(argument.text)) {
                findings.push_back({file.path, argument.line, "names " + argument.text});
            }
        }
    }
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.isIn("views/items")) {
            checkFile(file, findings);
        }
    }
    return findings;
}

} // namespace

Law noWidgetsInItems()
{
    return {"no widgets in item models",
            "views/items uses Qt Core and Gui only, so that a model can be tested and shown "
            "anywhere. Give the panel a role to read, or move this to the panel.",
            check,
            {
                {"widgets",
                 {{"views/items/a.cpp", "#include <QWidget>\n#include <QMessageBox>\n"
                                        "#include <QTreeView>\n#include <QtWidgets/QLabel>\n"
                                        "#include <QLabel>\n#include <QStyledItemDelegate>\n"}},
                 {"views/items/a.cpp:1", "views/items/a.cpp:2", "views/items/a.cpp:3",
                  "views/items/a.cpp:4", "views/items/a.cpp:5", "views/items/a.cpp:6"}},
                {"a link line",
                 {{"views/items/CMakeLists.txt",
                   "caboose_qt_library(caboose_items a.cpp\n  LIBS Qt6::Widgets)\n"}},
                 {"views/items/CMakeLists.txt:2"}},
                {"Core and Gui, and panels",
                 {{"views/items/b.cpp",
                   "#include <QAbstractItemModel>\n#include <QStringView>\n#include <QIcon>\n"
                   "#include <QTextLayout>\n#include <QByteArrayView>\n#include <QAction>\n"},
                  {"views/items/CMakeLists.txt",
                   "caboose_qt_library(caboose_items b.cpp LIBS Qt6::Gui caboose_game)\n"},
                  {"views/log/log_panel.cpp", "#include <QTreeView>\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
