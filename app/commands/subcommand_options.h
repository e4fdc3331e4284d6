// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <optional>

namespace caboose::app {

/// Takes "--name VALUE" or "--name=VALUE" out of the arguments of a subcommand, as often as it is
/// there; returns the values in order. Nothing if a value is missing.
[[nodiscard]] std::optional<QStringList> takeValues(QStringList& arguments, const QString& name);

/// Takes "--name" out of the arguments; whether it was there.
[[nodiscard]] bool takeFlag(QStringList& arguments, const QString& name);

/// The last of the values as a number in a range; the usual one if there is none. Nothing if it is
/// not such a number.
[[nodiscard]] std::optional<qlonglong> takeNumber(QStringList& arguments, const QString& name,
                                                  qlonglong usual, qlonglong lowest,
                                                  qlonglong highest);

} // namespace caboose::app
