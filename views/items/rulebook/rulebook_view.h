// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/book/shown.h"

#include <QString>

#include <vector>

namespace caboose::items {

/// How much of the rulebook is shown.
enum class RuleScope {
    Game,       ///< what holds in the game
    WithOthers, ///< and, marked beside it, what other editions say of the same pieces
    Everything  ///< and what is about pieces that are not in the game
};

rulebook::Others othersFor(RuleScope scope);

/// One of the texts that stand beside each other.
struct RuleColumn {
    const rulebook::Book* book = nullptr;
    rulebook::Selection selection;
    QString heading; ///< what the column is; empty if there is only one
};

/// What somebody sees of the rulebook: one text or two, and how much of it. A value that points
/// into the library's books. With no columns only isEmpty() may be asked.
struct RuleView {
    std::vector<RuleColumn> columns; ///< none before the text is loaded
    RuleScope scope = RuleScope::Game;

    [[nodiscard]] bool isEmpty() const { return columns.empty(); }
    const rulebook::Book& book() const { return *columns.front().book; }
    const rulebook::Selection& selection() const { return columns.front().selection; }
    [[nodiscard]] bool shows(rulebook::SectionIndex i) const;
};

/// "10.5 Punch", or the title of a section without a number.
QString headingOf(const rulebook::Book& book, rulebook::SectionIndex i);
/// "The actions › Punch": what is above a section; empty for a chapter.
QString pathOf(const rulebook::Book& book, rulebook::SectionIndex i);
/// The section that has a page of its own and holds this one: a chapter or what is directly below.
rulebook::SectionIndex pageOf(const rulebook::Book& book, rulebook::SectionIndex i);
/// The section and all below it, in the order of the book.
std::vector<rulebook::SectionIndex> withAllBelow(const rulebook::Book& book,
                                                 rulebook::SectionIndex i);

} // namespace caboose::items
