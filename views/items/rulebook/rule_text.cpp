// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rule_text.h"

#include "model/rulebook/rendering/html.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using rulebook::SectionIndex;
using rulebook::ShownBlock;

/// A block of one column; without one the column has nothing there.
struct Stretch {
    QString look;
    QStringList parts;
};
/// The blocks of a section by their number, for one column.
using Column = std::vector<Stretch>;

/// Of several classes the one that says most about how it looks: whether it holds at all.
QString lookOf(const ShownBlock& shown)
{
    const QStringList all =
        QString::fromStdString(classesOf(shown)).split(u' ', Qt::SkipEmptyParts);
    for (const auto& aside : {u"other"_s, u"absent"_s}) {
        if (all.contains(aside)) return aside;
    }
    const QString look = all.value(0);
    return look == u"when"_s ? QString() : look;
}

Stretch stretchOf(const ShownBlock& shown)
{
    Stretch stretch{lookOf(shown), {}};
    for (const std::string& part : partsHtml(shown)) {
        stretch.parts.append(QString::fromStdString(part).replace(
            u"<table>"_s, u"<table class=\"list\" cellspacing=\"0\">"_s));
    }
    return stretch;
}

std::vector<ShownBlock> blocksOf(const RuleColumn& column, RuleScope scope, SectionIndex i)
{
    return shownBlocks(*column.book, i, column.selection, othersFor(scope));
}

QString headOf(const RuleColumn& column, SectionIndex i)
{
    return QString::fromStdString(headHtml(*column.book, i, column.selection));
}

QString htmlOf(const ShownBlock& shown)
{
    const Stretch stretch = stretchOf(shown);
    const QString html = stretch.parts.join(QString());
    return stretch.look.isEmpty() ? html : boxed(stretch.look, html);
}

QStringList singleHtml(const RuleColumn& column, RuleScope scope, SectionIndex i)
{
    QStringList pieces;
    QString head = headOf(column, i);
    for (const ShownBlock& shown : blocksOf(column, scope, i)) {
        pieces.append(std::exchange(head, {}) + htmlOf(shown));
    }
    return pieces.isEmpty() ? QStringList{head} : pieces;
}

Column columnOf(const RuleColumn& column, RuleScope scope, SectionIndex i)
{
    Column stretches((*column.book)[i].blocks.size());
    for (const ShownBlock& shown : blocksOf(column, scope, i)) {
        stretches[shown.number] = stretchOf(shown);
    }
    return stretches;
}

QString cell(const QString& classes, const QString& html)
{
    return u"<td class=\"%1\" width=\"50%\" valign=\"top\">"_s.arg(classes) + html + u"</td>"_s;
}

QString row(const QString& cells)
{
    return u"<tr>"_s + cells + u"</tr>"_s;
}

/// One part of a stretch, of so many rows.
QString cellOf(const Stretch& stretch, qsizetype part, qsizetype rows)
{
    if (stretch.look.isEmpty() || stretch.parts.isEmpty()) {
        return cell(u"plain"_s, stretch.parts.value(part));
    }
    QString classes = u"row "_s + stretch.look;
    if (part == 0) classes += u" begin"_s;
    if (part == rows - 1) classes += u" end"_s;
    return cell(classes, stretch.parts.value(part));
}

/// What has the same parts everywhere is a row a part; the rest, as of an older translation, one.
qsizetype rowsOf(std::vector<Stretch>& stretches)
{
    qsizetype rows = 0;
    for (const Stretch& stretch : stretches) rows = std::max(rows, stretch.parts.size());
    const bool isAligned = std::ranges::all_of(stretches, [&](const Stretch& stretch) {
        return stretch.parts.isEmpty() || stretch.parts.size() == rows;
    });
    if (isAligned) return rows;
    for (Stretch& stretch : stretches) stretch.parts = {stretch.parts.join(QString())};
    return 1;
}

QString rowsHtml(std::vector<Stretch> stretches)
{
    QString html;
    const qsizetype rows = rowsOf(stretches);
    for (qsizetype part = 0; part < rows; ++part) {
        QString cells;
        for (const Stretch& stretch : stretches) cells += cellOf(stretch, part, rows);
        html += row(cells);
    }
    return html;
}

QString columnHeads(const RuleView& view)
{
    QString cells;
    for (const RuleColumn& column : view.columns) {
        cells += u"<th class=\"column\" width=\"50%\" align=\"left\">"_s +
                 column.heading.toHtmlEscaped() + u"</th>"_s;
    }
    return row(cells);
}

QString tableOf(const QString& rows)
{
    return u"<table width=\"100%\" cellspacing=\"0\" class=\"columns\">"_s + rows + u"</table>"_s;
}

QStringList besideEachOther(const RuleView& view, SectionIndex i, QString rows)
{
    QString heads;
    std::vector<Column> columns;
    std::size_t blocks = 0;
    for (const RuleColumn& column : view.columns) {
        heads += cell(u"plain head"_s, headOf(column, i));
        columns.push_back(columnOf(column, view.scope, i));
        blocks = std::max(blocks, columns.back().size());
    }
    rows += row(heads);
    QStringList pieces;
    for (std::size_t block = 0; block < blocks; ++block) {
        std::vector<Stretch> stretches;
        stretches.reserve(columns.size());
        for (const Column& column : columns) {
            stretches.push_back(block < column.size() ? column[block] : Stretch{});
        }
        const QString more = rowsHtml(std::move(stretches));
        if (!more.isEmpty()) pieces.append(tableOf(std::exchange(rows, {}) + more));
    }
    return pieces.isEmpty() ? QStringList{tableOf(rows)} : pieces;
}

} // namespace

QString boxed(const QString& look, const QString& html)
{
    return u"<table width=\"100%\" cellspacing=\"0\" class=\"box\"><tr><td class=\"%1\">"_s.arg(
               look) +
           html + u"</td></tr></table>"_s;
}

QStringList textHtml(const RuleView& view, SectionIndex i, bool withHeads)
{
    if (view.columns.size() == 1) return singleHtml(view.columns.front(), view.scope, i);
    return besideEachOther(view, i, withHeads ? columnHeads(view) : QString());
}

QString beginningHtml(const RuleView& view, SectionIndex i, qsizetype letters)
{
    const RuleColumn& column = view.columns.front();
    QString html = headOf(column, i);
    const qsizetype head = html.size();
    for (const ShownBlock& shown : blocksOf(column, view.scope, i)) {
        if (html.size() - head >= letters) break;
        html += htmlOf(shown);
    }
    return html;
}

} // namespace caboose::items
