// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::views {

/// A box, or something out of one, to be ticked, with what is in it and what there is to say of it.
/// For models that give the texts in these roles beside name and tick.
class BoxDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    struct Roles {
        int contents;
        int use;
        bool isUseOfTicked; ///< it is said only of what is ticked
        int heading = -1;   ///< the row is only the heading over others; if there are any
    };
    explicit BoxDelegate(Roles roles, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    struct Row;

    [[nodiscard]] bool isHeading(const QModelIndex& index) const;
    /// Empty: nothing is said of it.
    QString useOf(const QModelIndex& index) const;

    Roles m_roles;
};

} // namespace caboose::views
