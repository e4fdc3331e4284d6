// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QKeyEvent;

namespace caboose::views {

/// The digit that a key stands for, also on keyboards on which digits need Shift; empty: none.
QString digitOf(const QKeyEvent& event);

} // namespace caboose::views
