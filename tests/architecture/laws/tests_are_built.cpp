// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

#include <fnmatch.h>

#include <algorithm>
#include <map>

namespace caboose::architecture {

namespace {

/// What the variables of loops and functions stand for in one file: "part" for "look", "log".
using Values = std::map<std::string, std::vector<std::string>>;

void addLoop(const CMakeCall& loop, Values& values)
{
    for (std::size_t i = 1; i < loop.arguments.size(); ++i) {
        values[loop.arguments.front().text].push_back(loop.arguments[i].text);
    }
}

/// The first parameter of a function stands for the first argument of each of its calls.
void addFunction(const SourceFile& file, const CMakeCall& function, Values& values)
{
    if (function.arguments.size() < 2) {
        return;
    }
    for (const CMakeCall& call : file.calls) {
        if (call.name == function.arguments.front().text && !call.arguments.empty()) {
            values[function.arguments[1].text].push_back(call.arguments.front().text);
        }
    }
}

Values valuesIn(const SourceFile& file)
{
    Values values{{"PROJECT_SOURCE_DIR", {"/"}}};
    for (const CMakeCall& call : file.calls) {
        if (call.arguments.empty()) {
            continue;
        }
        if (call.name == "foreach") {
            addLoop(call, values);
        } else if (call.name == "function") {
            addFunction(file, call, values);
        }
    }
    return values;
}

/// All that a text with one variable in it may stand for.
std::vector<std::string> expanded(const std::string& text, const Values& values)
{
    const std::size_t open = text.find("${");
    const std::size_t close = text.find('}', open);
    if (open == std::string::npos || close == std::string::npos) {
        return {text};
    }
    std::vector<std::string> all;
    const auto found = values.find(text.substr(open + 2, close - open - 2));
    for (const std::string& value :
         found == values.end() ? std::vector<std::string>{} : found->second) {
        all.push_back(text.substr(0, open) + value + text.substr(close + 1));
    }
    return all;
}

/// From the root of the repository.
std::string pathFrom(const SourceFile& file, const std::string& text)
{
    if (text.starts_with("//")) {
        return text.substr(2);
    }
    return file.path.substr(0, file.path.rfind('/') + 1) + text;
}

/// The paths and globs of sources that the build files of tests/ name.
std::vector<std::string> namedSources(const Tree& tree)
{
    std::vector<std::string> named;
    for (const SourceFile& file : tree.files) {
        const Values values = file.isIn("tests") ? valuesIn(file) : Values{};
        for (const CMakeCall& call : file.calls) {
            for (const CMakeCall::Argument& argument : call.arguments) {
                if (!file.isIn("tests") || !argument.text.ends_with(".cpp")) {
                    continue;
                }
                for (const std::string& text : expanded(argument.text, values)) {
                    named.push_back(pathFrom(file, text));
                }
            }
        }
    }
    return named;
}

std::vector<Finding> check(const Tree& tree)
{
    const std::vector<std::string> named = namedSources(tree);
    std::vector<Finding> findings;
    for (const SourceFile& file : tree.files) {
        const auto isThis = [&](const std::string& pattern) {
            return fnmatch(pattern.c_str(), file.path.c_str(), FNM_PATHNAME) == 0;
        };
        const bool mustBeNamed = file.isIn("tests") && file.path.ends_with(".cpp");
        if (mustBeNamed && std::none_of(named.begin(), named.end(), isThis)) {
            findings.push_back({file.path, 1, "is never built"});
        }
    }
    return findings;
}

} // namespace

Law testsAreBuilt()
{
    return {
        "tests are built",
        "A test that no CMakeLists.txt names or globs passes because nobody runs it: add it there.",
        check,
        {
            {"a file that was forgotten, one whose name is written differently, one below a glob",
             {{"tests/app/CMakeLists.txt", "foreach(part IN ITEMS look)\n"
                                           "caboose_qt_test(app_${part}_test ${part}_test.cpp)\n"
                                           "endforeach()\n"},
              {"tests/app/look_test.cpp", ""},
              {"tests/app/window_test.cpp", ""},
              {"tests/model/CMakeLists.txt", "caboose_model_test(a a_tests.cpp)\n"
                                             "file(GLOB sources *.cpp)\n"},
              {"tests/model/deep/a_test.cpp", ""}},
             {"tests/app/window_test.cpp:1", "tests/model/deep/a_test.cpp:1"}},
            {"named, globbed, of a loop, of a function, from the root",
             {{"tests/CMakeLists.txt",
               "caboose_model_test(a a_test.cpp support/help.cpp)\n"
               "file(GLOB sources CONFIGURE_DEPENDS all/*.cpp)\n"
               "foreach(part IN ITEMS one two)\n"
               "caboose_qt_test(${part} ${part}_test.cpp)\nendforeach()\n"
               "function(fuzz name)\n"
               "caboose_test(${name} ${name}_target.cpp)\nendfunction()\n"
               "fuzz(three LIBS caboose_rules)\n"
               "target_sources(x ${PROJECT_SOURCE_DIR}/tests/b/main.cpp)\n"},
              {"tests/a_test.cpp", ""},
              {"tests/support/help.cpp", ""},
              {"tests/all/b_test.cpp", ""},
              {"tests/one_test.cpp", ""},
              {"tests/two_test.cpp", ""},
              {"tests/three_target.cpp", ""},
              {"tests/b/main.cpp", ""},
              {"app/main.cpp", ""}},
             {}},
        }};
}

} // namespace caboose::architecture
