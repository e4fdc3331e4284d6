// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"

#include "views/widgets/entrance.h"
#include "views/widgets/last_resort_scroll.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <utility>

namespace caboose::app {
namespace {

/// No panel asks for more.
constexpr QSize mostAskedFor(310, 240);

/// All of it, or its middle where it is larger; the toolkit sees to where one writes in it.
void showIn(QScrollArea& area, const QWidget& inside)
{
    const QPoint middle = inside.mapTo(area.widget(), inside.rect().center());
    const QSize room = inside.size().boundedTo(area.viewport()->size());
    area.ensureVisible(middle.x(), middle.y(), room.width() / 2 + 1, room.height() / 2 + 1);
}

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
    return m_panel ? least().boundedTo(mostAskedFor) : QWidget::minimumSizeHint();
}

QSize PanelHost::least() const
{
    return m_panel->minimumSizeHint().expandedTo(m_panel->minimumSize());
}

bool PanelHost::hasItsWidth() const
{
    return !m_panel || width() >= least().width();
}

void PanelHost::showEvent(QShowEvent* event)
{
    if (m_create) {
        make();
        m_scroll->setGeometry(rect());
        // When everything around it is there, so that it can take the keyboard.
        QMetaObject::invokeMethod(
            m_scroll, [this] { showScroll(); }, Qt::QueuedConnection);
        updateGeometry();
    }
    QWidget::showEvent(event);
}

/// In the size that it has by now: else its first picture has bars for the one it was made in.
void PanelHost::showScroll()
{
    QEvent fit(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll, &fit);
    m_scroll->show();
}

void PanelHost::make()
{
    const auto create = std::exchange(m_create, nullptr);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, QWidget* now) { showWhole(now); });
    if (m_fit == Fit::Whole) {
        auto* scroll = new views::LastResortScroll(this);
        m_panel = create(scroll);
        scroll->hold(m_panel);
        m_scroll = scroll;
        return;
    }
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setAutoFillBackground(true); // beneath its bars, too
    // In its place from the beginning: who is moved is given its style anew.
    m_panel = create(m_scroll->viewport());
    m_scroll->setWidget(m_panel);
}

/// Nobody stays on the host itself: it has no part in the Tab chain and shows no focus.
void PanelHost::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // The toolkit tells screen readers of the host last of all, as if the keyboard had stayed here.
    // Before what the widget in use tells of its row.
    QMetaObject::invokeMethod(this, &PanelHost::tellFocus, Qt::QueuedConnection);
    if (QWidget* inside = entrance()) inside->setFocus(event->reason());
}

/// The toolkit scrolls to what Tab comes to only from within the same area.
void PanelHost::showWhole(QWidget* focused)
{
    // Nothing moves away beneath a button of the mouse.
    if (!focused || !isAncestorOf(focused) || QApplication::mouseButtons() != Qt::NoButton) return;
    for (QWidget* around = focused->parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (area && focused->height() <= area->viewport()->height()) showIn(*area, *focused);
    }
}

void PanelHost::tellFocus()
{
    QWidget* now = QApplication::focusWidget();
    if (!now || !isAncestorOf(now)) return;
    QAccessibleEvent focus(now, QAccessible::Focus);
    QAccessible::updateAccessibility(&focus);
}

/// Return presses the button that has the keyboard, as Space does and as it does in dialogs.
void PanelHost::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QWidget* now = QApplication::focusWidget();
    auto* button = qobject_cast<QAbstractButton*>(now);
    // A box that is ticked is none, however it looks.
    const bool isPushed = qobject_cast<QPushButton*>(now) || qobject_cast<QToolButton*>(now) ||
                          (button && !button->isCheckable());
    if (isReturn && isPushed && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat())
        button->click();
    else
        QWidget::keyPressEvent(event);
}

QWidget* PanelHost::entrance() const
{
    const auto* said = dynamic_cast<const views::Entrance*>(m_panel.data());
    QWidget* wanted = said ? said->entrance() : nullptr;
    const auto takesKeys = [this](const QWidget* widget) {
        return widget->isEnabled() && widget->isVisibleTo(m_panel) &&
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
    if (m_scroll) m_scroll->setGeometry(rect());
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
