// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/screenshots.h"

#include <QDir>
#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>
#include <QTest>
#include <QWidget>

namespace caboose::test {

namespace {

/// A quarter larger than at best, in a fifth of the time.
constexpr int quickly = 90;

void keepIn(const QString& folder, const QPixmap& picture, const QString& name)
{
    const QString file = QDir(folder).filePath(name + QStringLiteral(".png"));
    const bool kept = QDir().mkpath(folder) && picture.save(file, "PNG", quickly);
    QVERIFY2(kept, qPrintable(QStringLiteral("cannot write ") + file));
}

QImage keep(const QPixmap& picture, const QString& name)
{
    const QString folder = qEnvironmentVariable("CABOOSE_SCREENSHOTS");
    if (!folder.isEmpty()) keepIn(folder, picture, name);
    return picture.toImage();
}

} // namespace

QImage saveScreenshot(QWidget& widget, const QString& name)
{
    return keep(widget.grab(), name);
}

QImage saveScreen(const QString& name)
{
    return keep(QGuiApplication::primaryScreen()->grabWindow(), name);
}

bool isBlank(const QImage& picture)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixel(x, y) != picture.pixel(0, 0)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace caboose::test
