// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

class QWidget;

namespace caboose::test {

/// A picture of a widget. Whoever wants to look at it names a folder: CABOOSE_SCREENSHOTS; there it
/// is kept as "<name>.png". Say in the name what is to be seen: "main-window-dark-fr".
QImage saveScreenshot(QWidget& widget, const QString& name);

/// The same of the whole screen, with all that floats on it.
QImage saveScreen(const QString& name);

/// Whether the picture shows nothing at all.
bool isBlank(const QImage& picture);

} // namespace caboose::test
