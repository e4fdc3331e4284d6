// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/verdict.h"

#include <QString>

namespace caboose::items::words {

/// Why the rule of this verdict does not give a choice, in the middle of a sentence. Each rule has
/// its own reason.
QString notOffered(const rules::Verdict& verdict);

} // namespace caboose::items::words
