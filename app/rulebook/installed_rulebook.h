// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/foundations.h"

#include <QString>

namespace caboose::app {

/// The folder of the rulebook's text that comes with the program.
QString rulebookFolder();

/// The rulings and, where they are installed, the cases that rest on each rule.
rulebook::Foundations installedFoundations();

} // namespace caboose::app
