// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/block.h"

namespace caboose::rulebook {

std::string markdownOf(const Block& block, const std::function<bool(const Link&)>& isWanted)
{
    std::string markdown;
    std::size_t at = 0;
    for (const Link& link : block.links) {
        markdown.append(block.source, at, link.offset - at);
        markdown += isWanted(link) ? '[' + link.words + "](rule:" + link.target + ')' : link.words;
        at = link.offset + link.size;
    }
    return markdown.append(block.source, at);
}

} // namespace caboose::rulebook
