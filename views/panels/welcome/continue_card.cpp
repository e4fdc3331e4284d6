// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome/continue_card.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/drawn_once.h"
#include "views/drawing/row_paint.h"
#include "views/items/welcome/recent_games_model.h"
#include "views/widgets/train_map/train_picture.h"

#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>

namespace caboose::views {
namespace {

constexpr QSize wanted(520, 300);
constexpr QSize least(320, 190);
constexpr int leastPicture = 110;
constexpr qreal corner = 10;
constexpr qreal padding = 16;
constexpr int footEdge = 10;
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

/// The picture may become small; what is written stays whole.
QSize ContinueCard::minimumSizeHint() const
{
    return {least.width(), qMax(least.height(), leastPicture + footHeight())};
}

void ContinueCard::refresh()
{
    updateGeometry();
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
    updateGeometry(); // narrower texts are higher
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

ContinueCard::Foot ContinueCard::foot() const
{
    if (m_games.isSample()) return {.title = tr("Sample game"), .sentence = sampleSentence()};
    const items::RecentGameRow& game = m_games.at(m_games.current());
    return {.title = game.name.isEmpty() ? tr("Continue") : tr("Continue: %1").arg(game.name),
            .sentence = game.standing,
            .whoAndWhen = game.whoAndWhen,
            .arts = game.arts,
            .letters = game.letters};
}

qreal ContinueCard::textWidth(const Foot& foot) const
{
    const qreal faces = static_cast<qreal>(foot.arts.size()) * (faceWidth + 3);
    return qMax<qreal>(120, width() - 2 * padding - faces - 8);
}

QFont ContinueCard::titleFont() const
{
    return scaledFont(font(), 1.15, true);
}

QFont ContinueCard::smallFont() const
{
    return scaledFont(font(), 0.92);
}

int ContinueCard::footHeight() const
{
    const Foot texts = foot();
    const qreal room = textWidth(texts);
    const qreal height = wrappedHeight(texts.title, titleFont(), room) +
                         wrappedHeight(texts.sentence, font(), room) +
                         wrappedHeight(texts.whoAndWhen, smallFont(), room);
    return qCeil(qMax(height, faceWidth * 1.5)) + 2 * footEdge;
}

void ContinueCard::paintEvent(QPaintEvent*)
{
    if (!m_games.last().isShowing()) return;
    const int footTop = height() - footHeight();
    const QRect foot(0, footTop, width(), height() - footTop);
    QPainter painter(this);
    drawPicture(painter, QRectF(0, 0, width(), footTop));
    painter.fillRect(foot, palette().color(underMouse() ? QPalette::Button : QPalette::Base));
    drawOutline(painter);
    drawFoot(painter, foot);
}

/// Takes longer than all the rest of the page, so what can be read and pressed is there before it.
void ContinueCard::drawPicture(QPainter& painter, const QRectF& area)
{
    if (m_isPictureDue) {
        const DrawnOnce once;
        drawTrainPicture(painter, m_games.last(), area, font());
        return;
    }
    QLinearGradient sky(area.topLeft(), area.bottomLeft());
    sky.setColorAt(0, coloursInUse().scenery.zenith);
    sky.setColorAt(1, coloursInUse().scenery.horizon);
    painter.fillRect(area, sky);
    QTimer::singleShot(0, this, [this] {
        m_isPictureDue = true;
        update();
        Q_EMIT pictureDue();
    });
}

/// Round corners: what is outside of them looks as if nothing had been drawn there.
void ContinueCard::drawOutline(QPainter& painter)
{
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
    QPainterPath outside;
    outside.addRect(rect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outside.subtracted(outline), palette().color(QPalette::Window));
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(
        QPen(palette().color(isMarked ? QPalette::Highlight : QPalette::Mid), isMarked ? 2.5 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void ContinueCard::drawFaces(QPainter& painter, const QRectF& inner, const Foot& texts)
{
    qreal right = inner.right();
    for (qsizetype i = texts.arts.size(); i-- > 0;) {
        right -= faceWidth + 3;
        drawPawn(painter, texts.arts.at(i), texts.letters.at(i),
                 fitted(texts.arts.at(i), {right, inner.top(), faceWidth, inner.height()}));
    }
}

void ContinueCard::drawFoot(QPainter& painter, const QRectF& area)
{
    const Foot texts = foot();
    const QRectF inner = area.adjusted(padding, footEdge, -padding, -footEdge);
    if (m_isPictureDue) drawFaces(painter, inner, texts);
    const qreal room = textWidth(texts);
    qreal top = inner.top();
    const auto write = [&](const QString& text, const QFont& font, QPalette::ColorRole ink) {
        const qreal height = wrappedHeight(text, font, room);
        drawWrapped(painter, {inner.left(), top, room, height}, text, font, palette().color(ink));
        top += height;
    };
    write(texts.title, titleFont(), QPalette::WindowText);
    write(texts.sentence, font(), QPalette::WindowText);
    write(texts.whoAndWhen, smallFont(), QPalette::PlaceholderText);
}

} // namespace caboose::views
