// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

#include "model/game/adjusting/quiet.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::game {

using namespace rules;

namespace {

bool isShooter(const Table& table, Pawn who)
{
    return who == Pawn::None || (isCharacter(who) && table.inGame(who));
}

bool takeFromCylinder(Table& table, Pawn giver)
{
    if (giver == Pawn::None) return table.neutralBullets > 0;
    Sheet& sheet = table.sheet(giver);
    std::uint8_t& pile = sheet.bulletsLeft > 0 ? sheet.bulletsLeft : sheet.secondPile;
    if (pile == 0) return false;
    --pile;
    return true;
}

void putBack(Table& table, Pawn giver)
{
    ++(giver == Pawn::None ? table.neutralBullets : table.sheet(giver).bulletsLeft);
}

bool removeTop(Seat& seat, Card card)
{
    for (const Card* at = seat.top.end(); at != seat.top.begin(); --at) {
        if (*(at - 1) == card) {
            seat.top.erase(at - 1);
            return true;
        }
    }
    return false;
}

/// The bullet card goes out of the deck that it was put into, wherever in it it is now.
void removeCard(Seat& seat, Card bullet)
{
    if (removeTop(seat, bullet)) return;
    for (Cards* cards : {&seat.pile, &seat.hand, &seat.discard}) {
        if (cards->has(bullet)) {
            cards->remove(bullet);
            return;
        }
    }
}

Refusal give(Table& table, const Adjustment& a)
{
    const Card bullet{a.who, CardKind::Bullet, 0};
    const std::optional<SeatIndex> index = table.seatOf(a.whom);
    if (!index) return Impossible::NoSuchSeat;
    const Seat& seat = table.seats[*index];
    if (seat.top.full() || !hasRoom(seat.pile, bullet)) return Impossible::NoRoom;
    if (!takeFromCylinder(table, a.who)) return Impossible::NotThere;
    NobodyAnswers nobody;
    Play play(table, nobody);
    deliver(play, {.giver = a.who, .target = a.whom});
    return std::nullopt;
}

Refusal take(Table& table, const Adjustment& a)
{
    const auto giver =
        static_cast<std::size_t>(a.who == Pawn::None ? pawnAt(characterCount) : a.who);
    Sheet& sheet = table.sheet(a.whom);
    if (sheet.received[giver] == 0) return Impossible::NotThere;
    --sheet.received[giver];
    // 11.3.2: one that a bot has set aside goes last.
    if (sheet.inFront[giver] > 0) --sheet.inFront[giver];
    const std::optional<SeatIndex> index = table.seatOf(a.whom);
    if (index) removeCard(table.seats[*index], {a.who, CardKind::Bullet, 0});
    putBack(table, a.who);
    return std::nullopt;
}

} // namespace

Refusal adjustBullets(Table& table, const Adjustment& a)
{
    if (!isShooter(table, a.who) || a.whom == Pawn::None || !isShooter(table, a.whom)) {
        return Impossible::NoSuchPiece;
    }
    return a.what == AdjustmentKind::BulletGiven ? give(table, a) : take(table, a);
}

} // namespace caboose::game
