// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

/// What happened, as a sentence of the log: "Belle shoots Doc."
QString happening(const rules::Happening& happening, const rules::Table& table);

} // namespace caboose::items::words
