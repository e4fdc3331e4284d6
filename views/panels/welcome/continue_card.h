// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace caboose::items {
class RecentGamesModel;
} // namespace caboose::items

namespace caboose::views {

/// The last game as a picture of where it stood, or the sample game while there is none; a click or
/// Space goes on with it.
class ContinueCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit ContinueCard(items::RecentGamesModel& games, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Its texts have been painted; pictures come after what can be read.
    [[nodiscard]] bool isPictureDue() const { return m_isPictureDue; }

Q_SIGNALS:
    void pictureDue();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// What stands below the picture, line by line.
    struct Foot {
        QString title = {};
        QString sentence = {};
        QString whoAndWhen = {};
        QStringList arts = {};
        QStringList letters = {};
    };
    [[nodiscard]] Foot foot() const;
    /// How wide its texts may be.
    [[nodiscard]] qreal textWidth(const Foot& foot) const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] int footHeight() const;
    void drawPicture(QPainter& painter, const QRectF& area);
    static void drawFaces(QPainter& painter, const QRectF& inner, const Foot& texts);
    void drawFoot(QPainter& painter, const QRectF& area);
    void drawOutline(QPainter& painter);

    items::RecentGamesModel& m_games;
    bool m_isPictureDue = false;
};

} // namespace caboose::views
