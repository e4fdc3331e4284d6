// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/selection.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// What happens to blocks that don't hold in the selected game.
enum class Others : std::uint8_t {
    Hidden,
    OtherRules, ///< what other editions say is shown and marked
    All         ///< what is about pieces that are not on the table, too
};

/// Within a section that holds; of one that does not hold, see shownBlocks().
inline bool isShown(Applicability applicabilityOf, Others others)
{
    switch (applicabilityOf) {
    case Applicability::InForce: return true;
    case Applicability::OtherRules: return others != Others::Hidden;
    case Applicability::NotOnTable: break;
    }
    return others == Others::All;
}

/// A block as a reader sees it.
///
/// Points into the book and must not outlive it.
struct ShownBlock {
    std::size_t number = 0; ///< in the section; the same in all languages
    const Block* block = nullptr;
    /// Its text. What is in force links its terms only to what is in this game, too.
    std::string markdown;
    Applicability applicabilityOf = Applicability::InForce;
    std::string label; ///< what it is and for whom; empty for plain text of this game
};

/// The blocks of a section that are shown. Who opens a section that does not hold sees it whole.
std::vector<ShownBlock> shownBlocks(const Book& book, SectionIndex i, const Selection& selection,
                                    Others others);

/// For whom a section is; empty if that is plain.
std::string labelOf(const Book& book, SectionIndex i, const Selection& selection);
/// What is to be said of its translation; empty if it is current.
std::string currencyLabel(const Book& book, SectionIndex i);

} // namespace caboose::rulebook
