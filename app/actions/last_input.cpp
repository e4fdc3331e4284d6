// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/last_input.h"

#include <QApplication>
#include <QEvent>

namespace caboose::app {

LastInput::LastInput()
{
    qApp->installEventFilter(this);
}

bool LastInput::eventFilter(QObject*, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress: m_isKey = true; break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin: m_isKey = false; break;
    default: break;
    }
    return false;
}

} // namespace caboose::app
