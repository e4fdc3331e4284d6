// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

std::vector<std::string> codeLines(const SourceFile& file)
{
    std::vector<std::string> lines(1);
    for (const char c : file.cpp.code) {
        if (c == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += c;
        }
    }
    return lines;
}

void checkTypes(const SourceFile& file, std::vector<Finding>& findings)
{
    static const std::regex type("\\b(class|struct|namespace|using|enum)\\s+(\\w*(Manager|Helper|"
                                 "Helpers|Utils|Utility|utils|helpers))\\b");
    const std::vector<std::string> lines = codeLines(file);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::smatch match;
        if (std::regex_search(lines[i], match, type)) {
            findings.push_back({file.path, static_cast<int>(i) + 1, "is called " + match[2].str()});
        }
    }
}

void checkFileName(const SourceFile& file, std::vector<Finding>& findings)
{
    static const std::regex name("(^|.*/)(\\w+_)?(manager|helpers?|utils?|utilities|misc)\\.\\w+");
    if (std::regex_match(file.path, name)) {
        findings.push_back({file.path, 1, "has a name that says nothing"});
    }
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        checkFileName(file, findings);
        checkTypes(file, findings);
    }
    return findings;
}

} // namespace

Law tellingNames()
{
    return {"telling names",
            "A manager, helper or utility can be anything and will become everything; name it "
            "after what it knows.",
            check,
            {
                {"types, namespaces and files",
                 {{"app/a.h", "class LayoutManager {};\nstruct DockHelper;\nnamespace utils {}\n"},
                  {"app/string_utils.h", "int a;\n"},
                  {"views/helpers.cpp", "int a;\n"}},
                 {"app/a.h:1", "app/a.h:2", "app/a.h:3", "app/string_utils.h:1",
                  "views/helpers.cpp:1"}},
                {"names that tell; others' types",
                 {{"app/a.cpp", "class Layouts { QNetworkAccessManager* m_network; };\n"
                                "// class LayoutManager\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
