// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/call_stack.h"
#include "tests/architecture/laws.h"

#include <algorithm>
#include <array>
#include <regex>

namespace caboose::architecture {

namespace {

template <std::size_t size>
bool isOneOf(std::string_view name, const std::array<std::string_view, size>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whatever is handed to these is read by a person.
constexpr std::array<std::string_view, 29> setters{"setText",
                                                   "setToolTip",
                                                   "setWindowTitle",
                                                   "setStatusTip",
                                                   "setWhatsThis",
                                                   "setPlaceholderText",
                                                   "setAccessibleName",
                                                   "setAccessibleDescription",
                                                   "setTitle",
                                                   "setLabelText",
                                                   "setInformativeText",
                                                   "setDetailedText",
                                                   "setTabText",
                                                   "setTabToolTip",
                                                   "setSubTitle",
                                                   "setButtonText",
                                                   "setIconText",
                                                   "setPrefix",
                                                   "setSuffix",
                                                   "setSpecialValueText",
                                                   "setApplicationDisplayName",
                                                   "setApplicationDescription",
                                                   "setHeaderLabel",
                                                   "setHeaderLabels",
                                                   "setHorizontalHeaderLabels",
                                                   "setVerticalHeaderLabels",
                                                   "setHtml",
                                                   "setPlainText",
                                                   "showMessage"};

/// These take ids and file names beside texts.
constexpr std::array<std::string_view, 35> makers{"QAction",
                                                  "QLabel",
                                                  "QPushButton",
                                                  "QToolButton",
                                                  "QCheckBox",
                                                  "QRadioButton",
                                                  "QGroupBox",
                                                  "QMenu",
                                                  "QDockWidget",
                                                  "QTreeWidgetItem",
                                                  "QListWidgetItem",
                                                  "QStandardItem",
                                                  "QMessageBox",
                                                  "QCommandLineOption",
                                                  "QProgressDialog",
                                                  "QErrorMessage",
                                                  "QCommandLinkButton",
                                                  "addAction",
                                                  "addMenu",
                                                  "addTab",
                                                  "addItem",
                                                  "addItems",
                                                  "addRow",
                                                  "addButton",
                                                  "addToolBar",
                                                  "addSection",
                                                  "addPositionalArgument",
                                                  "information",
                                                  "warning",
                                                  "critical",
                                                  "question",
                                                  "about",
                                                  "getText",
                                                  "getOpenFileName",
                                                  "getSaveFileName"};

/// These only wrap a literal; what counts is who gets it.
constexpr std::array<std::string_view, 9> wrappers{"",
                                                   "QString",
                                                   "QStringLiteral",
                                                   "QLatin1String",
                                                   "QLatin1StringView",
                                                   "QStringList",
                                                   "fromUtf8",
                                                   "fromLatin1",
                                                   "arg"};

/// For whoever looks for a cause, and for nobody at the table.
constexpr std::array<std::string_view, 9> streams{"qDebug",    "qInfo",     "qWarning",
                                                  "qCritical", "qFatal",    "qCDebug",
                                                  "qCInfo",    "qCWarning", "qCCritical"};

/// Markup, placeholders and escapes are not for reading; the program's name is no language's.
std::string readablePart(const std::string& literal)
{
    static const std::regex unreadable("<[^>]*>|&\\w+;|%L?\\d+|%n|\\\\.|\\bCaboose\\b");
    return std::regex_replace(literal, unreadable, " ");
}

bool hasWord(const std::string& literal)
{
    static const std::regex word("[A-Za-z]{2}");
    return std::regex_search(readablePart(literal), word);
}

/// Two words, or one with a capital; ids ("train-map", "theme/dark") are none.
bool looksLikeText(const std::string& literal)
{
    static const std::regex text("(^|\\s)[A-Za-z']+[,.:;!?]?\\s+[A-Za-z']{2,}|^\\s*&?[A-Z][a-z&]+"
                                 "(\\.\\.\\.|[:.!?])?\\s*$");
    static const std::regex code("[{}]|:.*;");
    const std::string readable = readablePart(literal);
    return std::regex_search(readable, text) && !std::regex_search(readable, code);
}

/// Two words, the second in small letters. One word alone may be a name or a translation context.
bool isPhrase(const std::string& literal)
{
    static const std::regex phrase("(^|\\s)[A-Za-z']+[,.:;!?]?\\s+[a-z']{2,}");
    return looksLikeText(literal) && std::regex_search(readablePart(literal), phrase);
}

/// The first name round the literal that decides; nothing when none does.
std::optional<std::string_view> receiver(const CallStack& calls)
{
    for (const OpenCall& call : calls) {
        if (isOneOf(call.name, setters) || isOneOf(call.name, makers)) {
            return call.name;
        }
        if (isOneOf(call.type, makers)) {
            return call.type;
        }
        if (!isOneOf(call.name, wrappers)) {
            return {};
        }
    }
    return {};
}

bool isDebugging(std::string_view statement)
{
    return std::any_of(streams.begin(), streams.end(), [&](std::string_view name) {
        return statement.find(name) != std::string_view::npos;
    });
}

/// What becomes of a literal that no call but wrappers takes: printed, returned or kept.
std::string_view fate(const LiteralPlace& place)
{
    const bool wrapped =
        std::all_of(place.calls.begin(), place.calls.end(),
                    [](const OpenCall& call) { return isOneOf(call.name, wrappers); });
    if (!wrapped || isDebugging(place.statement)) {
        return {};
    }
    static const std::regex returned("\\breturn\\b[^;]*$");
    static const std::regex assigned("[^=!<>]=[^=][^;]*$");
    static const std::regex streamed("<<[^,;]*$");
    const std::string statement(place.statement);
    return std::regex_search(statement, streamed)   ? "prints"
           : std::regex_search(statement, returned) ? "returns"
           : std::regex_search(statement, assigned) ? "keeps"
                                                    : std::string_view();
}

std::string objection(const SourceFile& file, const CppText::Piece& literal)
{
    const LiteralPlace place = placeOf(file.cpp.code, literal.offset);
    if (const auto name = receiver(place.calls)) {
        const bool read =
            isOneOf(*name, setters) ? hasWord(literal.value) : looksLikeText(literal.value);
        return read ? "hands \"" + literal.value + "\" to " + std::string(*name) : std::string();
    }
    const std::string_view deed = fate(place);
    const bool read = deed == "prints" ? looksLikeText(literal.value) : isPhrase(literal.value);
    return deed.empty() || !read ? std::string() : std::string(deed) + " \"" + literal.value + "\"";
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!file.isIn("app") && !file.isIn("views")) {
            continue;
        }
        for (const CppText::Piece& literal : file.cpp.literals) {
            if (std::string what = objection(file, literal); !what.empty()) {
                findings.push_back({file.path, literal.line, std::move(what)});
            }
        }
    }
    return findings;
}

} // namespace

Law textIsTranslated()
{
    return {
        "text is translated",
        "Everything that a person reads goes through tr() or QCoreApplication::translate(), in "
        "whole sentences with %1 for what varies.",
        check,
        {
            {"texts set",
             {{"app/a.cpp",
               "label->setText(\"hello\");\nb.setToolTip(QStringLiteral(\"Undo it\"));\n"
               "setWindowTitle(u\"Game of\"_s + name);\n"
               "x->setText(QString(\"%1 dollars\").arg(5));\n"}},
             {"app/a.cpp:1", "app/a.cpp:2", "app/a.cpp:3", "app/a.cpp:4"}},
            {"texts given on construction",
             {{"views/log/b.cpp", "auto* a = new QAction(\"&Undo\", this);\n"
                                  "QLabel label(\"Two words\");\nQLabel other{\"Round\"};\n"
                                  "auto c = std::make_unique<QLabel>(\"All aboard\");\n"
                                  "menu->addAction(icon, \"Save as...\");\n"
                                  "QMessageBox::warning(this, \"Oh no\", tr(\"It broke\"));\n"
                                  "QCommandLineOption o({\"q\", \"quiet\"},\n"
                                  "    \"say less than usual\");\n"}},
             {"views/log/b.cpp:1", "views/log/b.cpp:2", "views/log/b.cpp:3", "views/log/b.cpp:4",
              "views/log/b.cpp:5", "views/log/b.cpp:6", "views/log/b.cpp:8"}},
            {"texts printed",
             {{"app/c.cpp", "void f() {\n    std::cout << \"no such file: \" << name;\n"
                            "    err << x << QStringLiteral(\"is missing today\") << y;\n}\n"}},
             {"app/c.cpp:2", "app/c.cpp:3"}},
            {"translated",
             {{"app/d.cpp", "label->setText(tr(\"Hello\"));\n"
                            "b.setToolTip(QCoreApplication::translate(\"Main\", \"Undo it\"));\n"
                            "setWindowTitle(tr(\"%1 of %2\").arg(a).arg(b) + \" \");\n"
                            "out << tr(\"no such file: %1\").arg(name) << \"\\n\";\n"
                            "static const char* names[] = {QT_TR_NOOP(\"Two words\")};\n"}},
             {}},
            {"not for reading",
             {{"app/e.cpp", "menu->addAction(QIcon::fromTheme(\"edit-undo\"), tr(\"Undo\"));\n"
                            "x->setObjectName(\"The name\");\nbox->addItem(name, \"fr\");\n"
                            "qWarning() << \"cannot open file\" << name;\n"
                            "qCInfo(docksLog) << \"cannot open the panel\" << name;\n"
                            "label->setText(\"<b>%1</"
                            "b>\");\ntitle->setText(u\"Caboose\"_s);\nlabel->setText(\"\");\n"
                            "w->setStyleSheet(\"color: red; margin: 2px\");\n"
                            "label->setText(settings.value(\"last name\").toString());\n"
                            "html << \"<p class='big one'>\" << text;\n"},
              {"tests/panels/f.cpp", "label->setText(\"Hello you\");\n"},
              {"model/g.cpp", "out << \"two words\";\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
