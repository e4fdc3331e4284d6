// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/entry_effect.h"
#include "model/rules/core/observe.h"

namespace caboose::game {

/// What somebody saw of it: neither its tables nor its happenings tell more than rules::observe()
/// shows. Whoever had a token, or has it now, knows its value.
EntryEffect observe(const EntryEffect& told, rules::Viewer viewer);

/// The same for one happening; the table is that after it.
rules::Happening observe(const rules::Happening& happening, const rules::Table& after,
                         rules::Viewer viewer);

/// The same for what was changed by hand; the table is that before it.
Adjustment observe(const Adjustment& adjustment, const rules::Table& before, rules::Viewer viewer);

} // namespace caboose::game
