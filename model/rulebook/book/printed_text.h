// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/printed_texts.h"

namespace caboose::rulebook {

using rules::PrintedText;
using rules::printedTextCount;
using rules::printedTextFrom;
using rules::PrintedTexts;

/// The text and, for a variant, the one that it varies. Without booklets: which of them speak is a
/// matter of what is on the table (rulebook_context.h).
PrintedTexts textsInForce(rules::Edition edition);

} // namespace caboose::rulebook
