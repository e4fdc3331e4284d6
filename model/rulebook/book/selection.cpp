// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/selection.h"

#include <algorithm>

namespace caboose::rulebook {

Selection::Selection(const Book& book)
{
    for (const Section& section : book.sections()) {
        m_sections.push_back(
            {Standing::InForce, std::vector(section.blocks.size(), Standing::InForce)});
    }
}

Selection::Selection(const Book& book, const GameInHand& game) : m_hasGame(true)
{
    m_sections.reserve(book.size());
    for (SectionIndex i = 0; i < book.size(); ++i) {
        SectionStanding here;
        here.standing = standing(book[i].conditions, game);
        if (const auto above = book.parent(i)) {
            here.standing = std::max(here.standing, section(*above));
        }
        for (const Block& block : book[i].blocks) {
            here.blocks.push_back(std::max(here.standing, standing(block.conditions, game)));
        }
        m_sections.push_back(std::move(here));
    }
}

} // namespace caboose::rulebook
