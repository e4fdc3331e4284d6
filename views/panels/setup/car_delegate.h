// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class PlanCarsModel;
} // namespace caboose::items

namespace caboose::views {

/// A car of the train to be: its place, its drawing, its name and its loot.
class CarDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CarDelegate(const items::PlanCarsModel& cars, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::PlanCarsModel& m_cars;
};

} // namespace caboose::views
