// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/11_silk.h"

#include "model/rules/09_trains/layout.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 11, 0};

Verdict mayDodgeTo(const Table& table, Pawn target, Pawn other)
{
    if (other == target) return refused(Reason::Oneself, rule).with(other);
    const bool isOut = isOutOfTheGame(table.where(other));
    return isOut ? refused(Reason::NotInGame, rule).with(other) : allowed(rule);
}

bool canDodge(const Table& table, Pawn who)
{
    if (!has(table, who, Power::Dodge) || table.sheet(who).role != Role::Player) return false;
    return !table.inGame(Pawn::Marshal) || table.rulings.is(SilkDodgeWithPlayerMarshal::Yes);
}

} // namespace

Pawn doorKeeperAgainst(const Table& table, Pawn who, Location from, Location to)
{
    const bool isRearDoor = isInterior(from) && isInterior(to) && carOf(from) != Car::None &&
                            behind(table, carOf(to)) == carOf(from);
    if (!isRearDoor) return Pawn::None;
    for (const Pawn keeper : table.at(to)) {
        if (keeper != who && has(table, keeper, Power::DoorKeeper)) return keeper;
    }
    return Pawn::None;
}

Pawn whoGetsNeutral(Play& play, Pawn target)
{
    const Table& table = play.table;
    if (!isCharacter(target) || !canDodge(table, target)) return target;
    Question question = play.question(QuestionKind::DodgeTo, target, rule);
    for (int i = 0; i < characterCount; ++i) {
        const Pawn other = pawnAt(i);
        if (table.inGame(other)) question.offer(Choice(other), mayDodgeTo(table, target, other));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    const Choice choice = play.ask(question);
    return choice.is(ChoiceKind::Done) ? target : choice.pawn();
}

} // namespace caboose::rules
