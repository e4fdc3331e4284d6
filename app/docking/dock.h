// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/docking_state.h"
#include "app/docking/docks.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/core/DockWidget.h>

namespace caboose::app {

// What Docks is made of, for its own files.

class Docks::Dock : public KDDockWidgets::QtWidgets::DockWidget {
public:
    Dock(const QString& id, const PanelSpec& spec)
        : KDDockWidgets::QtWidgets::DockWidget(id), panel(spec)
    {}
    KDDockWidgets::Core::DockWidget* core() const { return dockWidget(); }
    QString id() const { return panel.id; }

    PanelSpec panel;
};

class Docks::Window : public KDDockWidgets::QtWidgets::MainWindow {
public:
    Window() : KDDockWidgets::QtWidgets::MainWindow(mainWindowId) {}
};

} // namespace caboose::app
