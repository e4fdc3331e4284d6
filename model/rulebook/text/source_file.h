// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/text/text_mistake.h"

#include <filesystem>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// A file of the rulebook's text.
struct SourceFile {
    std::string name; ///< as mistakes call it
    std::string text;
};

/// What one language's folder holds.
struct SourceFolder {
    std::string language;              ///< the folder's name
    std::vector<SourceFile> chapters;  ///< by name
    std::vector<SourceFile> questions; ///< by name
    SourceFile synonyms;               ///< with an empty text where there are none
    SourceFile labels;
};

/// The rulebook as it lies on disk, the original first; files that can't be read are mistakes.
/// Throws nothing.
/// A folder without any text is left out.
std::vector<SourceFolder> readFolders(const std::filesystem::path& folder, Mistakes& mistakes);

} // namespace caboose::rulebook
