// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace caboose::app {

/// The text that a subcommand was given the name of; "-" is standard input. A pipe is well, too.
/// Nothing, and a sentence about it, if it can't be read or has no end.
std::optional<QByteArray> readInput(Invocation& invocation, const QString& name);

} // namespace caboose::app
