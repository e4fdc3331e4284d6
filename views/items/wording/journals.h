// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/journal/journal_text.h"
#include "model/game/journal/record_store.h"

#include <QString>

namespace caboose::items::words {

/// What is wrong with the file of a game: "Line 10: this is not what was written."
QString fault(const game::Fault& fault);

/// Why a game is not in its file at the moment; empty if it is, or has none.
QString saved(game::Saved saved);

} // namespace caboose::items::words
