// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/logging.h"

namespace caboose::app {

Q_LOGGING_CATEGORY(docksLog, "caboose.docks", QtWarningMsg)
Q_LOGGING_CATEGORY(journalLog, "caboose.journal", QtWarningMsg)
Q_LOGGING_CATEGORY(layoutLog, "caboose.layout", QtWarningMsg)

} // namespace caboose::app
