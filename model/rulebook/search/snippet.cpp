// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/snippet.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace caboose::rulebook {

namespace {

/// In words.
constexpr std::size_t length = 26;
/// How many words stand before the first that was looked for.
constexpr std::size_t before = 6;

using Ids = std::set<std::uint32_t>;

Ids idsOf(const std::set<std::string>& stems, const SearchIndex& index)
{
    Ids ids;
    for (const std::string& stem : stems) {
        if (const auto id = index.stemId(stem)) ids.insert(id);
    }
    return ids;
}

std::uint32_t matchOf(const IndexedText::Token& token, const Ids& ids)
{
    for (const auto stem : token.stems) {
        if (ids.contains(stem)) return stem;
    }
    return 0;
}

/// A run of words in a block.
struct Window {
    std::size_t block = 0;
    std::size_t first = 0; ///< token
    std::size_t score = 0;
};

/// Different words count more than the same one again.
std::size_t scoreAt(const std::vector<std::uint32_t>& matches, std::size_t first)
{
    Ids seen;
    std::size_t all = 0;
    for (std::size_t t = first; t < std::min(first + length, matches.size()); ++t) {
        if (matches[t] == 0) continue;
        seen.insert(matches[t]);
        ++all;
    }
    return seen.size() * 10 + all;
}

std::vector<std::uint32_t> matchesIn(const IndexedText& text, const Ids& ids)
{
    std::vector<std::uint32_t> matches;
    for (const auto& token : text.tokens) matches.push_back(matchOf(token, ids));
    return matches;
}

void look(Window& best, const IndexedText& text, std::size_t block, const Ids& ids)
{
    const auto matches = matchesIn(text, ids);
    for (std::size_t t = 0; t < matches.size(); ++t) {
        if (matches[t] == 0) continue;
        const std::size_t first = t > before ? t - before : 0;
        const std::size_t score = scoreAt(matches, first);
        if (score > best.score) best = {block, first, score};
    }
}

Snippet cut(const IndexedText& text, std::size_t first, const Ids& ids)
{
    Snippet snippet;
    if (text.tokens.empty()) return snippet;
    const std::size_t last = std::min(first + length, text.tokens.size()) - 1;
    const std::size_t begin = first == 0 ? 0 : text.tokens[first].offset;
    const bool isWhole = last + 1 == text.tokens.size();
    const auto& lastToken = text.tokens[last];
    const std::size_t end = isWhole ? text.text.size() : lastToken.offset + lastToken.size;
    snippet.text = text.text.substr(begin, end - begin);
    snippet.beginsInside = first != 0;
    snippet.endsInside = !isWhole;
    for (std::size_t t = first; t <= last; ++t) {
        if (matchOf(text.tokens[t], ids) == 0) continue;
        snippet.marks.push_back({text.tokens[t].offset - begin, text.tokens[t].size});
    }
    return snippet;
}

} // namespace

void addSnippet(Hit& hit, const SearchIndex& index, const std::set<std::string>& stems,
                const Selection* selection)
{
    const Ids ids = idsOf(stems, index);
    const auto& blocks = index.book()[hit.section].blocks;
    Window best;
    std::optional<std::size_t> firstShown;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        if (selection && selection->block(hit.section, b) != Applicability::InForce) continue;
        if (!firstShown) firstShown = b;
        look(best, index.text(hit.section, b), b, ids);
    }
    if (!firstShown) return;
    if (best.score == 0) best.block = *firstShown;
    hit.block = best.block;
    hit.snippet = cut(index.text(hit.section, best.block), best.first, ids);
}

} // namespace caboose::rulebook
