// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/narrow_window.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollBar>

namespace caboose::app {
namespace {

/// How far the bar goes, so that all of `wanted` is seen in `room`.
void setRange(QScrollBar& bar, int wanted, int room)
{
    const int missing = qMax(0, wanted - room);
    bar.setRange(0, missing);
    bar.setPageStep(room);
    bar.setSingleStep(qMax(1, room / 10));
    bar.setVisible(missing > 0);
}

/// As little as shows what begins there, or its beginning where it is larger than the room.
void show(QScrollBar& bar, int begin, int length)
{
    const int end = qMin(begin + length, begin + bar.pageStep());
    if (begin < bar.value())
        bar.setValue(begin);
    else if (end > bar.value() + bar.pageStep())
        bar.setValue(end - bar.pageStep());
}

} // namespace

NarrowWindow::NarrowWindow(QMainWindow& window)
    : QObject(&window), m_window(window), m_centre(window.centralWidget()),
      m_panels(m_centre->layout()->itemAt(0)->widget()),
      m_across(new QScrollBar(Qt::Horizontal, m_centre)),
      m_down(new QScrollBar(Qt::Vertical, m_centre))
{
    for (QScrollBar* bar : {m_across, m_down}) {
        bar->setAutoFillBackground(true);
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, &NarrowWindow::move);
    }
    m_window.installEventFilter(this);
    m_centre->installEventFilter(this);
    m_panels->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { showWhole(now); });
}

bool NarrowWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isCentre = watched == m_centre && event->type() == QEvent::LayoutRequest;
    // Not where the panels themselves are just resized: what they hold would get the old size last.
    const bool isAround = watched != m_panels && event->type() == QEvent::Resize;
    if (isCentre || isAround) fit();
    // The layout puts them where they begin.
    if (watched == m_panels && event->type() == QEvent::Move) move();
    return QObject::eventFilter(watched, event);
}

void NarrowWindow::fit()
{
    const QSize wanted = m_panels->minimumSize();
    // What is above and below belongs to the window as well: its menus and bars.
    const QSize room(m_window.width(), m_window.height() - m_centre->y());
    const bool isTooWide = wanted.width() > room.width();
    const int low = isTooWide ? m_across->sizeHint().height() : 0;
    const bool isTooHigh = wanted.height() > room.height() - low;
    const int wide = isTooHigh ? m_down->sizeHint().width() : 0;
    setRange(*m_across, wanted.width(), room.width() - wide);
    setRange(*m_down, wanted.height(), room.height() - low);
    m_across->setGeometry(0, room.height() - low, room.width() - wide, low);
    m_down->setGeometry(room.width() - wide, 0, wide, room.height() - low);
    move();
}

void NarrowWindow::move()
{
    const int low = m_across->isHidden() ? 0 : m_across->height();
    const int wide = m_down->isHidden() ? 0 : m_down->width();
    m_centre->setContentsMargins(0, 0, wide - m_across->maximum(), low - m_down->maximum());
    m_panels->move(-m_across->value(), -m_down->value());
    for (QScrollBar* bar : {m_across, m_down}) bar->raise();
}

void NarrowWindow::showWhole(const QWidget* focused)
{
    const bool isHere = focused && m_panels->isAncestorOf(focused);
    // Nothing moves away beneath a button of the mouse.
    if (!isHere || QApplication::mouseButtons() != Qt::NoButton) return;
    const QPoint at = focused->mapTo(m_panels, QPoint());
    show(*m_across, at.x(), focused->width());
    show(*m_down, at.y(), focused->height());
}

} // namespace caboose::app
