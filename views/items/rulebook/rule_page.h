// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/foundations.h"
#include "views/items/rulebook/rulebook_view.h"

#include <QString>

#include <vector>

namespace caboose::items {

class RulebookMarks;

// The rulebook as rich text. Beside the classes of its text (rule_text.h) it has: p.path, p.away,
// p.detail, p.entry, td.turn. Links lead to "rule:10.5".

/// A piece of a page: whoever shows it can begin with what is seen and do the rest later.
struct PagePiece {
    QString section; ///< whose text begins here, by its id; empty: none does
    QString html;
};
using RulePage = std::vector<PagePiece>;

/// All of it.
QString htmlOf(const RulePage& page);

/// A section with all below it that is shown, who refers to it, where it is printed and what rests
/// on it (as far as that is known: null), own notes, and the way to its neighbours. A chapter: its
/// own text and a list of its sections.
RulePage rulePage(const RuleView& view, rulebook::SectionIndex page, const RulebookMarks& marks,
                  const rulebook::Foundations* foundations);

/// The beginning of a section, to be seen before one goes there.
QString previewHtml(const RuleView& view, rulebook::SectionIndex section);

/// The page before or behind this one, of those that are shown.
[[nodiscard]] std::optional<rulebook::SectionIndex> pageBefore(const RuleView& view,
                                                               rulebook::SectionIndex page);
[[nodiscard]] std::optional<rulebook::SectionIndex> pageBehind(const RuleView& view,
                                                               rulebook::SectionIndex page);

} // namespace caboose::items
