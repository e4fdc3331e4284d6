// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStyledItemDelegate>

namespace caboose::items {
class RulebookReader;
} // namespace caboose::items

namespace caboose::views {

/// A section in a list: its heading, quieter when it is not in the game, with signs for a bookmark
/// and a note.
class SectionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    SectionDelegate(const items::RulebookReader& reader, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QList<QIcon> signsOf(const QModelIndex& index) const;

    const items::RulebookReader& m_reader;
};

} // namespace caboose::views
