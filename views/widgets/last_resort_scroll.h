// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace caboose::views {

/// Scrolls a widget where it can be no smaller, and only there: its own lists give way first.
class LastResortScroll : public QScrollArea {
public:
    explicit LastResortScroll(QWidget* parent = nullptr);

    /// Called once; the widget is deleted with this.
    void hold(QWidget* widget);

    /// Takes what is left, and asks for little.
    QSize sizeHint() const override;
};

} // namespace caboose::views
