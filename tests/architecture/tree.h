// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/cmake_text.h"
#include "tests/architecture/cpp_text.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::architecture {

enum class Language { Cpp, CMake, Script, StyleSheet, Markup, Man, Other };

/// What a file is written in, told from its name and, for scripts without one, from its first line.
Language languageOf(std::string_view path, std::string_view text);

struct Include {
    std::string path; ///< as written, without quotes or angle brackets
    bool quoted = false;
    int line = 1;
};

/// One file, read and taken apart.
struct SourceFile {
    SourceFile(std::string path, std::string text);

    bool isHeader() const;
    /// Whether the file lies in that folder or below.
    bool isIn(std::string_view folder) const;

    std::string path; ///< relative to the repository's root, with slashes
    std::string text;
    Language language = Language::Other;
    std::vector<std::string> lines;
    CppText cpp;                   ///< of C++ files
    std::vector<Include> includes; ///< of C++ files
    std::vector<CMakeCall> calls;  ///< of CMake files
};

/// The repository, or an example of one, in memory.
struct Tree {
    const SourceFile* find(std::string_view path) const;

    std::vector<SourceFile> files;
    std::vector<std::string> topLevel; ///< names of everything at the top that git would track
};

/// A tree of the given files; its top level follows from their paths.
Tree treeOf(std::vector<SourceFile> files);

/// Everything below `root` but what the top .gitignore names.
Tree readTree(const std::filesystem::path& root);

} // namespace caboose::architecture
