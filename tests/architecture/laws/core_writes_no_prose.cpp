// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>

namespace caboose::architecture {

namespace {

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// Two letters or more, but for punctuation after them: "it", "blocked.", "don't".
bool isWord(std::string word)
{
    while (!word.empty() &&
           std::string_view(".,;:!?)").find(word.back()) != std::string_view::npos) {
        word.pop_back();
    }
    return word.size() > 1 && isLetter(word.front()) &&
           std::all_of(word.begin(), word.end(), [](char c) { return isLetter(c) || c == '\''; });
}

/// Three words, or two that begin like a sentence or end like one. Codes ("no-bullet-left"),
/// notation ("car 3 roof") and single words are none.
bool isProse(const std::string& literal)
{
    std::istringstream stream(literal);
    int words = 0;
    bool sentence = false;
    for (std::string word; stream >> word;) {
        if (isWord(word)) {
            sentence =
                sentence || (words == 0 && std::isupper(static_cast<unsigned char>(word[0])));
            sentence =
                sentence ||
                (words > 0 && (word.ends_with('.') || word.ends_with('!') || word.ends_with('?')));
            ++words;
        }
    }
    return words >= 3 || (words == 2 && sentence);
}

/// What only the compiler or somebody who debugs ever reads.
bool isForDevelopers(const std::string& line)
{
    static const std::regex pattern("\\b(static_assert|assert|deprecated|logic_error)\\b");
    return std::regex_search(line, pattern);
}

std::vector<Finding> check(const Tree& tree)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        if (!file.isIn("model")) {
            continue;
        }
        for (const CppText::Piece& literal : file.cpp.literals) {
            const std::string& line = file.lines[static_cast<std::size_t>(literal.line) - 1];
            if (isProse(literal.value) && !isForDevelopers(line)) {
                findings.push_back({file.path, literal.line, "says \"" + literal.value + "\""});
            }
        }
    }
    return findings;
}

} // namespace

Law coreWritesNoProse()
{
    return {"the core writes no prose",
            "Return a code and its arguments; the sentence belongs to views/ or app/, where it is "
            "translated. (Prose is three words in a row, or two that start with a capital or end "
            "like a sentence.)",
            check,
            {
                {"a sentence",
                 {{"model/rules/a.cpp", "return {\"the target is blocked\"};\n"}},
                 {"model/rules/a.cpp:1"}},
                {"two words that begin or end like a sentence",
                 {{"model/game/b.cpp", "f(\"Unknown bandit\");\n\ng(\"not allowed.\");\n"}},
                 {"model/game/b.cpp:1", "model/game/b.cpp:3"}},
                {"a raw literal over several lines",
                 {{"model/c.cpp", "auto x = R\"(one two\nthree)\";\n"}},
                 {"model/c.cpp:1"}},
                {"codes, notation, assertions, comments and texts elsewhere",
                 {{"model/rules/d.cpp", "f(\"no-bullet-left\"); g(\"car 3 roof\"); h(\"Belle\");\n"
                                        "static_assert(x, \"the table must stay small\");\n"
                                        "assert(x && \"it must be somebody's turn\");\n"
                                        "// \"This is a sentence.\"\n"},
                  {"app/e.cpp", "tr(\"The target is blocked\");\n"}},
                 {}},
            }};
}

} // namespace caboose::architecture
