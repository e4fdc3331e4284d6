// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/poisoned_arrows.h"

namespace caboose::rules {

bool hasArrow(const Table& table, Pawn who)
{
    if (!table.isBot(Pawn::Cheyenne)) return false;
    constexpr auto arrows = static_cast<std::size_t>(Pawn::Cheyenne);
    const Sheet& sheet = table.sheet(who);
    return table.isBot(who) ? sheet.inFront[arrows] > 0
                            : sheet.received[arrows] > sheet.healed[arrows];
}

} // namespace caboose::rules
