// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace caboose::app {

/// The name of the window under which the docking library writes down where the panels are.
inline constexpr auto mainWindowId = QLatin1StringView("caboose");

/// Where the panels are, as the docking library wrote it down, and nothing else: what of it may be
/// given back to the library. The library believes what it reads, so whatever is not as it writes
/// it itself (kinds and ranges of values, ids, how the windows are divided, what refers to what) is
/// refused as a whole; then there is nothing. Things that it would not know are left out.
[[nodiscard]] std::optional<QJsonObject> restorable(const QJsonObject& docking);

} // namespace caboose::app
