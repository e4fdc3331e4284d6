// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

/// What is special about a character, as long as it applies at this table; else empty.
QString power(const rules::Table& table, rules::Pawn character);
/// 15.2.1: the same of what only the freed prisoner lends; empty for a prisoner who lends nothing.
QString lentPower(const rules::Table& table, rules::Pawn holder);

} // namespace caboose::items::words
