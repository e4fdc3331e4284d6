// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjustment.h"

#include <QString>

namespace caboose::items::words {

/// What was changed by hand, as a sentence; empty if it is said by what happened on the table. The
/// values of purses are not in it.
QString adjustment(const game::Adjustment& adjustment);

} // namespace caboose::items::words
