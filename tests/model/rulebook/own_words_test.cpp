// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook's sentences are our own: no eight words in a row are those of the printed rules. Of
// these the repository has no word, but a digest of every such run (tests/data/rulebook).

#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"
#include "tests/model/rulebook/whole_book.h"
#include "tests/source_dir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
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

/// So many bytes of a digest are kept: among a hundred thousand runs, hardly two are alike by
/// chance.
constexpr int digestBytes = 5;

using Digests = std::vector<std::uint64_t>; ///< ascending, each once

std::uint64_t digestOf(const std::string& words)
{
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : words) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash >> (64U - 8U * digestBytes);
}

std::string printedFile(const std::string& language)
{
    return CABOOSE_SOURCE_DIR "/tests/data/rulebook/printed." + language + ".digests";
}

Digests readDigests(const std::string& language)
{
    std::ifstream file(printedFile(language), std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    Digests digests;
    for (std::size_t at = 0; at + digestBytes <= bytes.size(); at += digestBytes) {
        std::uint64_t digest = 0;
        for (std::size_t i = 0; i < digestBytes; ++i) {
            digest = digest << 8U | static_cast<unsigned char>(bytes[at + i]);
        }
        digests.push_back(digest);
    }
    return digests;
}

/// From the printed rules in a folder: "*.fr.txt" are French, every other "*.txt" English.
void writeDigests(const std::filesystem::path& folder, const std::string& language)
{
    std::set<std::uint64_t> digests;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool isFrench = name.ends_with(".fr.txt");
        if (!name.ends_with(".txt") || isFrench != (language == "fr")) continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (const std::string& words : runsOf(wordsIn(text))) digests.insert(digestOf(words));
    }
    std::ofstream file(printedFile(language), std::ios::binary);
    for (const std::uint64_t digest : digests) {
        for (unsigned shift = 8 * digestBytes; shift > 0;) {
            shift -= 8;
            file.put(static_cast<char>(digest >> shift & 0xffU));
        }
    }
}

/// What is printed in English may not be translated word by word either, where words stay.
bool isPrinted(const std::string& words)
{
    static const std::vector<Digests> all{readDigests("en"), readDigests("fr")};
    return std::ranges::any_of(all, [digest = digestOf(words)](const Digests& digests) {
        return std::ranges::binary_search(digests, digest);
    });
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

/// With CABOOSE_PRINTED_RULES in the environment, the digests are made anew from that folder first.
class OwnWords : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        const char* folder = std::getenv("CABOOSE_PRINTED_RULES");
        if (folder == nullptr) return;
        for (const char* language : {"en", "fr"}) writeDigests(folder, language);
    }
};

TEST_F(OwnWords, areComparedWithAllThatIsPrinted)
{
    for (const char* language : {"en", "fr"}) {
        const Digests digests = readDigests(language);
        EXPECT_GT(digests.size(), 10'000U) << language;
        EXPECT_TRUE(std::ranges::is_sorted(digests)) << language;
    }
    // A list of the bandits is nobody's sentence; that it is found shows of what the digests are.
    EXPECT_TRUE(isPrinted("al belle cheyenne django doc ghost mary mei "));
    EXPECT_FALSE(isPrinted("mei mary ghost doc django cheyenne belle al "));
}

TEST_F(OwnWords, noRunOfEightWordsIsAPrintedOne)
{
    for (const Book& book : wholeBook().books) {
        const Runs allowed = allowedRuns(book.language());
        for (const Section& section : book.sections()) {
            for (const std::string& words : ownRuns(section)) {
                EXPECT_TRUE(!isPrinted(words) || allowed.contains(words))
                    << book.language() << ' ' << section.id << ": " << words;
            }
        }
    }
}

} // namespace caboose::rulebook
