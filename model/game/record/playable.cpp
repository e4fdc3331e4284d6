// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/playable.h"

#include "model/rules/core/resolve.h"

namespace caboose::game {

bool isPlayable(const rules::Table& table)
{
    return rules::resolve(table, {}).settled != rules::BeatStatus::Stuck;
}

} // namespace caboose::game
