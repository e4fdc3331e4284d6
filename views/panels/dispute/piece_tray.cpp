// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/piece_tray.h"

#include "views/drawing/art.h"
#include "views/items/dispute/dispute.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace caboose::views {
namespace {

constexpr int trayHeight = 58;
constexpr qreal slotWidth = 48;
constexpr qreal margin = 6;

} // namespace

PieceTray::PieceTray(items::Dispute& dispute, TrainMap& map, QWidget* parent)
    : QWidget(parent), m_dispute(dispute), m_map(map)
{
    setObjectName(QStringLiteral("pieceTray"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_dispute, &items::Dispute::changed, this, &PieceTray::refresh);
    retranslate();
    refresh();
}

QSize PieceTray::sizeHint() const
{
    return {360, trayHeight};
}

QSize PieceTray::minimumSizeHint() const
{
    return {200, trayHeight};
}

void PieceTray::retranslate()
{
    setAccessibleName(tr("Beside the train"));
    setAccessibleDescription(
        tr("Pawns and loot to be put on the train; arrow keys choose, Return puts it somewhere."));
}

void PieceTray::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PieceTray::refresh()
{
    m_slots.clear();
    for (const items::Pick& pick : m_dispute.pawnsBesideInWords()) {
        m_slots.push_back(
            {{items::Adjustable::Kind::Pawn, pick.id.toInt()}, pick.art, pick.letter, pick.text});
    }
    for (const items::Pick& pick : m_dispute.lootInWords()) {
        m_slots.push_back(
            {items::Dispute::newToken(pick.id.toInt()), pick.art, pick.letter, pick.text});
    }
    m_aimed = qBound(0, m_aimed, static_cast<int>(m_slots.size()) - 1);
    update();
}

QRectF PieceTray::slotArea(std::size_t n) const
{
    const qreal count = static_cast<qreal>(qMax<std::size_t>(1, m_slots.size()));
    const qreal step = qMin(slotWidth, (width() - 2 * margin) / count);
    return {margin + static_cast<qreal>(n) * step, 3, step, static_cast<qreal>(trayHeight) - 6};
}

int PieceTray::slotAt(QPointF pixel) const
{
    for (std::size_t n = 0; n < m_slots.size(); ++n) {
        if (slotArea(n).contains(pixel)) return static_cast<int>(n);
    }
    return -1;
}

QRect PieceTray::areaOf(const items::Adjustable& piece) const
{
    for (std::size_t n = 0; n < m_slots.size(); ++n) {
        if (m_slots[n].piece == piece) return slotArea(n).toRect();
    }
    return {};
}

void PieceTray::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    for (std::size_t n = 0; n < m_slots.size(); ++n) {
        const QRectF area = slotArea(n);
        if (hasFocus() && static_cast<int>(n) == m_aimed) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRoundedRect(area, 6, 6);
        }
        drawSlot(painter, m_slots[n], area.adjusted(4, 4, -4, -4));
    }
}

void PieceTray::drawSlot(QPainter& painter, const Slot& slot, const QRectF& area) const
{
    if (slot.piece.kind == items::Adjustable::Kind::Pawn)
        drawPawn(painter, slot.art, slot.letter, fitted(slot.art, area));
    else
        drawArt(painter, slot.art, fitted(slot.art, area.adjusted(2, 6, -2, -6)));
}

bool PieceTray::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int slot = slotAt(help->pos());
    const QString name = slot < 0 ? QString() : m_slots[static_cast<std::size_t>(slot)].name;
    QToolTip::showText(help->globalPos(),
                       name.isEmpty() ? tr("Drag pieces onto the train, or off it.")
                                      : tr("%1: drag it onto the train.").arg(name),
                       this);
    return true;
}

void PieceTray::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_pressed = slotAt(event->position());
    m_pressedAt = event->position();
    if (m_pressed >= 0) aim(m_pressed);
}

void PieceTray::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed < 0) return;
    const bool isPulled =
        (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    m_isCarrying = m_isCarrying || isPulled;
    if (m_isCarrying) {
        carry(m_slots[static_cast<std::size_t>(m_pressed)], event->globalPosition().toPoint());
    }
}

void PieceTray::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressed < 0) return;
    const int slot = std::exchange(m_pressed, -1);
    if (!std::exchange(m_isCarrying, false)) {
        openMenu(slot);
        return;
    }
    m_map.carryNothing();
    const items::Adjustable piece = m_slots[static_cast<std::size_t>(slot)].piece;
    const int place = m_map.placeUnder(event->globalPosition().toPoint());
    if (place >= 0) m_dispute.bring(piece, place);
}

void PieceTray::carry(const Slot& slot, const QPoint& globalPos)
{
    m_map.carry({.piece = slot.piece, .art = slot.art, .letter = slot.letter}, globalPos);
}

void PieceTray::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: aim(m_aimed - 1); return;
    case Qt::Key_Right: aim(m_aimed + 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Menu: openMenu(m_aimed); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PieceTray::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // What was done in a menu is the news.
    if (event->reason() != Qt::PopupFocusReason) sayItemArrivedAt(*this);
    update();
}

void PieceTray::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PieceTray::aim(int slot)
{
    if (m_slots.empty()) return;
    m_aimed = qBound(0, slot, static_cast<int>(m_slots.size()) - 1);
    sayItem(*this, m_aimed);
    update();
}

QString PieceTray::itemName(int item) const
{
    //: %1: a piece beside the train, %2 and %3: the how manieth of how many
    return tr("%1; %2 of %3")
        .arg(m_slots[static_cast<std::size_t>(item)].name)
        .arg(item + 1)
        .arg(m_slots.size());
}

QRect PieceTray::itemArea(int item) const
{
    return slotArea(static_cast<std::size_t>(item)).toRect();
}

/// Where to put it, from the keyboard or with a click.
void PieceTray::openMenu(int slot)
{
    if (slot < 0 || slot >= static_cast<int>(m_slots.size())) return;
    const Slot& chosen = m_slots[static_cast<std::size_t>(slot)];
    items::AdjustmentChoices choices;
    for (const items::Pick& place : m_dispute.placesInWords()) {
        choices.push_back(
            {.text = place.text, .act = [this, piece = chosen.piece, id = place.id.toInt()] {
                 m_dispute.bring(piece, id);
             }});
    }
    const QPointF foot = slotArea(static_cast<std::size_t>(slot)).bottomLeft();
    popUpAdjustMenu(choices, tr("%1: where?").arg(chosen.name), mapToGlobal(foot.toPoint()), this);
}

} // namespace caboose::views
