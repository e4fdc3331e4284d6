// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/verdict.h"

#include <QString>

namespace caboose::items {

/// "Doc stands between (rule 11.1)"; empty for an allowed choice.
QString whyWithRule(const rules::Verdict& verdict);

} // namespace caboose::items
