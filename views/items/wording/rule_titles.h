// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"

#include <QString>

namespace caboose::items::words {

/// What a rule is about: the title of its section, or of its chapter. Empty if it has none.
QString ruleTitle(rules::Rule rule);
/// "10.6 Fire"; the number alone if there is no title, and nothing for no rule.
QString ruleWithTitle(rules::Rule number);

} // namespace caboose::items::words
