// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace caboose::views {

/// One of our own line icons by name (resources/icons/<name>.svg). It takes the palette's text
/// colour whenever it is drawn, so it follows light and dark without being asked. An unknown or
/// empty name gives a null icon.
QIcon icon(const QString& name);

/// The emblem of the program, in its own colours.
QIcon emblem();

} // namespace caboose::views
