// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_view.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {

rulebook::Others othersFor(RuleScope scope)
{
    switch (scope) {
    case RuleScope::Game: return rulebook::Others::Hidden;
    case RuleScope::WithOthers: return rulebook::Others::OtherRules;
    case RuleScope::Everything: break;
    }
    return rulebook::Others::All;
}

bool RuleView::shows(rulebook::SectionIndex i) const
{
    return rulebook::isShown(selection().section(i), othersFor(scope));
}

QString headingOf(const rulebook::Book& book, rulebook::SectionIndex i)
{
    const rulebook::Section& section = book[i];
    const QString title = QString::fromStdString(section.title);
    return section.rule ? QString::fromStdString(section.id) + u' ' + title : title;
}

QString pathOf(const rulebook::Book& book, rulebook::SectionIndex i)
{
    QStringList titles;
    for (const rulebook::SectionIndex above : book.path(i)) {
        titles.append(QString::fromStdString(book[above].title));
    }
    return titles.join(u" › "_s);
}

rulebook::SectionIndex pageOf(const rulebook::Book& book, rulebook::SectionIndex i)
{
    const auto above = book.path(i);
    return above.size() < 2 ? i : above[1];
}

std::vector<rulebook::SectionIndex> withAllBelow(const rulebook::Book& book,
                                                 rulebook::SectionIndex i)
{
    std::vector<rulebook::SectionIndex> all{i};
    for (const rulebook::SectionIndex child : book.children(i)) {
        const auto below = withAllBelow(book, child);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

} // namespace caboose::items
