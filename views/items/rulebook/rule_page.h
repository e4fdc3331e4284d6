// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/foundations.h"
#include "views/items/rulebook/rulebook_view.h"

#include <QString>

#include <vector>

namespace caboose::items {

class RulebookMarks;

// The rulebook as rich text. Beside the classes of the model's HTML (model/rulebook/html.h, with
// boxes as tables, boxed_html.h) it has: p.path, p.away, p.detail, p.turn, td.mine, td.column,
// th.column. Links lead to "rule:10.5"; "show:others" and "show:everything" ask to show more.

/// A section with all below it that is shown, who refers to it, where it is printed and what rests
/// on it (as far as that is known: null), own notes, and the way to its neighbours. A chapter: its
/// own text and a list of its sections.
QString pageHtml(const RuleView& view, rulebook::SectionIndex page, const RulebookMarks& marks,
                 const rulebook::Foundations* foundations);

/// The beginning of a section, to be seen before one goes there.
QString previewHtml(const RuleView& view, rulebook::SectionIndex section);

/// Sections to be printed, one after the other; what is not shown is left out.
QString printedHtml(const RuleView& view, const std::vector<rulebook::SectionIndex>& sections);

/// The page before or behind this one, of those that are shown.
std::optional<rulebook::SectionIndex> pageBefore(const RuleView& view, rulebook::SectionIndex page);
std::optional<rulebook::SectionIndex> pageBehind(const RuleView& view, rulebook::SectionIndex page);

} // namespace caboose::items
