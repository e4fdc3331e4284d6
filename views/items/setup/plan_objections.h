// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <QStringList>

namespace caboose::items {

/// Why no game can begin so, a line each and none twice; empty: one can.
QStringList objectionsTo(const rules::Plan& plan);

/// Of the next round card whose turns stand in no text, so that the group has to enter them, as
/// OwnRoundsModel counts events; -1: there is none.
int eventToEnter(const rules::Plan& plan);

} // namespace caboose::items
