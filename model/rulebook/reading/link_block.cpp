// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/link_block.h"

#include "model/rulebook/text/utf8.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

bool overlap(const Link& link, const Terms::Match& match)
{
    return match.offset < link.offset + link.size && link.offset < match.offset + match.size;
}

/// Already led there, before the place; or the place lies in a link.
bool isTaken(const std::vector<Link>& links, const Terms::Match& match)
{
    return std::any_of(links.begin(), links.end(), [&](const Link& link) {
        const bool isEarlier = link.offset < match.offset && link.target == *match.id;
        return isEarlier || overlap(link, match);
    });
}

void setPlace(Link& link, const Block& block)
{
    const std::size_t lineStart = block.source.rfind('\n', link.offset) + 1;
    const auto before = static_cast<std::ptrdiff_t>(link.offset);
    link.line = block.line + static_cast<int>(std::count(block.source.begin(),
                                                         block.source.begin() + before, '\n'));
    link.column =
        columnOf(std::string_view(block.source).substr(lineStart), link.offset - lineStart);
}

void addTerms(Block& block, std::string_view ownId, const Terms& terms)
{
    std::vector<Link> links = block.links;
    for (const Terms::Match& match : terms.findIn(block.source)) {
        if (*match.id == ownId || isTaken(links, match)) continue;
        Link link;
        link.target = *match.id;
        link.words = block.source.substr(match.offset, match.size);
        link.offset = match.offset;
        link.size = match.size;
        link.isTerm = true;
        setPlace(link, block);
        links.push_back(std::move(link));
    }
    std::stable_sort(links.begin(), links.end(),
                     [](const Link& a, const Link& b) { return a.offset < b.offset; });
    block.links = std::move(links);
}

} // namespace

void linkBlock(Block& block, std::string_view ownId, const Terms& terms, const NameOf& nameOf)
{
    addTerms(block, ownId, terms);
    for (Link& link : block.links) {
        if (link.words.empty()) link.words = nameOf(link.target);
    }
    block.markdown = markdownOf(
        block, [](const Link&) { return true; }, [](const Conditions&) { return true; });
}

} // namespace caboose::rulebook
