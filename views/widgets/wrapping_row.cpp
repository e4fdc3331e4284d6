// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/wrapping_row.h"

#include <algorithm>

namespace caboose::views {

WrappingRow::WrappingRow()
{
    setContentsMargins(0, 0, 0, 0);
}

WrappingRow::~WrappingRow() = default;

void WrappingRow::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* WrappingRow::itemAt(int n) const
{
    return n >= 0 && n < count() ? m_items[static_cast<std::size_t>(n)].get() : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int n)
{
    if (!itemAt(n)) return nullptr;
    const auto taken = m_items.begin() + n;
    QLayoutItem* item = taken->release();
    m_items.erase(taken);
    return item;
}

QSize WrappingRow::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items) {
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    }
    return least;
}

namespace {

QSize sizeOf(const QLayoutItem& item, int mostWidth)
{
    return item.sizeHint().boundedTo({mostWidth, QLAYOUTSIZE_MAX});
}

} // namespace

std::vector<WrappingRow::Line> WrappingRow::linesIn(int width) const
{
    std::vector<Line> lines;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = sizeOf(*item, width);
        const bool hasRoom =
            !lines.empty() && lines.back().width + spacing() + size.width() <= width;
        if (!hasRoom) lines.push_back({.width = -spacing()});
        Line& line = lines.back();
        line.items.push_back(item.get());
        line.width += spacing() + size.width();
        line.height = std::max(line.height, size.height());
    }
    return lines;
}

int WrappingRow::heightForWidth(int width) const
{
    int height = 0;
    for (const Line& line : linesIn(width)) height += (height > 0 ? spacing() : 0) + line.height;
    return height;
}

void WrappingRow::place(const Line& line, QPoint at) const
{
    for (QLayoutItem* item : line.items) {
        const QSize size = sizeOf(*item, line.width);
        item->setGeometry({at + QPoint(0, (line.height - size.height()) / 2), size});
        at.rx() += size.width() + spacing();
    }
}

void WrappingRow::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const bool isCentred = alignment().testFlag(Qt::AlignHCenter);
    int top = area.top();
    for (const Line& line : linesIn(area.width())) {
        const int rest = isCentred ? (area.width() - line.width) / 2 : 0;
        place(line, {area.left() + rest, top});
        top += line.height + spacing();
    }
}

} // namespace caboose::views
