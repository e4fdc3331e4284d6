// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

/// A name that somebody gave, or that came with a file: one line without characters that nobody
/// sees, of a length that fits in a menu.
QString tidyName(const QString& name);

/// A text for a tooltip, which takes for HTML what looks like it: somebody's words stay as they
/// are written, and load nothing.
QString plainToolTip(const QString& text);

} // namespace caboose::items
