// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"
#include "views/widgets/spoken_items.h"

#include <QWidget>

#include <vector>

namespace caboose::items {
class Dispute;
} // namespace caboose::items

namespace caboose::views {

class TrainMap;

/// What is beside the train: pawns and loot to be dragged onto it, or put there with a menu; and
/// where one drops what is to go away.
class PieceTray : public QWidget, public SpokenItems {
    Q_OBJECT
public:
    PieceTray(items::Dispute& dispute, TrainMap& map, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Where a piece lies, by what it is called; for tests.
    QRect areaOf(const items::Adjustable& piece) const;

    int itemCount() const override { return static_cast<int>(m_slots.size()); }
    QString itemName(int item) const override;
    QRect itemArea(int item) const override;
    int itemInUse() const override { return m_aimed; }
    void pressItem(int item) override { openMenu(item); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Slot {
        items::Adjustable piece;
        QString art;
        QString letter;
        QString name;
    };

    void retranslate();
    void refresh();
    QRectF slotArea(std::size_t n) const;
    int slotAt(QPointF pixel) const;
    void drawSlot(QPainter& painter, const Slot& slot, const QRectF& area) const;
    void carry(const Slot& slot, const QPoint& globalPos);
    void openMenu(int slot);
    void aim(int slot);

    items::Dispute& m_dispute;
    TrainMap& m_map;
    std::vector<Slot> m_slots;
    int m_aimed = 0;
    int m_pressed = -1;
    QPointF m_pressedAt;
    bool m_isCarrying = false;
};

} // namespace caboose::views
