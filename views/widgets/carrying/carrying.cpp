// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/carrying/carrying.h"

#include <QApplication>

namespace caboose::views {
namespace {

PieceTarget* asTarget(QWidget* widget)
{
    return dynamic_cast<PieceTarget*>(widget);
}

/// Windows lie over each other; the source's own first.
QWidget* widgetAt(const QWidget* source, const QPoint& globalPos)
{
    QWidget* window = source->window();
    if (QWidget* floating = QApplication::topLevelAt(globalPos)) window = floating;
    return window->childAt(window->mapFromGlobal(globalPos));
}

} // namespace

void Carrying::begin(const CarriedPiece& carried)
{
    end();
    m_carried = carried;
    m_picture = new CarriedPicture(carried, m_source);
}

PieceTarget* Carrying::targetAt(const QPoint& globalPos, QPointer<QWidget>& widget) const
{
    for (QWidget* at = widgetAt(m_source, globalPos); at; at = at->parentWidget()) {
        PieceTarget* target = asTarget(at);
        if (!target || &target->table() != &m_table) continue;
        widget = at;
        return target;
    }
    widget = nullptr;
    return nullptr;
}

bool Carrying::moveTo(const QPoint& globalPos)
{
    QPointer<QWidget> over;
    PieceTarget* target = targetAt(globalPos, over);
    if (over != m_over) leave();
    m_over = over;
    const QString caption = target ? target->carriedOver(piece(), globalPos) : QString();
    if (m_picture) m_picture->hangAt(globalPos, caption);
    return target != nullptr;
}

bool Carrying::drop(const QPoint& globalPos)
{
    QPointer<QWidget> over;
    PieceTarget* target = targetAt(globalPos, over);
    const items::Adjustable dropped = piece();
    end();
    return target && target->drop(dropped, globalPos);
}

void Carrying::leave()
{
    if (!m_over) return;
    asTarget(m_over)->carriedAway();
    m_over = nullptr;
}

void Carrying::end()
{
    leave();
    m_carried.reset();
    delete m_picture;
}

} // namespace caboose::views
