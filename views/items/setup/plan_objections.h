// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <QStringList>

namespace caboose::items {

/// Why no game can begin so, a line each and none twice; empty: one can.
QStringList objectionsTo(const rules::Plan& plan);

/// Of the round cards whose turns stand in no text, so that the group has to enter them first.
std::vector<rules::Event> eventsToEnter(const rules::Plan& plan);

} // namespace caboose::items
