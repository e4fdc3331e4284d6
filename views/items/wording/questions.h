// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

/// The question as one asks it at the table: "Belle fires. At whom?"
QString question(const rules::Question& question, const rules::Table& table);

} // namespace caboose::items::words
