// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_caboose [with-game] - Caboose as it starts for a person, up to its first picture: the
// welcome page, or a game that is being played.

#include "app/window/program.h"
#include "tests/bench/startup/first_paint.h"

#include <QApplication>
#include <QMainWindow>
#include <QTemporaryDir>

int main(int count, char** values)
{
    const QApplication application(count, values);
    const QTemporaryDir settings;
    caboose::app::Program program({.settingsFolder = settings.path()});
    caboose::bench::reportFirstPaint(program.window());
    if (count > 1) program.gameDocument().openSample();
    program.show();
    return QApplication::exec();
}
