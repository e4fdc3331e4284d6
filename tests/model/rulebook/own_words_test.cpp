// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook's sentences are our own: compared with the printed rules, where these lie beside the
// sources.

#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"
#include "tests/model/rulebook/whole_book.h"
#include "tests/source_dir.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace caboose::rulebook {

namespace {

/// So many equal words in a row are somebody else's sentence.
constexpr std::size_t run = 8;

using Runs = std::set<std::string>;

std::vector<std::string> wordsIn(std::string_view text)
{
    std::vector<std::string> words;
    for (const Word& word : wordsOf(text)) words.push_back(lowered(word.text));
    return words;
}

std::vector<std::string> runsOf(const std::vector<std::string>& words)
{
    std::vector<std::string> runs;
    for (std::size_t i = 0; i + run <= words.size(); ++i) {
        std::string text;
        for (std::size_t w = i; w < i + run; ++w) text += words[w] + ' ';
        runs.push_back(std::move(text));
    }
    return runs;
}

/// The runs of all printed rules in a language; French text is compared with the English, too.
Runs printedRuns(const std::filesystem::path& folder, bool withFrench)
{
    Runs runs;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool isFrench = name.ends_with(".fr.txt");
        if (!name.ends_with(".txt") || (isFrench && !withFrench)) continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (std::string& words : runsOf(wordsIn(text))) runs.insert(std::move(words));
    }
    return runs;
}

/// Paragraphs, items and cells each by themselves: what stands in a list is no sentence.
Runs ownRuns(const Section& section)
{
    Runs runs;
    for (const Block& block : section.blocks) {
        const std::string text = plainText(block.markdown);
        for (const std::string_view line : linesOf(text)) {
            for (const std::string& cell : separated(line, '|')) {
                for (std::string& words : runsOf(wordsIn(cell))) runs.insert(std::move(words));
            }
        }
    }
    return runs;
}

/// Lists of names are the same in everybody's words: "names.<language>.txt".
Runs allowedRuns(const std::string& language)
{
    Runs runs;
    for (const std::string& line : dataLines("names." + language + ".txt")) {
        for (std::string& words : runsOf(wordsIn(line))) runs.insert(std::move(words));
    }
    return runs;
}

} // namespace

TEST(OwnWords, noRunOfEightWordsIsAPrintedOne)
{
    const std::filesystem::path folder =
        std::filesystem::path(CABOOSE_SOURCE_DIR).lexically_normal() / ".." / "shared" / "rules";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "the printed rules are not at hand";
    for (const Book& book : wholeBook().books) {
        const Runs printed = printedRuns(folder, book.language() != "en");
        const Runs allowed = allowedRuns(book.language());
        ASSERT_GT(printed.size(), 20'000U);
        for (const Section& section : book.sections()) {
            for (const std::string& words : ownRuns(section)) {
                EXPECT_TRUE(!printed.contains(words) || allowed.contains(words))
                    << book.language() << ' ' << section.id << ": " << words;
            }
        }
    }
}

} // namespace caboose::rulebook
