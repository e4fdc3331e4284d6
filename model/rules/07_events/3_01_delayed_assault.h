// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 7.3.1 As the last round begins: if some bandit on the Express has a secret document, whosever it
/// is, the Schemin' phase has two turns only. The card in force says so from then on.
/// Of whoever hides with one that is not refereed, which is told. Of any other card nothing comes.
void cutSchemin(Play& play);

} // namespace caboose::rules
