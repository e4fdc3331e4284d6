// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <regex>
#include <string_view>

namespace caboose::architecture {

namespace {

using Lines = std::vector<std::string>;

std::size_t indentOf(const std::string& line)
{
    return line.find_first_not_of(' ');
}

/// Enumerators of ours. Roles and columns of models, values of Qt and of other libraries, numbers
/// and characters come without a promise that all of them are named.
bool isContent(const std::string& label)
{
    if (label.find("::") != std::string::npos) return !label.starts_with("Qt::");
    static const std::regex ours("[A-Z][a-z]\\w*");
    return std::regex_match(label, ours) && !label.ends_with("Role") && !label.ends_with("Column");
}

/// Is it a switch over such enumerators that ends with the default in this line?
bool isOverContent(const Lines& lines, std::size_t last)
{
    static const std::regex label("\\s*case ([\\w:]+):.*");
    const std::size_t indent = indentOf(lines[last]);
    for (std::size_t i = last; i-- > 0;) {
        if (indentOf(lines[i]) != indent) continue;
        if (lines[i].find("switch (") != std::string::npos) return false;
        std::smatch found;
        if (std::regex_match(lines[i], found, label) && isContent(found[1])) return true;
    }
    return false;
}

std::vector<Finding> check(const Tree& tree)
{
    static const std::regex label("\\s*default\\s*:.*");
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        const bool isBound = file.isIn("model") || file.path.starts_with("views/items/");
        for (std::size_t i = 0; isBound && i < file.lines.size(); ++i) {
            const bool isWrong =
                std::regex_match(file.lines[i], label) &&
                (file.path.starts_with("model/rules/") || isOverContent(file.lines, i));
            if (isWrong) findings.push_back({file.path, static_cast<int>(i) + 1, "has a default"});
        }
    }
    return findings;
}

} // namespace

Law noDefaultOverContent()
{
    return {
        "no default over content",
        "Name every case of the switch, so that the compiler asks for what is new in the boxes: "
        "what it does, how it is told, or that it is not refereed yet.",
        check,
        {
            {"a default in the rules, whatever it is over",
             {{"model/rules/a.cpp", "switch (e) {\n    default: break;\n}\n"}},
             {"model/rules/a.cpp:2"}},
            {"over enumerators",
             {{"model/game/a.cpp",
               "switch (kind) {\ncase Kind::A: return 1;\ncase Kind::B:\n    if (x) {\n"
               "        return 2;\n    }\ndefault: return 0;\n}\n"},
              {"views/items/b.cpp", "switch (kind) {\ncase Purse:\ndefault: break;\n}\n"}},
             {"model/game/a.cpp:7", "views/items/b.cpp:3"}},
            {"over roles, numbers, characters, and what other libraries number",
             {{"views/items/a.cpp",
               "switch (role) {\ncase Qt::DisplayRole: return a;\ncase WhyRole: return b;\n"
               "default: return {};\n}\nswitch (n) {\ncase NameColumn: return a;\n"
               "default: return {};\n}\n"},
              {"model/game/b.cpp",
               "switch (error) {\ncase 0: return a;\ncase ENOSPC: return b;\n"
               "case '<': return c;\ncase MD_BLOCK_P: return d;\ndefault: return {};\n}\n"}},
             {}},
            {"elsewhere, and in words",
             {{"app/a.cpp", "switch (e) {\ncase Kind::A:\ndefault: break;\n}\n"},
              {"model/rules/b.cpp", "// the default: none\nbool isDefault;\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
