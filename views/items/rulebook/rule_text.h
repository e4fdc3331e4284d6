// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rulebook_view.h"

#include <QString>
#include <QStringList>

namespace caboose::items {

// The rulebook's text as rich text. Beside the classes of the model's HTML (model/rulebook/html.h)
// it has table.list for the text's own tables; boxes are tables of one cell, because rich text
// draws borders and grounds around nothing else: table.box with td.note, td.example, td.other,
// td.absent, td.mine. Several columns are a table.columns with th.column, td.plain or one of those;
// td.begin and td.end are where a box begins and ends.

/// A box of that look.
QString boxed(const QString& look, const QString& html);

/// A section: its heading with the first block, then block by block. Several texts stand beside
/// each other part by part: what says the same in two languages, or holds in two editions, begins
/// at the same height.
QStringList textHtml(const RuleView& view, rulebook::SectionIndex i, bool withHeads);
/// The first text alone, its heading and some blocks.
QString beginningHtml(const RuleView& view, rulebook::SectionIndex i, qsizetype letters);

} // namespace caboose::items
