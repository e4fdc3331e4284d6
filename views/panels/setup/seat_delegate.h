// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// A bandit who may take part: a tick, the pawn, its name and who plays it. A click or Space ticks;
/// a click on the player's name edits it, as Return does; Return or Tab go on to the next one.
class SeatDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit SeatDelegate(const items::NewGameModel& plan, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// That a list of them needs, so that nothing in a row is cut off.
    [[nodiscard]] int leastWidth(const QFont& font) const;
    bool eventFilter(QObject* editor, QEvent* event) override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    /// The player's name was clicked.
    void nameWanted(const QModelIndex& index);

private:
    const items::NewGameModel& m_plan;
};

} // namespace caboose::views
