// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/block.h"

namespace caboose::rulebook {

namespace {

std::string linked(const Block& block, std::size_t begin, std::size_t end,
                   const std::function<bool(const Link&)>& isWanted)
{
    std::string markdown;
    for (const Link& link : block.links) {
        if (link.offset < begin || link.offset >= end) continue;
        markdown.append(block.source, begin, link.offset - begin);
        markdown += isWanted(link) ? '[' + link.words + "](rule:" + link.target + ')' : link.words;
        begin = link.offset + link.size;
    }
    return markdown.append(block.source, begin, end - begin);
}

} // namespace

std::string markdownOf(const Block& block, const std::function<bool(const Link&)>& isWanted,
                       const std::function<bool(const Conditions&)>& suits)
{
    std::string markdown;
    std::size_t at = 0;
    for (const ConditionalRow& row : block.rows) {
        if (suits(row.conditions)) continue;
        markdown += linked(block, at, row.offset, isWanted);
        at = row.offset + row.size;
    }
    return markdown + linked(block, at, block.source.size(), isWanted);
}

} // namespace caboose::rulebook
