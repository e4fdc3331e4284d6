// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/choice.h"
#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <QString>

namespace caboose::items::words {

/// One of the choices of a question: "Doc", "Saloon, roof", "Purse", "Draw three cards".
QString choice(const rules::Question& question, rules::Choice choice, const rules::Table& table);

/// A choice without its question.
QString choice(rules::Choice choice);

} // namespace caboose::items::words
