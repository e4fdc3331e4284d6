// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

namespace caboose::views {

/// How the rulebook's HTML looks (views/items/rulebook/rule_page.h says of what it consists) in
/// these colours, with text of this font.
QString pageStyle(const QPalette& palette, const QFont& font);

/// Black on white, for print.
QPalette paperPalette();

} // namespace caboose::views
