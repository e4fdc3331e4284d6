// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QString;

namespace caboose::views {

/// Above a group of choices, behind a line if others stand before it. The toolkit's own sections
/// lose their text where a style sheet draws the menu.
void addHeading(QMenu& menu, const QString& text);

} // namespace caboose::views
