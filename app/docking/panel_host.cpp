// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"

#include <QEvent>

#include <utility>

namespace caboose::app {

PanelHost::PanelHost(std::function<QWidget*(QWidget* parent)> create) : m_create(std::move(create))
{}

QSize PanelHost::sizeHint() const
{
    return m_panel ? m_panel->sizeHint() : QWidget::sizeHint();
}

QSize PanelHost::minimumSizeHint() const
{
    return m_panel ? m_panel->minimumSizeHint().expandedTo(m_panel->minimumSize())
                   : QWidget::minimumSizeHint();
}

void PanelHost::showEvent(QShowEvent* event)
{
    if (m_create) {
        m_panel = std::exchange(m_create, nullptr)(this);
        m_panel->setGeometry(rect());
        // When everything around it is there, so that it can take the keyboard.
        QMetaObject::invokeMethod(m_panel, &QWidget::show, Qt::QueuedConnection);
        setFocusProxy(m_panel);
        updateGeometry();
    }
    QWidget::showEvent(event);
}

void PanelHost::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_panel) m_panel->setGeometry(rect());
}

/// A layout would pass on each change in a panel, and everything around it be laid out anew.
bool PanelHost::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        const QSize least = minimumSizeHint();
        if (least != std::exchange(m_least, least)) updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace caboose::app
