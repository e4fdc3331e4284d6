// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// startup_caboose [game | games FOLDER] - Caboose as it starts for a person, up to its first
// picture: the welcome page; a game that is being played; the welcome page when these games were
// played.

#include "app/window/program.h"
#include "tests/bench/startup/first_paint.h"

#include <QApplication>
#include <QFile>
#include <QMainWindow>
#include <QTemporaryDir>

int main(int count, char** values)
{
    const QApplication application(count, values);
    const QTemporaryDir settings;
    if (count == 3)
        QFile::link(QString::fromLocal8Bit(values[2]), settings.filePath(QStringLiteral("games")));
    caboose::app::Program program({.settingsFolder = settings.path()});
    caboose::bench::reportFirstPaint(program.window());
    if (count == 2) program.gameDocument().openSample();
    program.show();
    return QApplication::exec();
}
