// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"

#include <QStringList>

namespace caboose::items {

/// The key for each option of a question, in their order; refused ones have none. An action card
/// has the letter of its name (face down with Shift, where both are possible), everything else a
/// digit in the order of the options, and letters behind the ninth.
QStringList answerKeys(const rules::Question& question);

/// How a key is written on a button: "⇧M" for "Shift+M".
QString written(const QString& key);

} // namespace caboose::items
