// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/open_game.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace caboose::app {

/// Why the file is not open as a game.
QString whyNotOpened(const QString& path, const game::OpenedGame& opened);

/// What is to be known of a game that is open: what of its file was left out, whether the rules
/// were corrected since, who else writes it.
QStringList remarksOn(const game::OpenedGame& opened);

/// Writes what can be saved of a broken file to a new one beside it, which is named; nothing if
/// there is nothing to save. The broken one stays as it is.
[[nodiscard]] std::optional<QString> saveFrom(const QString& path);

} // namespace caboose::app
