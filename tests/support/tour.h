// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/running_program.h"

#include <functional>

namespace caboose::test {

/// Through everything that the program can show: every page, dialog and panel, a game while it is
/// followed, disputed, tried out and over. The program must have been started with all panels.
/// `look` is called at each stop, with its name.
void tour(RunningProgram& running, const std::function<void(const QString& stop)>& look);

/// What `find` complains of anywhere on the tour, each once, with the stop where it was first.
QStringList complaintsOf(RunningProgram& running, const std::function<QStringList()>& find);

} // namespace caboose::test
