// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/selection.h"

#include <algorithm>

namespace caboose::rulebook {

Selection::Selection(const Book& book)
{
    for (const Section& section : book.sections()) {
        m_sections.push_back(
            {Applicability::InForce, std::vector(section.blocks.size(), Applicability::InForce)});
    }
}

Selection::Selection(const Book& book, const RulebookContext& game) : m_game(game)
{
    m_sections.reserve(book.size());
    for (SectionIndex i = 0; i < book.size(); ++i) {
        SectionStanding here;
        here.applicabilityOf = applicabilityOf(book[i].conditions, game);
        if (const auto above = book.parent(i)) {
            here.applicabilityOf = std::max(here.applicabilityOf, section(*above));
        }
        for (const Block& block : book[i].blocks) {
            here.blocks.push_back(
                std::max(here.applicabilityOf, applicabilityOf(block.conditions, game)));
        }
        m_sections.push_back(std::move(here));
    }
}

} // namespace caboose::rulebook
