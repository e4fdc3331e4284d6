// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QString;

namespace caboose::views {

/// The drawing in this file; empty: there is none. Without its viewBox: ours show all of
/// themselves, as they do without one, and Qt takes it apart with a regular expression, whose
/// library would take half a megabyte from the start.
QByteArray drawingIn(const QString& path);

} // namespace caboose::views
