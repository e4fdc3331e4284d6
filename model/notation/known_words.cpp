// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/known_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace caboose::notation {

namespace {

constexpr std::size_t longestWord = 40;
/// One slip in a short word, a few in a long one.
constexpr std::size_t mostSlips(std::string_view found)
{
    return std::max<std::size_t>(1, found.size() / 3);
}
constexpr std::size_t longestCompared = longestWord + longestWord / 3;

using Row = std::array<std::size_t, longestCompared + 1>;

std::uint64_t lettersOf(std::string_view word)
{
    constexpr unsigned bits = 64;
    std::uint64_t letters = 0;
    for (const char c : word) letters |= std::uint64_t{1} << (static_cast<unsigned char>(c) % bits);
    return letters;
}

/// A slip takes one letter away at most, and brings one.
std::size_t fewestSlips(std::uint64_t a, std::uint64_t b)
{
    return static_cast<std::size_t>(std::max(std::popcount(a & ~b), std::popcount(b & ~a)));
}

/// Letters that must be changed, added, left out or swapped to make one word of the other; of words
/// that are `enough` apart only that.
std::size_t distance(std::string_view a, std::string_view b, std::size_t enough)
{
    std::array<Row, 3> rows{};
    std::iota(rows[0].begin(), rows[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        const Row& last = rows[(i + 1) % rows.size()];
        const Row& row = rows[(i - 1) % rows.size()];
        Row& next = rows[i % rows.size()];
        const char letter = a[i - 1];
        const char before = i > 1 ? a[i - 2] : '\0';
        next[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = row[j - 1] + (letter == b[j - 1] ? 0 : 1);
            next[j] = std::min(changed, std::min(row[j], next[j - 1]) + 1);
            const bool isSwapped = i > 1 && j > 1 && letter == b[j - 2] && before == b[j - 1];
            if (isSwapped) next[j] = std::min(next[j], last[j - 2] + 1);
            least = std::min(least, std::min(next[j], row[j]));
        }
        if (least >= enough) return enough;
    }
    return rows[a.size() % rows.size()][b.size()];
}

/// What people say, and what the rulebook calls it.
struct Synonym {
    std::string_view said;
    std::string_view meant;
};
constexpr std::array<Synonym, 22> synonyms{{{"shoot", "fire"},         {"shot", "fire"},
                                            {"rob", "robbery"},        {"steal", "robbery"},
                                            {"take", "robbery"},       {"hit", "punch"},
                                            {"strike", "punch"},       {"climb", "floor-change"},
                                            {"up", "floor-change"},    {"down", "floor-change"},
                                            {"walk", "move"},          {"run", "move"},
                                            {"sheriff", "marshal"},    {"engine", "locomotive"},
                                            {"dining", "restaurant"},  {"dining-car", "restaurant"},
                                            {"baggage", "luggage"},    {"bar", "saloon"},
                                            {"diamond", "jewel"},      {"gem", "jewel"},
                                            {"suitcase", "strongbox"}, {"money", "purse"}}};

} // namespace

KnownWords::KnownWords(std::vector<std::string> words)
{
    m_words.reserve(words.size());
    for (std::string& word : words) {
        const std::uint64_t letters = lettersOf(word);
        m_words.push_back({std::move(word), letters});
    }
}

std::string KnownWords::nearestTo(std::string_view found) const
{
    if (const std::string meant = meantBy(found); !meant.empty()) return meant;
    if (found.empty() || found.size() > longestWord) return {};
    const std::uint64_t letters = lettersOf(found);
    std::size_t best = mostSlips(found) + 1;
    const Word* nearest = nullptr;
    for (const Word& word : m_words) {
        const std::size_t longer = std::max(found.size(), word.text.size());
        const std::size_t shorter = std::min(found.size(), word.text.size());
        if (longer - shorter >= best || fewestSlips(letters, word.letters) >= best) continue;
        const std::size_t slips = distance(found, word.text, best);
        if (slips >= best) continue;
        best = slips;
        nearest = &word;
    }
    return nearest != nullptr ? nearest->text : completed(found);
}

std::string KnownWords::meantBy(std::string_view said) const
{
    const auto* found = std::find_if(synonyms.begin(), synonyms.end(),
                                     [&](const Synonym& s) { return s.said == said; });
    if (found == synonyms.end()) return {};
    const bool isThere = std::any_of(m_words.begin(), m_words.end(),
                                     [&](const Word& word) { return word.text == found->meant; });
    return isThere ? std::string(found->meant) : std::string{};
}

/// The shortest word that begins like this one.
std::string KnownWords::completed(std::string_view begin) const
{
    constexpr std::size_t telling = 4;
    if (begin.size() < telling) return {};
    const Word* shortest = nullptr;
    for (const Word& word : m_words) {
        const bool isShorter = shortest == nullptr || word.text.size() < shortest->text.size();
        if (word.text.starts_with(begin) && isShorter) shortest = &word;
    }
    return shortest != nullptr ? shortest->text : std::string{};
}

} // namespace caboose::notation
