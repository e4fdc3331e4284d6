// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/docs_respect.h"

namespace caboose::rules {

void tellOfRespect(Play& play, Pawn who, Pawn target)
{
    if (target != Pawn::Doc || !play.table.isBot(Pawn::Doc)) return;
    const bool isPlayer = isCharacter(who) && play.table.sheet(who).role == Role::Player;
    if (isPlayer) play.nothing(who, {}, Reason::NotRefereed, {16, 10, 1});
}

} // namespace caboose::rules
