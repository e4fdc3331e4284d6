// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/13_tuco_bot.h"

#include "model/rules/10_actions/action_row.h"
#include "model/rules/16_bots/places_swapped.h"

namespace caboose::rules {

namespace {

constexpr Rule section{16, 13, 0};
constexpr Rule rule{16, 13, 2};

/// 2.6.3
constexpr BotRow::Cards deck[]{{CardKind::Move, 2},
                               {CardKind::Punch, 1},
                               {CardKind::Fire, 3},
                               {CardKind::Marshal, 1},
                               {CardKind::Swap, 1}};

} // namespace

constinit const BotRow tucoBot{.who = Pawn::Tuco,
                               .rule = section,
                               .deck = deck,
                               .startsWith = {},
                               .bullets = 12,
                               .neverOnRoof = true,
                               .isSentAway = true,
                               .shunsMarshal = true,
                               .hitsAll = true,
                               .nudged = CardKind::Fire};

/// 16.13.2: he and the bot Marshal change places; a played one shows a goal.
constinit const ActionRow swapRow = swapRowOf<CardKind::Swap, rule>();

} // namespace caboose::rules
