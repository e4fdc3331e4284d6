// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/command_palette/palette_delegate.h"

#include "views/items/program/actions_model.h"
#include "views/items/program/palette_model.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int gap = 10;
constexpr int iconSize = 20;

QColor inkFor(const QStyleOptionViewItem& option, bool quiet)
{
    const bool selected = option.state & QStyle::State_Selected;
    QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    if (quiet) ink.setAlphaF(0.72F);
    return ink;
}

void drawName(QPainter* painter, const QRect& where, const QString& name, const QList<int>& hits,
              const QFont& font)
{
    QTextLayout layout(name, font);
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat hit;
    hit.setFontWeight(QFont::Bold);
    hit.setFontUnderline(true);
    for (const int at : hits) ranges.append({at, 1, hit});
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(static_cast<int>(name.size()));
    layout.endLayout();
    layout.draw(painter, QPointF(where.left(), where.center().y() - line.height() / 2 + 1));
}

/// Draws text at the right end of `where` and takes its room away.
void drawRight(QPainter* painter, QRect& where, const QString& text)
{
    if (text.isEmpty()) return;
    painter->drawText(where, Qt::AlignRight | Qt::AlignVCenter, text);
    where.setRight(where.right() - painter->fontMetrics().horizontalAdvance(text) - 2 * gap);
}

} // namespace

PaletteDelegate::PaletteDelegate(const items::PaletteModel& matches, QObject* parent)
    : QStyledItemDelegate(parent), m_matches(matches)
{}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem frame = option;
    frame.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &frame, painter,
                                         frame.widget);
    painter->save();
    painter->setFont(option.font);
    QRect rest = option.rect.adjusted(gap, 0, -gap, 0);

    const bool selected = option.state & QStyle::State_Selected;
    const QRect iconRect(rest.left(), rest.center().y() - iconSize / 2, iconSize, iconSize);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, iconRect, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
    rest.setLeft(iconRect.right() + gap);

    painter->setPen(inkFor(option, true));
    drawRight(painter, rest, index.data(items::ActionsModel::ShortcutRole).toString());
    drawRight(painter, rest, index.data(items::ActionsModel::CategoryRole).toString());

    painter->setPen(inkFor(option, false));
    painter->setClipRect(rest);
    drawName(painter, rest, index.data(Qt::DisplayRole).toString(), m_matches.hits(index),
             option.font);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {0, option.fontMetrics.height() + 18};
}

} // namespace caboose::views
