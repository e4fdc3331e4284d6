// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/translations/ts_file.h"

namespace caboose::test {

/// What is wrong with a translated message, each in a few words; empty when all is well:
/// nothing missing or left over, and placeholders, mnemonics, markup, punctuation at the end and
/// spaces at both ends as in the source.
QStringList objections(const TsMessage& message);

} // namespace caboose::test
