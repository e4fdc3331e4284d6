// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace caboose::views {

/// Side by side, each as wide as it wants to be and in the middle of its line; what has no room
/// goes on in the next. Lines begin at the left or, by setAlignment(Qt::AlignHCenter), stand in the
/// middle.
class WrappingRow : public QLayout {
    Q_OBJECT
public:
    WrappingRow();
    ~WrappingRow() override;
    Q_DISABLE_COPY_MOVE(WrappingRow)

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int n) const override;
    QLayoutItem* takeAt(int n) override;

    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& area) override;

private:
    struct Line {
        std::vector<QLayoutItem*> items = {};
        int width = 0;
        int height = 0;
    };
    [[nodiscard]] std::vector<Line> linesIn(int width) const;
    void place(const Line& line, QPoint at) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace caboose::views
