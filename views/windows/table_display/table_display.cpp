// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/table_display/table_display.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/game_models.h"
#include "views/items/wording/spoken_text.h"
#include "views/widgets/spoken.h"
#include "views/widgets/train_map/train_picture.h"
#include "views/windows/table_display/bandit_tile.h"

#include <QEvent>
#include <QPainter>

namespace caboose::views {
namespace {

constexpr QSize wanted(1280, 720);

// Shares of the height.
constexpr qreal roundShare = 0.11;
constexpr qreal nowShare = 0.19;
constexpr qreal banditShare = 0.17;
constexpr qreal marginShare = 0.018;

constexpr qreal turnGap = 8;

/// The line of the log that the game has come to; null: nothing has happened.
const items::LogRow* lastDeed(const items::LogModel& log)
{
    const items::LogRow* last = nullptr;
    for (const items::LogRow& row : log.rows()) {
        if (row.isUndone) break;
        if (row.kind != items::LogRow::Kind::Aside && !row.isLook) last = &row;
    }
    return last;
}

} // namespace

TableDisplay::TableDisplay(items::GameModels& game, QWidget* parent) : QWidget(parent), m_game(game)
{
    setObjectName(QStringLiteral("tableDisplay"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(480, 300);
    connect(&m_game, &items::GameModels::shown, this, &TableDisplay::refresh);
    refresh();
}

QSize TableDisplay::sizeHint() const
{
    return wanted;
}

void TableDisplay::refresh()
{
    m_train = {};
    setAccessibleName(tr("Table display"));
    setProperty(speaksForItself, true);
    setAccessibleDescription(items::spokenTogether(
        {m_game.rounds.sentence(), m_game.options.question().question, last()}));
    update();
}

/// What happened last; empty: nothing, or the end, which is told by itself.
QString TableDisplay::last() const
{
    const items::LogRow* deed = lastDeed(m_game.log);
    const bool isOver = m_game.options.question().kind == items::QuestionTexts::Kind::Over;
    return deed && !isOver ? deed->text : QString();
}

void TableDisplay::resizeEvent(QResizeEvent* event)
{
    m_train = {};
    QWidget::resizeEvent(event);
}

void TableDisplay::changeEvent(QEvent* event)
{
    refresh();
    QWidget::changeEvent(event);
}

QFont TableDisplay::fontOf(qreal pixels, bool bold) const
{
    QFont made = font();
    made.setPixelSize(qMax(8, qRound(pixels)));
    made.setBold(bold);
    return made;
}

QColor TableDisplay::ink(bool quiet) const
{
    return palette().color(quiet ? QPalette::PlaceholderText : QPalette::WindowText);
}

void TableDisplay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (!m_game.isShowing()) {
        painter.setFont(fontOf(height() * 0.05));
        painter.setPen(ink());
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No game is on the table yet."));
        return;
    }
    const qreal margin = height() * marginShare;
    const QRectF all = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const qreal high = all.height();
    const qreal train = high * (1 - roundShare - nowShare - banditShare) - 3 * margin;
    QRectF area(all.left(), all.top(), all.width(), high * roundShare);
    drawRound(painter, area);
    area = {all.left(), area.bottom() + margin, all.width(), train};
    drawTrain(painter, area);
    area = {all.left(), area.bottom() + margin, all.width(), high * nowShare};
    drawNow(painter, area);
    area = {all.left(), area.bottom() + margin, all.width(), high * banditShare};
    drawBandits(painter, area);
}

void TableDisplay::drawRound(QPainter& painter, const QRectF& area) const
{
    using State = items::RoundRow::State;
    QRectF left = area;
    for (const items::RoundRow& round : m_game.rounds.rows()) {
        if (round.state == State::Current) drawTurns(painter, round, left);
    }
    const QString sentence = m_game.rounds.sentence();
    const qreal large = area.height() * 0.5;
    const qreal wide = QFontMetricsF(fontOf(large, true)).horizontalAdvance(sentence) + 1;
    const qreal pixels = large * qMin(1.0, left.width() / wide);
    drawLine(painter, left, sentence, fontOf(pixels, true), ink());
}

/// The turns of the card in force at the right, and its event where there is room; leaves what is
/// left of the area.
void TableDisplay::drawTurns(QPainter& painter, const items::RoundRow& round, QRectF& area) const
{
    const qreal side = area.height() * 0.86;
    qreal x = area.right() - static_cast<qreal>(round.turns.size()) * (side + turnGap);
    area.setRight(x - 14);
    for (const items::RoundTurn& turn : round.turns) {
        drawTurn(painter, turn, {x, area.center().y() - side / 2, side, side});
        x += side + turnGap;
    }
    const QFont font = fontOf(area.height() * 0.32);
    const qreal needed = QFontMetricsF(font).horizontalAdvance(round.event);
    if (round.event.isEmpty() || needed > area.width() / 3) return;
    drawLine(painter, area, round.event, font, ink(true), Qt::AlignRight | Qt::AlignVCenter);
    area.setRight(area.right() - needed - 20);
}

void TableDisplay::drawTurn(QPainter& painter, const items::RoundTurn& turn,
                            const QRectF& box) const
{
    painter.setOpacity(turn.isPast ? coloursInUse().faded(0.4) : 1);
    painter.setPen(QPen(palette().color(turn.isCurrent ? QPalette::Highlight : QPalette::Mid),
                        turn.isCurrent ? box.width() * 0.08 : 1.5));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8);
    const qreal inner = box.width() * 0.18;
    drawLineArt(painter, turn.art, box.adjusted(inner, inner, -inner, -inner), ink());
    painter.setOpacity(1);
}

void TableDisplay::drawTrain(QPainter& painter, const QRectF& area)
{
    if (m_train.isNull()) {
        const QSize size = area.size().toSize();
        m_train = QPixmap(size * devicePixelRatioF());
        m_train.setDevicePixelRatio(devicePixelRatioF());
        QPainter train(&m_train);
        drawTrainPicture(train, m_game, QRectF({}, size), font(), Offers::Shown);
    }
    painter.drawPixmap(area.topLeft(), m_train);
}

/// Whose turn it is and what is asked; beneath it what has happened last.
void TableDisplay::drawNow(QPainter& painter, const QRectF& area) const
{
    const items::QuestionTexts& now = m_game.options.question();
    QRectF text = area;
    if (!now.art.isEmpty()) {
        const QRectF face(area.left(), area.top(), area.height() * 0.66, area.height());
        drawPawn(painter, now.art, now.letter, fitted(now.art, face));
        text.setLeft(face.right() + area.height() * 0.12);
    }
    const qreal half = area.height() * 0.56;
    const QString said =
        now.happens.isEmpty() ? now.question : now.happens.join(QStringLiteral(" "));
    painter.setPen(ink());
    painter.setFont(fontOf(half * (said.size() > 90 ? 0.34 : 0.46), true));
    painter.drawText(QRectF(text.left(), text.top(), text.width(), half),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, said);
    const QString deed = last();
    if (deed.isEmpty()) return;
    drawLast(painter, {text.left(), text.top() + half, text.width(), area.height() - half},
             tr("Last: %1").arg(deed), half * 0.4);
}

/// On two lines that are smaller where one is too short for it.
void TableDisplay::drawLast(QPainter& painter, const QRectF& area, const QString& text,
                            qreal pixels) const
{
    const bool isLong = QFontMetricsF(fontOf(pixels)).horizontalAdvance(text) > area.width();
    painter.setFont(fontOf(isLong ? pixels * 0.7 : pixels));
    painter.setPen(ink(true));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

void TableDisplay::drawBandits(QPainter& painter, const QRectF& area) const
{
    const auto& bandits = m_game.characters.rows();
    if (bandits.empty()) return;
    const qreal gap = area.height() * 0.1;
    const qreal width = (area.width() + gap) / static_cast<qreal>(bandits.size()) - gap;
    qreal x = area.left();
    for (const items::CharacterRow& bandit : bandits) {
        drawBanditTile(painter, bandit, {x, area.top(), width, area.height()}, font(), palette());
        x += width + gap;
    }
}

} // namespace caboose::views
