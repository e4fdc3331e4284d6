// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>

namespace caboose::architecture {

namespace {

/// A comment that would compile: a statement, a block's begin, a directive. Sentences end
/// otherwise, and what stands in a comment in `backticks` or after words is no statement.
bool isDeadCpp(const std::string& comment)
{
    static const std::regex statement(
        "\\s*((return|if|else|for|while|switch|case|auto|const|static|using|delete|break|continue)"
        "\\b"
        "[^.`]*[;{]|#\\s*(include|if|ifdef|define|endif)\\b.*|"
        "[\\w:<>*&.\\->]+(\\s+[\\w:*&]+)?\\s*(=[^=]|\\(|\\+=|-=).*;|\\}\\s*(else.*\\{)?|"
        "[\\w:.\\->]+\\(.*\\);)\\s*");
    return std::regex_match(comment, statement);
}

bool isDeadCMake(const std::string& line)
{
    static const std::regex command(
        "\\s*#\\s*(set|if|endif|else|foreach|include|add_\\w+|target_\\w+|find_\\w+|install|option|"
        "message|list|string|file|caboose_\\w+)\\s*\\(.*\\)\\s*");
    // The file that has a function may show in a comment how to call it.
    return std::regex_match(line, command) && line.find('<') == std::string::npos &&
           line.find("...") == std::string::npos;
}

void checkCpp(const SourceFile& file, std::vector<Finding>& findings)
{
    static const std::regex switchedOff("\\s*#\\s*if\\s+(0|false)\\b.*");
    for (const CppText::Piece& comment : file.cpp.comments) {
        if (isDeadCpp(comment.value)) {
            findings.push_back({file.path, comment.line, "keeps code in a comment"});
        }
    }
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        if (std::regex_match(file.lines[i], switchedOff)) {
            findings.push_back({file.path, static_cast<int>(i) + 1, "switches code off"});
        }
    }
}

void checkCMake(const SourceFile& file, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        if (isDeadCMake(file.lines[i])) {
            findings.push_back({file.path, static_cast<int>(i) + 1, "keeps code in a comment"});
        }
    }
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (file.language == Language::Cpp) {
            checkCpp(file, findings);
        } else if (file.language == Language::CMake) {
            checkCMake(file, findings);
        }
    }
    return findings;
}

} // namespace

Law noDeadCode()
{
    return {
        "no dead code",
        "Delete it; git remembers. An explanation in words may stay.",
        check,
        {
            {"statements, blocks and directives",
             {{"app/a.cpp", "// int a = 1;\n//    if (x > 1) {\n// }\n/* foo(bar, 1);\n*/\n"
                            "// #include <x>\n//return x;\n#if 0\n#endif\n// m_a += 2;\n"}},
             {"app/a.cpp:1", "app/a.cpp:2", "app/a.cpp:3", "app/a.cpp:4", "app/a.cpp:6",
              "app/a.cpp:7", "app/a.cpp:10", "app/a.cpp:8"}},
            {"CMake commands",
             {{"CMakeLists.txt", "# add_subdirectory(app)\nset(A 1)\n#set(B 2)\n"}},
             {"CMakeLists.txt:1", "CMakeLists.txt:3"}},
            {"explanations",
             {{"app/b.cpp", "// If nobody may act, the turn ends; the next one begins.\n"
                            "// 10.5.1 a bandit moves (see geometry);\n// for the reader:\n"
                            "/// returns the place; nothing when there is none\n"
                            "// while Al buys, the deck is closed\n// namespace caboose\n"
                            "int a; // const after all\n#if defined(X)\n#endif\n"},
              {"packaging/x.cmake", "# caboose_need(<package> <version> ...)\n# a list of them\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
