// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome/continue_card.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/welcome/recent_games_model.h"
#include "views/widgets/train_map/train_picture.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace caboose::views {
namespace {

constexpr QSize wanted(520, 300);
constexpr QSize least(320, 190);
constexpr qreal corner = 10;
constexpr qreal padding = 16;
constexpr qreal faceWidth = 26;

QString sampleSentence()
{
    return ContinueCard::tr("Look around in a game in progress; nothing of it is kept");
}

} // namespace

ContinueCard::ContinueCard(items::RecentGamesModel& games, QWidget* parent)
    : QAbstractButton(parent), m_games(games)
{
    setObjectName(QStringLiteral("continueCard"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, &m_games, &items::RecentGamesModel::openLast);
    connect(&m_games, &items::RecentGamesModel::refreshed, this, &ContinueCard::refresh);
    refresh();
}

QSize ContinueCard::sizeHint() const
{
    return wanted;
}

QSize ContinueCard::minimumSizeHint() const
{
    return least;
}

void ContinueCard::refresh()
{
    m_picture = {};
    setAccessibleName(m_games.isSample() ? tr("Sample game") : tr("Continue the last game"));
    setAccessibleDescription(
        m_games.isSample()
            ? sampleSentence()
            : m_games.index(m_games.current()).data(Qt::AccessibleTextRole).toString());
    setToolTip(m_games.isSample() ? sampleSentence() : tr("Go on where your last game stopped"));
    update();
}

void ContinueCard::resizeEvent(QResizeEvent* event)
{
    m_picture = {};
    QAbstractButton::resizeEvent(event);
}

void ContinueCard::changeEvent(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LanguageChange || type == QEvent::PaletteChange ||
        type == QEvent::FontChange || type == QEvent::DevicePixelRatioChange) {
        refresh();
    }
    QAbstractButton::changeEvent(event);
}

int ContinueCard::footHeight() const
{
    return qMax(fontMetrics().height() * 3, static_cast<int>(faceWidth * 1.5)) + 22;
}

void ContinueCard::paintEvent(QPaintEvent*)
{
    if (!m_games.last().isShowing()) return;
    const QSize area(width(), height() - footHeight());
    if (m_picture.isNull()) {
        m_picture = trainPicture(m_games.last(), area, devicePixelRatioF(), font());
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(whole, corner, corner);
    painter.setClipPath(outline);
    painter.fillRect(rect(), palette().color(underMouse() ? QPalette::Button : QPalette::Base));
    painter.drawPixmap(0, 0, m_picture);
    painter.setClipping(false);
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(
        QPen(palette().color(isMarked ? QPalette::Highlight : QPalette::Mid), isMarked ? 2.5 : 1));
    painter.drawPath(outline);
    drawFoot(painter, QRectF(0, area.height(), width(), footHeight()));
}

void ContinueCard::drawFoot(QPainter& painter, const QRectF& foot)
{
    const items::RecentGameRow game =
        m_games.isSample() ? items::RecentGameRow() : m_games.at(m_games.current());
    QRectF area = foot.adjusted(padding, 8, -padding, -8);
    qreal right = area.right();
    for (qsizetype i = game.arts.size(); i-- > 0;) {
        right -= faceWidth + 3;
        drawPawn(painter, game.arts.at(i), game.letters.at(i),
                 fitted(game.arts.at(i), {right, area.top(), faceWidth, area.height()}));
    }
    area.setRight(right - 8);
    const QColor ink = palette().color(QPalette::WindowText);
    const qreal large = area.height() * 0.42;
    const qreal small = area.height() * 0.29;
    const bool isSample = m_games.isSample();
    drawLine(painter, {area.left(), area.top(), area.width(), large},
             isSample              ? tr("Sample game")
             : game.name.isEmpty() ? tr("Continue")
                                   : tr("Continue: %1").arg(game.name),
             scaledFont(font(), 1.25, true), ink);
    drawLine(painter, {area.left(), area.top() + large, area.width(), small},
             isSample ? sampleSentence() : game.standing, font(), ink);
    drawLine(painter, {area.left(), area.top() + large + small, area.width(), small}, game.date,
             scaledFont(font(), 0.92), palette().color(QPalette::PlaceholderText));
}

} // namespace caboose::views
