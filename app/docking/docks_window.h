// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/docking_state.h"
#include "app/docking/docks.h"

#include <kddockwidgets/MainWindow.h>

#include <QCloseEvent>
#include <QKeyEvent>

namespace caboose::app {

/// The window that the panels are docked in: tells when it closes, and of Escape that nobody in it
/// had a use for.
class Docks::Window : public KDDockWidgets::QtWidgets::MainWindow {
public:
    explicit Window(Docks& docks)
        : KDDockWidgets::QtWidgets::MainWindow(mainWindowId), m_docks(docks)
    {}

protected:
    void closeEvent(QCloseEvent* event) override
    {
        Q_EMIT m_docks.closing();
        KDDockWidgets::QtWidgets::MainWindow::closeEvent(event);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Escape)
            Q_EMIT m_docks.escaped();
        else
            KDDockWidgets::QtWidgets::MainWindow::keyPressEvent(event);
    }

private:
    Docks& m_docks;
};

} // namespace caboose::app
