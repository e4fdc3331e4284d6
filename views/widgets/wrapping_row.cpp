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

template <typename Place>
int WrappingRow::flow(const QRect& area, Place place) const
{
    QPoint at = area.topLeft();
    int lineHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo({area.width(), QLAYOUTSIZE_MAX});
        const bool hasRoom = at.x() == area.left() || at.x() + size.width() <= area.right() + 1;
        if (!hasRoom) {
            at = {area.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        place(*item, QRect(at, size));
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return at.y() + lineHeight - area.top();
}

int WrappingRow::heightForWidth(int width) const
{
    return flow({0, 0, width, 0}, [](const QLayoutItem&, const QRect&) {});
}

void WrappingRow::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    flow(area, [](QLayoutItem& item, const QRect& box) { item.setGeometry(box); });
}

} // namespace caboose::views
