// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text/source_file.h"

#include "model/rulebook/text/language.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace caboose::rulebook {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t longestFile = 1U << 20U;

SourceFile readFile(const fs::path& path, Mistakes& mistakes)
{
    SourceFile file{path.string(), {}};
    std::error_code error;
    if (fs::file_size(path, error) > longestFile && !error) {
        mistakes.push_back({file.name, 0, 0, MistakeCode::TooLong});
        return file;
    }
    // A device may have no end.
    std::ifstream stream;
    if (fs::is_regular_file(path, error)) stream.open(path, std::ios::binary);
    if (!stream.is_open()) {
        mistakes.push_back({file.name, 0, 0, MistakeCode::Unreadable});
        return file;
    }
    file.text.assign(std::istreambuf_iterator<char>(stream), {});
    return file;
}

SourceFile readIfThere(const fs::path& path, Mistakes& mistakes)
{
    std::error_code error;
    if (fs::exists(path, error)) return readFile(path, mistakes);
    return {path.string(), {}};
}

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end;
         each.increment(error)) {
        paths.push_back(each->path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<SourceFile> readAll(const fs::path& folder, std::string_view extension,
                                Mistakes& mistakes)
{
    std::vector<SourceFile> files;
    for (const fs::path& path : entriesOf(folder)) {
        if (path.extension() == extension) files.push_back(readFile(path, mistakes));
    }
    return files;
}

SourceFolder readLanguage(const fs::path& folder, Mistakes& mistakes)
{
    SourceFolder language;
    language.language = folder.filename().string();
    language.chapters = readAll(folder, ".md", mistakes);
    language.questions = readAll(folder / "questions", ".txt", mistakes);
    language.synonyms = readIfThere(folder / "synonyms.txt", mistakes);
    language.labels = readIfThere(folder / "labels.txt", mistakes);
    return language;
}

} // namespace

std::vector<SourceFolder> readFolders(const fs::path& folder, Mistakes& mistakes)
{
    std::vector<SourceFolder> languages;
    std::error_code error;
    for (const fs::path& path : entriesOf(folder)) {
        if (!fs::is_directory(path, error)) continue;
        SourceFolder language = readLanguage(path, mistakes);
        if (!language.chapters.empty()) languages.push_back(std::move(language));
    }
    std::stable_partition(languages.begin(), languages.end(),
                          [](const SourceFolder& f) { return f.language == original; });
    if (languages.empty()) {
        mistakes.push_back({folder.string(), 0, 0, MistakeCode::NoText});
    }
    return languages;
}

} // namespace caboose::rulebook
