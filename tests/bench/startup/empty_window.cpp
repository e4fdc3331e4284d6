// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The least that can be compared: a main window of the docking library with nothing in it.

#include "tests/bench/startup/first_paint.h"

#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/MainWindow.h>

#include <QApplication>

int main(int count, char** values)
{
    const QApplication application(count, values);
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    KDDockWidgets::QtWidgets::MainWindow window(QStringLiteral("empty"));
    window.resize(1180, 740);
    caboose::bench::reportFirstPaint(&window);
    window.show();
    return QApplication::exec();
}
