// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::app {

/// The path of a game that begins now: its name is the time, and no other game has it.
QString newGameFile(const QString& folder);

} // namespace caboose::app
