// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

#include <QStringList>

namespace caboose::items {

/// Why no game can begin so, a line each and none twice; empty: one can.
QStringList objectionsTo(const rules::Plan& plan);

} // namespace caboose::items
