// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/08_end/score.h"

namespace caboose::rules {

/// 8 3b In betrayal mode single bandits win, as the Cavalry Charge card says that is in force:
/// 7.3.3, 7.3.4. Of any other card nobody is told to win.
void markBetrayers(const Table& table, std::vector<Score>& all);

/// The rule of that card; nothing where it does not say who wins.
Rule ruleOfBetrayal(const Table& table);

} // namespace caboose::rules
