// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <regex>
#include <utility>

namespace caboose::architecture {

namespace {

/// Something that a source defines for itself, in a namespace without a name.
struct Own {
    enum class Kind { Alias, Function, Other };
    std::string name;
    Kind kind = Kind::Other;
    std::string what; ///< of a function its parameters, of an alias what it stands for
    int line = 1;
};

/// Aliases may say the same, and functions may have one name with other parameters.
bool clash(const Own& one, const Own& other)
{
    if (one.kind != other.kind) return true;
    if (one.kind == Own::Kind::Alias) return one.what != other.what;
    return one.kind == Own::Kind::Other || one.what == other.what;
}

std::string folderOf(const SourceFile& file)
{
    return file.path.substr(0, file.path.rfind('/'));
}

/// As packaging/cmake/together.cmake has it.
bool isCompiledTogether(const SourceFile& file)
{
    const bool isSource = file.language == Language::Cpp && !file.isHeader();
    const bool isApart =
        file.isIn("app/commands") || file.isIn("model/rules/02_components/manifests") ||
        std::any_of(file.lines.begin(), file.lines.end(), [](const std::string& line) {
            return line.starts_with("constexpr Rule rule{") || line == "constexpr Rule rule;";
        });
    const bool isOfUs = file.isIn("model") || file.isIn("views") || file.isIn("app");
    return isSource && isOfUs && !isApart;
}

std::string withoutSpace(std::string text)
{
    std::erase_if(text, [](unsigned char c) { return std::isspace(c) != 0; });
    return text;
}

/// From there to the bracket that closes it, perhaps some lines on.
std::string parametersAt(const std::vector<std::string>& lines, std::size_t line, std::size_t from)
{
    std::string all = lines[line].substr(from);
    while (all.find(')') == std::string::npos && ++line < lines.size()) all += lines[line];
    return withoutSpace(all.substr(0, all.find(')')));
}

std::optional<Own> definedAt(const std::vector<std::string>& lines, std::size_t line)
{
    static const std::regex type(R"(^(?:struct|class|enum class|enum|union)\s+(\w+))");
    static const std::regex alias(R"(^using\s+(\w+)\s*=(.*))");
    static const std::regex value(
        R"(^(?:inline |static )?const(?:expr|init)?\b.*?\b(\w+)\s*[\(\{=\[;].*)");
    static const std::regex function(R"(^(?!template|namespace)[A-Za-z_\[].*?\b(\w+)\s*\(.*)");
    const int number = static_cast<int>(line) + 1;
    std::smatch found;
    const std::string& text = lines[line];
    if (std::regex_search(text, found, type)) return Own{found[1], Own::Kind::Other, {}, number};
    if (std::regex_match(text, found, alias))
        return Own{found[1], Own::Kind::Alias, withoutSpace(found[2]), number};
    if (std::regex_match(text, found, value)) return Own{found[1], Own::Kind::Other, {}, number};
    if (!std::regex_match(text, found, function)) return std::nullopt;
    const auto from = static_cast<std::size_t>(found.position(1) + found.length(1));
    return Own{found[1], Own::Kind::Function, parametersAt(lines, line, from), number};
}

std::vector<Own> ownOf(const SourceFile& file)
{
    std::vector<Own> all;
    bool isInside = false;
    for (std::size_t line = 0; line < file.lines.size(); ++line) {
        if (file.lines[line] == "namespace {") isInside = true;
        if (file.lines[line] == "} // namespace") isInside = false;
        if (!isInside) continue;
        if (auto own = definedAt(file.lines, line)) all.push_back(*own);
    }
    return all;
}

struct Known {
    const SourceFile* file;
    Own own;
};

std::vector<Finding> check(const Tree& tree)
{
    std::map<std::pair<std::string, std::string>, std::vector<Known>> named; // folder, name
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!isCompiledTogether(file)) continue;
        for (const Own& own : ownOf(file)) {
            std::vector<Known>& known = named[{folderOf(file), own.name}];
            const auto same = std::find_if(known.begin(), known.end(), [&](const Known& one) {
                return one.file != &file && clash(one.own, own);
            });
            if (same != known.end())
                findings.push_back({file.path, own.line, own.name + ", as in " + same->file->path});
            known.push_back({&file, own});
        }
    }
    return findings;
}

} // namespace

Law ownNamesInAFolder()
{
    return {
        "own names in a folder",
        "The sources of a folder can be compiled as one (packaging/cmake/together.cmake): "
        "what each has for itself has a name of its own. If it is the same, share it.",
        check,
        {
            {"a value, a type, a function with the same parameters",
             {{"views/a/one.cpp", "namespace {\nconstexpr int size = 1;\nstruct Words {\n};\n"
                                  "QString say(const char* text,\n            int n)\n{\n}\n"
                                  "} // namespace\n"},
              {"views/a/two.cpp", "namespace {\nconstexpr QSize size{1, 2};\nstruct Words {\n};\n"
                                  "QString say(const char* text, int n)\n{\n}\n} // namespace\n"}},
             {"views/a/two.cpp:2", "views/a/two.cpp:3", "views/a/two.cpp:5"}},
            {"other parameters, another folder, rules, what others may use",
             {{"views/a/one.cpp", "namespace {\nint most(int n)\n{\n}\nusing rules::Pawn;\n"
                                  "using Kind = A::Kind;\n} // namespace\nvoid f()\n{\n}\n"},
              {"views/a/two.cpp", "namespace {\nint most(QString text)\n{\n}\nusing rules::Pawn;\n"
                                  "using Kind = A::Kind;\n} // namespace\nvoid f()\n{\n}\n"},
              {"views/b/three.cpp", "namespace {\nint most(int n)\n{\n}\n} // namespace\n"},
              {"model/rules/a/x.cpp", "namespace {\nconstexpr Rule rule{1};\n} // namespace\n"},
              {"model/rules/a/y.cpp", "namespace {\nconstexpr Rule rule{2};\n} // namespace\n"}},
             {}},
        }};
}

} // namespace caboose::architecture
