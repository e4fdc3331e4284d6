// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/tree.h"

#include <fnmatch.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace caboose::architecture {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::optional<Include> includeAt(const std::string& codeLine, const std::string& line, int number)
{
    std::size_t at = codeLine.find_first_not_of(" \t");
    if (at == std::string::npos || codeLine[at] != '#') {
        return {};
    }
    at = codeLine.find_first_not_of(" \t", at + 1);
    if (at == std::string::npos || codeLine.compare(at, 7, "include") != 0) {
        return {};
    }
    const std::size_t open = line.find_first_of("<\"", at);
    const std::size_t close =
        open == std::string::npos ? open : line.find_first_of(">\"", open + 1);
    if (close == std::string::npos) {
        return {};
    }
    return Include{line.substr(open + 1, close - open - 1), line[open] == '"', number};
}

std::vector<Include> includesOf(const SourceFile& file)
{
    std::vector<Include> includes;
    const std::vector<std::string> code = linesOf(file.cpp.code);
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (auto found = includeAt(code[i], file.lines[i], static_cast<int>(i) + 1)) {
            includes.push_back(*std::move(found));
        }
    }
    return includes;
}

std::string readText(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream whole;
    whole << stream.rdbuf();
    std::string text = std::move(whole).str();
    const bool binary = text.find('\0') != std::string::npos;
    return binary ? std::string() : text;
}

/// The patterns of a simple .gitignore: names and globs for the top level.
std::vector<std::string> ignoredPatterns(const fs::path& root)
{
    std::vector<std::string> patterns;
    for (std::string line : linesOf(readText(root / ".gitignore"))) {
        std::erase(line, '/');
        if (!line.empty() && line.front() != '#') {
            patterns.push_back(line);
        }
    }
    return patterns;
}

bool matchesAny(const std::string& name, const std::vector<std::string>& patterns)
{
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
        return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
    });
}

void readFolder(const fs::path& root, const fs::path& folder,
                const std::vector<std::string>& ignored, std::vector<SourceFile>& files)
{
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (matchesAny(name, ignored) || name == ".git" || name == "__pycache__") {
            continue;
        }
        if (entry.is_directory()) {
            readFolder(root, entry.path(), ignored, files);
        } else if (entry.is_regular_file()) {
            files.emplace_back(entry.path().lexically_relative(root).generic_string(),
                               readText(entry.path()));
        }
    }
}

std::string firstPart(const std::string& path)
{
    return path.substr(0, path.find('/'));
}

std::string_view extensionOf(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? std::string_view() : name.substr(dot + 1);
}

} // namespace

Language languageOf(std::string_view path, std::string_view text)
{
    struct Known {
        std::string_view extension;
        Language language;
    };
    static constexpr std::array known{
        Known{"h", Language::Cpp},          Known{"cpp", Language::Cpp},
        Known{"cmake", Language::CMake},    Known{"sh", Language::Script},
        Known{"py", Language::Script},      Known{"qss", Language::StyleSheet},
        Known{"css", Language::StyleSheet}, Known{"svg", Language::Markup},
        Known{"xml", Language::Markup},     Known{"qrc", Language::Markup},
        Known{"desktop", Language::Script}, Known{"1", Language::Man},
    };
    if (path.ends_with("CMakeLists.txt")) {
        return Language::CMake;
    }
    if (path.ends_with(".in")) {
        return languageOf(path.substr(0, path.size() - 3), text);
    }
    const std::string_view extension = extensionOf(path);
    const auto* found = std::find_if(known.begin(), known.end(), [&](const Known& candidate) {
        return candidate.extension == extension;
    });
    if (found != known.end()) {
        return found->language;
    }
    return text.starts_with("#!") ? Language::Script : Language::Other;
}

SourceFile::SourceFile(std::string filePath, std::string fileText)
    : path(std::move(filePath)), text(std::move(fileText)), language(languageOf(path, text)),
      lines(linesOf(text))
{
    if (language == Language::Cpp) {
        cpp = takeApart(text);
        includes = includesOf(*this);
    } else if (language == Language::CMake) {
        calls = callsIn(text);
    }
}

bool SourceFile::isHeader() const
{
    return extensionOf(path) == "h";
}

bool SourceFile::isIn(std::string_view folder) const
{
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

const SourceFile* Tree::find(std::string_view path) const
{
    const auto found = std::lower_bound(
        files.begin(), files.end(), path,
        [](const SourceFile& file, std::string_view wanted) { return file.path < wanted; });
    return found != files.end() && found->path == path ? &*found : nullptr;
}

Tree treeOf(std::vector<SourceFile> files)
{
    Tree tree{std::move(files), {}};
    std::sort(tree.files.begin(), tree.files.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    for (const SourceFile& file : tree.files) {
        tree.topLevel.push_back(firstPart(file.path));
    }
    tree.topLevel.erase(std::unique(tree.topLevel.begin(), tree.topLevel.end()),
                        tree.topLevel.end());
    return tree;
}

Tree readTree(const fs::path& root)
{
    std::vector<SourceFile> files;
    readFolder(root, root, ignoredPatterns(root), files);
    return treeOf(std::move(files));
}

} // namespace caboose::architecture
