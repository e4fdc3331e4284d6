// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/mistake.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/rulings_catalogue.h"

#include <QString>

namespace caboose::items::words {

/// "Expected a car, found “saloom”. Did you mean “saloon”?"
QString mistake(const notation::Mistake& mistake);

/// What can't be on this table.
QString inconsistency(const rules::Inconsistency& found);

/// Two rulings that can't be in force together.
QString contradiction(const rules::Contradiction& contradiction);

} // namespace caboose::items::words
