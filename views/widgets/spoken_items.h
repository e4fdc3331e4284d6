// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace caboose::views {

/// A widget that paints its things itself and lets the arrow keys go from one to the next. To a
/// screen reader it is a list with an item for each of them, in this order.
class SpokenItems {
public:
    virtual ~SpokenItems() = default;
    SpokenItems(const SpokenItems&) = delete;
    SpokenItems& operator=(const SpokenItems&) = delete;

    [[nodiscard]] virtual int itemCount() const = 0;
    /// Everything that there is to say of it.
    [[nodiscard]] virtual QString itemName(int item) const = 0;
    /// In pixels of the widget.
    [[nodiscard]] virtual QRect itemArea(int item) const = 0;
    /// That the keyboard has come to; -1: none.
    [[nodiscard]] virtual int itemInUse() const = 0;
    /// What Return does there.
    virtual void pressItem(int item) = 0;

protected:
    SpokenItems();
};

/// The keyboard has come to another item of this widget: it is read out.
void sayItem(QWidget& widget, int item);
/// The keyboard has come to this widget: the item in use is read out after it. For its
/// focusInEvent().
void sayItemArrivedAt(QWidget& widget);

} // namespace caboose::views
