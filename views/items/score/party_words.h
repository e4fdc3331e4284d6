// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/shown_position.h"

#include <QString>
#include <QStringList>

namespace caboose::items {

/// "Belle (Anna)", or "Belle + Doc" for bandits that are counted together, "Red: Belle + Doc" for a
/// team.
QString partyName(rules::PawnSet bandits, const ShownPosition& shownPosition);

/// "Belle, Doc and Tuco".
QString enumerated(const QStringList& names);

} // namespace caboose::items
