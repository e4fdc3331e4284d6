// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/hit_delegate.h"

#include "views/drawing/row_paint.h"
#include "views/items/rulebook/rule_hits_model.h"

#include <QPainter>
#include <QTextLayout>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int padding = 7;
constexpr int snippetLines = 2;

QList<QTextLayout::FormatRange> formatsFor(const items::RuleHit& hit)
{
    QTextCharFormat found;
    found.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> ranges;
    for (const auto& mark : hit.marks) ranges.append({mark.start, mark.length, found});
    return ranges;
}

/// The lines with the first word that was found.
void drawSnippet(QPainter& painter, const QRectF& where, const items::RuleHit& hit,
                 const QFont& font)
{
    QTextLayout layout(hit.snippet, font);
    layout.setFormats(formatsFor(hit));
    layout.beginLayout();
    qreal top = 0;
    for (int n = 0; n < snippetLines; ++n) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(where.width());
        line.setPosition({0, top});
        top += line.height();
    }
    layout.endLayout();
    painter.save();
    painter.setClipRect(where);
    layout.draw(&painter, where.topLeft());
    painter.restore();
}

} // namespace

HitDelegate::HitDelegate(const items::RuleHitsModel& hits, QObject* parent)
    : QStyledItemDelegate(parent), m_hits(hits)
{}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool hasPath = !m_hits.at(index.row()).path.isEmpty();
    const int small = QFontMetrics(scaledFont(option.font, 0.9)).height();
    return {100,
            option.fontMetrics.height() + small * (snippetLines + (hasPath ? 1 : 0)) + 2 * padding};
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const items::RuleHit& hit = m_hits.at(index.row());
    painter->save();
    drawRowGround(*painter, option, false);
    const QFont small = scaledFont(option.font, 0.9);
    const qreal smallLine = QFontMetrics(small).height();
    QRectF line = QRectF(option.rect).adjusted(10, padding, -10, 0);
    line.setHeight(option.fontMetrics.height());
    drawLine(*painter, line, index.data(Qt::DisplayRole).toString(),
             scaledFont(option.font, 1, true), rowInk(option, hit.isAside));
    line.translate(0, line.height());
    line.setHeight(smallLine);
    if (!hit.path.isEmpty()) {
        drawLine(*painter, line, hit.path, small, rowInk(option, true));
        line.translate(0, smallLine);
    }
    line.setHeight(smallLine * snippetLines);
    painter->setPen(rowInk(option, hit.isAside));
    drawSnippet(*painter, line, hit, small);
    painter->restore();
}

} // namespace caboose::views
