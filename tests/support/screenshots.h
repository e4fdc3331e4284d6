// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

class QWidget;

namespace caboose::test {

/// Where screenshots go: the folder that CABOOSE_SCREENSHOTS names (set by the test command, in the
/// build folder), else "screenshots" beside the test.
QString screenshotFolder();

/// Keeps a picture of a widget as "<name>.png" and returns it. Say in the name what is to be seen:
/// "main-window-dark-fr".
QImage saveScreenshot(QWidget& widget, const QString& name);

/// The same of the whole screen, with all that floats on it.
QImage saveScreen(const QString& name);

/// Whether the picture shows nothing at all.
bool isBlank(const QImage& picture);

} // namespace caboose::test
