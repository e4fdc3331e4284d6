// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;

namespace caboose::views {

/// The red that reads on the paper of this palette.
QColor warningInk(const QPalette& palette);

} // namespace caboose::views
