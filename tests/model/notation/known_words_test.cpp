// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words that are too far away are left out without being compared; that changes nothing of what is
// found.

#include "model/notation/known_words.h"

#include "model/notation/vocabulary.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

namespace caboose::notation {

namespace {

/// As one would write it down: whatever the words, all of it is counted.
std::size_t slipsBetween(const std::string& a, const std::string& b)
{
    std::vector<std::vector<std::size_t>> slips(a.size() + 1,
                                                std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) slips[i][0] = i;
    std::iota(slips[0].begin(), slips[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = slips[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            slips[i][j] = std::min({changed, slips[i - 1][j] + 1, slips[i][j - 1] + 1});
            const bool isSwapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (isSwapped) slips[i][j] = std::min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
    }
    return slips[a.size()][b.size()];
}

/// The first of those with the fewest slips, if they are few enough.
std::string nearestOf(const std::string& found, const std::vector<std::string>& words)
{
    std::size_t fewest = std::max<std::size_t>(1, found.size() / 3) + 1;
    std::string nearest;
    for (const std::string& word : words) {
        const std::size_t slips = slipsBetween(found, word);
        if (slips >= fewest) continue;
        fewest = slips;
        nearest = word;
    }
    return nearest;
}

/// With some slips in it.
std::string misspelt(std::string word)
{
    const auto any = [](std::size_t size) { return *rc::gen::inRange<std::size_t>(0, size); };
    for (std::size_t n = any(6); n > 0 && !word.empty(); --n) {
        const std::size_t at = any(word.size());
        switch (any(4)) {
        case 0: word[at] = *rc::gen::inRange('a', 'z'); break;
        case 1: word.erase(at, 1); break;
        case 2: word.insert(at, 1, *rc::gen::inRange('a', 'z')); break;
        default: std::swap(word[at], word[word.size() / 2]);
        }
    }
    return word;
}

} // namespace

RC_GTEST_PROP(KnownWords, findTheWordWithTheFewestSlips, ())
{
    const auto expected = static_cast<Expected>(*rc::gen::inRange(0, expectedCount));
    const std::vector<std::string> words = wordsFor(expected);
    RC_PRE(!words.empty());
    const std::string found = misspelt(words[*rc::gen::inRange<std::size_t>(0, words.size())]);
    RC_PRE(!found.empty() && found.size() <= 40);
    const std::string nearest = nearestOf(found, words);
    // Else a word that is meant or begun may be found all the same.
    if (!nearest.empty()) RC_ASSERT(KnownWords(words).nearestTo(found) == nearest);
}

TEST(KnownWords, areFoundByWhatPeopleSayAndByTheirBeginnings)
{
    const KnownWords words({"fire", "punch", "robbery", "perform-action"});
    EXPECT_EQ(words.nearestTo("shoot"), "fire");
    EXPECT_EQ(words.nearestTo("climb"), "");
    EXPECT_EQ(words.nearestTo("perf"), "perform-action");
    EXPECT_EQ(words.nearestTo("per"), "");
    EXPECT_EQ(words.nearestTo(std::string(41, 'p')), "");
    EXPECT_EQ(KnownWords().nearestTo("fire"), "");
}

} // namespace caboose::notation
