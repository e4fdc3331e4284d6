// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class CommonDeckModel;
} // namespace caboose::items

namespace caboose::views {

/// A card of the common deck as a row: its number, whose it is, and what it says.
class DeckDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit DeckDelegate(const items::CommonDeckModel& deck, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::CommonDeckModel& m_deck;
};

} // namespace caboose::views
