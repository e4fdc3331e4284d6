// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items::words {

/// In some languages a small word melts with the name behind it. There a translation has it in
/// brackets before the name, "le complice [de] %1", and out of it comes "le complice d’Al Patron",
/// "du Marshal" or "de Belle". Text without such a mark stays as it is.
QString melted(QString text);

} // namespace caboose::items::words
