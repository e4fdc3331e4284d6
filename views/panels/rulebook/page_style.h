// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace caboose::views {

struct Colours;

/// How the rulebook's HTML looks (views/items/rulebook/rule_page.h says of what it consists) in
/// these colours, with text of this font.
QString pageStyle(const Colours& colours, const QFont& font);

} // namespace caboose::views
