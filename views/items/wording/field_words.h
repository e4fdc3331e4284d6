// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/sheet_fields.h"
#include "model/rules/core/table_fields.h"

#include <QString>

namespace caboose::items::words {

// The words of fields, as they stand in menus. Sentences are in adjustments.h.

/// "Wanted poster"; empty for what is not set by hand as a number.
QString sheetField(rules::SheetField field);
/// "Yes", "Poodle", "$250", "3"
QString sheetValue(rules::SheetField field, int value);

/// "Neutral bullets in the stock"
QString tableField(rules::TableField field);
QString tableValue(rules::TableField field, int value);

/// 14.1: "Full of Lead", "Arrest Warrant: Doc"; 0 is one that nobody has seen.
QString goal(int goal);

} // namespace caboose::items::words
