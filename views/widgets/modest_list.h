// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QResizeEvent>

namespace caboose::views {

/// A list that takes the room there is and asks for no more than its minimum height, so that what
/// it stands in is scrolled only when it has to be.
class ModestList : public QListView {
public:
    using QListView::QListView;

    QSize sizeHint() const override { return {QListView::sizeHint().width(), minimumHeight()}; }

protected:
    /// Its rows take as many lines as they need in the room there is.
    void resizeEvent(QResizeEvent* event) override
    {
        QListView::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) scheduleDelayedItemsLayout();
    }
};

} // namespace caboose::views
