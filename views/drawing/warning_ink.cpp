// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/warning_ink.h"

#include <QPalette>

namespace caboose::views {

QColor warningInk(const QPalette& palette)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    return dark ? QColor(0xff, 0x8a, 0x75) : QColor(0xb0, 0x1e, 0x12);
}

} // namespace caboose::views
