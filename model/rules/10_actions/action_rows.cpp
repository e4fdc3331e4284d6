// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/01_move.h"
#include "model/rules/10_actions/02_floor_change.h"
#include "model/rules/10_actions/04_ride.h"
#include "model/rules/10_actions/05_punch.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/10_actions/07_robbery.h"
#include "model/rules/10_actions/08_marshal.h"
#include "model/rules/10_actions/09_nudge.h"
#include "model/rules/10_actions/10_brilliant_idea.h"
#include "model/rules/16_bots/07_belle_bot.h"

#include <array>

namespace caboose::rules {

namespace {

constexpr ActionRow notYet(CardKind kind, Rule rule)
{
    return {.kind = kind, .rule = rule};
}

constexpr ActionRow movePlus = notYet(CardKind::MovePlus, {10, 3, 0});
constexpr ActionRow floorChangePlus = notYet(CardKind::FloorChangePlus, {10, 3, 0});
constexpr ActionRow capture = notYet(CardKind::Capture, {10, 11, 0});
constexpr ActionRow bow = notYet(CardKind::Bow, {16, 8, 2});
constexpr ActionRow specialMoveA = notYet(CardKind::SpecialMoveA, {16, 8, 2});
constexpr ActionRow specialMoveB = notYet(CardKind::SpecialMoveB, {16, 8, 2});
constexpr ActionRow explosion = notYet(CardKind::Explosion, {16, 9, 2});
constexpr ActionRow poker = notYet(CardKind::Poker, {16, 10, 2});
constexpr ActionRow floorChangeAndFire = notYet(CardKind::FloorChangeAndFire, {16, 11, 2});
constexpr ActionRow heistOrMove = notYet(CardKind::HeistOrMove, {16, 11, 2});
constexpr ActionRow heistOrFloorChange = notYet(CardKind::HeistOrFloorChange, {16, 11, 2});
constexpr ActionRow punchOrMove = notYet(CardKind::PunchOrMove, {16, 11, 2});
constexpr ActionRow hatTip = notYet(CardKind::HatTip, {16, 12, 2});
constexpr ActionRow seduction = notYet(CardKind::Seduction, {16, 12, 2});
constexpr ActionRow swap = notYet(CardKind::Swap, {16, 13, 2});
constexpr ActionRow binoculars = notYet(CardKind::Binoculars, {16, 14, 1});
constexpr ActionRow scheme = notYet(CardKind::Scheme, {16, 14, 1});
constexpr ActionRow fireOnLastCourier = notYet(CardKind::FireOnLastCourier, {16, 14, 1});
constexpr ActionRow rapidFire = notYet(CardKind::RapidFire, {16, 14, 1});

/// In the order of CardKind.
constexpr std::array<const ActionRow*, index(CardKind::Bullet)> rows{&moveRow,
                                                                     &floorChangeRow,
                                                                     &rideRow,
                                                                     &punchRow,
                                                                     &specialPunchRow,
                                                                     &fireRow,
                                                                     &robberyRow,
                                                                     &marshalRow,
                                                                     &brilliantIdeaRow,
                                                                     &nudgeRow,
                                                                     &movePlus,
                                                                     &floorChangePlus,
                                                                     &capture,
                                                                     &charmRow,
                                                                     &theftRow,
                                                                     &bow,
                                                                     &specialMoveA,
                                                                     &specialMoveB,
                                                                     &explosion,
                                                                     &poker,
                                                                     &floorChangeAndFire,
                                                                     &heistOrMove,
                                                                     &heistOrFloorChange,
                                                                     &punchOrMove,
                                                                     &hatTip,
                                                                     &seduction,
                                                                     &swap,
                                                                     &binoculars,
                                                                     &scheme,
                                                                     &fireOnLastCourier,
                                                                     &rapidFire};

} // namespace

const ActionRow* actionRow(CardKind kind)
{
    return isAction(kind) ? rows[static_cast<std::size_t>(kind)] : nullptr;
}

} // namespace caboose::rules
