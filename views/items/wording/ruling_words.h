// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"

#include <QString>

namespace caboose::items::words {

/// What a ruling is about, as a question.
QString ruling(rules::Ruling ruling);
/// The question and how it is answered here: "May the bot Marshal be shot? Never".
QString ruling(rules::Ruling ruling, int value);
QString edition(rules::Edition edition);

} // namespace caboose::items::words
