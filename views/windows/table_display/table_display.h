// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace caboose::items {
class GameModels;
struct RoundRow;
struct RoundTurn;
} // namespace caboose::items

namespace caboose::views {

/// The game for everybody at the table, from afar: the round, the train, whose turn it is, what has
/// happened last, and what each bandit has. Only to look at.
class TableDisplay : public QWidget {
    Q_OBJECT
public:
    /// `game` shows what anybody may see.
    explicit TableDisplay(items::GameModels& game, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void drawRound(QPainter& painter, const QRectF& area) const;
    void drawTurns(QPainter& painter, const items::RoundRow& round, QRectF& area) const;
    void drawTurn(QPainter& painter, const items::RoundTurn& turn, const QRectF& box) const;
    void drawTrain(QPainter& painter, const QRectF& area);
    void drawNow(QPainter& painter, const QRectF& area) const;
    QString last() const;
    void drawLast(QPainter& painter, const QRectF& area, const QString& text, qreal pixels) const;
    void drawBandits(QPainter& painter, const QRectF& area) const;
    QFont fontOf(qreal pixels, bool bold = false) const;
    QColor ink(bool quiet = false) const;

    items::GameModels& m_game;
    QPixmap m_train; ///< null: to be drawn again
};

} // namespace caboose::views
