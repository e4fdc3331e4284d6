// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/search_vocabulary.h"

#include <algorithm>
#include <array>

namespace caboose::rulebook {

namespace {

constexpr std::size_t longestWord = 40;

/// With `isPrefix`, to the beginning of the known word; a letter may be missing in what was typed.
int distanceTo(std::string_view known, std::string_view word, bool isPrefix, int most)
{
    if (!isPrefix) return distance(word, known, most);
    return std::min(distance(word, known.substr(0, word.size()), most),
                    distance(word, known.substr(0, word.size() + 1), most));
}

int mostErrorsIn(std::size_t letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

} // namespace

void Vocabulary::settle()
{
    m_byLength.clear();
    for (const auto& [word, count] : m_counts) m_byLength[word.size()].push_back(word);
}

std::vector<std::string> Vocabulary::beginningWith(std::string_view prefix, std::size_t most) const
{
    std::vector<std::pair<int, std::string>> found;
    for (auto at = m_counts.lower_bound(prefix);
         at != m_counts.end() && at->first.starts_with(prefix); ++at) {
        found.emplace_back(-at->second, at->first);
    }
    const std::size_t count = std::min(most, found.size());
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                      found.end());
    std::vector<std::string> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(std::move(found[i].second));
    return words;
}

std::optional<std::string> Vocabulary::nearest(std::string_view word, bool isPrefix) const
{
    return nearest(word, isPrefix, mostErrorsIn(word.size()));
}

std::optional<std::string> Vocabulary::farNearest(std::string_view word) const
{
    return nearest(word, false, static_cast<int>(word.size()) / 2);
}

std::optional<std::string> Vocabulary::nearest(std::string_view word, bool isPrefix, int most) const
{
    if (most == 0 || word.size() > longestWord) return std::nullopt;
    int fewest = most + 1;
    int highest = 0;
    std::string_view best;
    const auto slack = static_cast<std::size_t>(most);
    for (const auto& [length, words] : m_byLength) {
        if (length + slack < word.size()) continue;
        if (length > word.size() + slack && !isPrefix) break;
        for (const std::string_view known : words) {
            const int errors = distanceTo(known, word, isPrefix, std::min(most, fewest));
            const int count = m_counts.find(known)->second;
            if (errors > most || errors > fewest || (errors == fewest && count <= highest)) {
                continue;
            }
            fewest = errors;
            highest = count;
            best = known;
        }
    }
    if (best.empty()) return std::nullopt;
    return std::string(best);
}

int distance(std::string_view a, std::string_view b, int most)
{
    if (a.size() > longestWord || b.size() > longestWord) return most + 1;
    std::array<std::array<int, longestWord + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i - 1) % 3];
        const auto& twoAbove = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            const bool isSwap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (isSwap) row[j] = std::min(row[j], twoAbove[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most) return most + 1;
    }
    return std::min(rows[a.size() % 3][b.size()], most + 1);
}

} // namespace caboose::rulebook
