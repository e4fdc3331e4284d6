// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace caboose::app {

// What is decided, and what goes wrong, for whoever looks for the cause of something strange;
// silent unless asked for, as by QT_LOGGING_RULES='caboose.*=true'. Nobody needs it to use the
// program: what people should know is said in the window.

/// caboose.docks: panels that open and close, layouts that are applied to the window.
Q_DECLARE_LOGGING_CATEGORY(docksLog)
/// caboose.journal: games that are opened and closed, and whether what is said is on disk.
Q_DECLARE_LOGGING_CATEGORY(journalLog)
/// caboose.layout: which layout is taken, kept or refused.
Q_DECLARE_LOGGING_CATEGORY(layoutLog)

} // namespace caboose::app
