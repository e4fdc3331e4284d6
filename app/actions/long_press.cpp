// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/long_press.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QStyleHints>

namespace caboose::app {
namespace {

bool isOfAFinger(const QMouseEvent& event)
{
    return event.device()->type() == QInputDevice::DeviceType::TouchScreen;
}

/// Nothing is there: buttons come up again, and nobody takes it for a click.
constexpr QPointF nowhere(-10000, -10000);

} // namespace

LongPress::LongPress(QObject* parent) : QObject(parent)
{
    m_held.setSingleShot(true);
    m_held.setInterval(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    connect(&m_held, &QTimer::timeout, this, &LongPress::askForMenu);
    qApp->installEventFilter(this);
}

bool LongPress::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isMouse = type == QEvent::MouseButtonPress || type == QEvent::MouseMove ||
                         type == QEvent::MouseButtonRelease;
    if (!isMouse || !watched->isWidgetType()) return false;
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    if (!isOfAFinger(mouse)) return false;
    if (type == QEvent::MouseButtonPress) {
        begin(static_cast<QWidget*>(watched), mouse);
        return false;
    }
    const QPointF way = mouse.globalPosition() - m_onScreen;
    const bool isStill = way.manhattanLength() < QApplication::startDragDistance();
    if (type == QEvent::MouseButtonRelease || !isStill) m_held.stop();
    const bool isSwallowed = m_hasAsked;
    if (type == QEvent::MouseButtonRelease) m_hasAsked = false;
    return isSwallowed;
}

/// Around the innermost widget the others hear of the same press.
void LongPress::begin(QWidget* widget, const QMouseEvent& press)
{
    if (m_held.isActive()) return;
    m_widget = widget;
    m_at = press.position();
    m_onScreen = press.globalPosition();
    m_hasAsked = false;
    m_held.start();
}

void LongPress::askForMenu()
{
    if (!m_widget) return;
    QMouseEvent release(QEvent::MouseButtonRelease, nowhere, nowhere, Qt::LeftButton, {}, {});
    QApplication::sendEvent(m_widget, &release);
    m_hasAsked = true;
    if (!m_widget) return;
    QContextMenuEvent menu(QContextMenuEvent::Mouse, m_at.toPoint(), m_onScreen.toPoint());
    QApplication::sendEvent(m_widget, &menu);
}

} // namespace caboose::app
