// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class RuleHitsModel;
} // namespace caboose::items

namespace caboose::views {

/// A section that was found: its heading, what is above it, and the words in their context.
class HitDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    HitDelegate(const items::RuleHitsModel& hits, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::RuleHitsModel& m_hits;
};

} // namespace caboose::views
