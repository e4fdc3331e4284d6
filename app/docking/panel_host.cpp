// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"

#include "views/widgets/entrance.h"

#include <QEvent>
#include <QFocusEvent>
#include <QScrollArea>

#include <utility>

namespace caboose::app {
namespace {

/// Of a page that can be scrolled.
constexpr QSize smallestPage(320, 240);

} // namespace

PanelHost::PanelHost(std::function<QWidget*(QWidget* parent)> create, Fit fit)
    : m_create(std::move(create)), m_fit(fit)
{}

QSize PanelHost::sizeHint() const
{
    return m_panel ? m_panel->sizeHint() : QWidget::sizeHint();
}

QSize PanelHost::minimumSizeHint() const
{
    if (!m_panel) return QWidget::minimumSizeHint();
    const QSize least = m_panel->minimumSizeHint().expandedTo(m_panel->minimumSize());
    return m_fit == Fit::Scrolls ? least.boundedTo(smallestPage) : least;
}

void PanelHost::showEvent(QShowEvent* event)
{
    if (m_create) {
        m_outer = makeOuter();
        m_outer->setGeometry(rect());
        // When everything around it is there, so that it can take the keyboard.
        QMetaObject::invokeMethod(m_outer, &QWidget::show, Qt::QueuedConnection);
        updateGeometry();
    }
    QWidget::showEvent(event);
}

QWidget* PanelHost::makeOuter()
{
    const auto create = std::exchange(m_create, nullptr);
    if (m_fit == Fit::Whole) {
        m_panel = create(this);
        return m_panel;
    }
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    m_panel = create(scroll);
    scroll->setWidget(m_panel);
    return scroll;
}

/// Nobody stays on the host itself: it has no part in the Tab chain and shows no focus.
void PanelHost::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (QWidget* inside = entrance()) inside->setFocus(event->reason());
}

QWidget* PanelHost::entrance() const
{
    const auto* said = dynamic_cast<const views::Entrance*>(m_panel.data());
    QWidget* wanted = said ? said->entrance() : nullptr;
    const auto takesKeys = [](const QWidget* widget) {
        return widget->isEnabled() && !widget->isHidden() &&
               (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    if (wanted && takesKeys(wanted)) return wanted;
    QWidget* next = nextInFocusChain();
    while (next != this && isAncestorOf(next) && !takesKeys(next)) next = next->nextInFocusChain();
    return isAncestorOf(next) ? next : nullptr;
}

void PanelHost::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_outer) m_outer->setGeometry(rect());
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
