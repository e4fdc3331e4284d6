// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class ScoreModel;
} // namespace caboose::items

namespace caboose::views {

/// A party's score as a row: the sum, and below it what it is made of.
class ScoreDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ScoreDelegate(const items::ScoreModel& score, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const items::ScoreModel& m_score;
};

} // namespace caboose::views
