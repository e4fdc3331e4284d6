// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class Dispute;
class OptionsModel;
} // namespace caboose::items

namespace caboose::views {

/// Something that might be chosen: a sign for its verdict, what it is, and why not.
class OptionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit OptionDelegate(items::Dispute& dispute, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    items::Dispute& m_dispute;
};

} // namespace caboose::views
