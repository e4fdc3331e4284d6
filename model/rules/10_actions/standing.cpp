// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/standing.h"

namespace caboose::rules {

Verdict offTheTrain(const Table& table, Pawn who, Rule rule)
{
    const bool isAbsent = table.where(who) == Location::Nowhere;
    return refused(isAbsent ? Reason::NotInGame : Reason::NotOnTable, rule).with(who);
}

void inVain(Play& play, Pawn who, CardKind action, const Verdict& why, Rule rule)
{
    const bool isUnwritten = why.ruled == Ruled::NotRefereed;
    play.nothing(who, {who, action, 0}, why.reason, isUnwritten ? why.rule : rule);
}

Verdict present(const Table& table, Pawn who, Rule action)
{
    if (!isOnTable(table.where(who))) return offTheTrain(table, who, action);
    // The bot Marshal stands there, and nobody plays him.
    if (isCharacter(who) && !table.inGame(who)) return refused(Reason::NotInGame, action).with(who);
    if (isCharacter(who) && table.sheet(who).isEjected) {
        return refused(Reason::IsEjected, {16, 9, 1}).with(who);
    }
    return allowed(action);
}

Verdict presentOrCaptive(const Table& table, Pawn who, Rule action)
{
    const bool isShut = table.rulings.is(CellAllowedActions::BrilliantIdea);
    if (table.where(who) == cell && isShut) {
        return refused(Reason::InCell, {9, 4, 0}).with(who).by(Ruling::CellAllowedActions);
    }
    return present(table, who, action);
}

Verdict mayActAt(const Table& table, Pawn who, Rule action)
{
    if (table.where(who) == cell) return refused(Reason::InCell, {9, 4, 0}).with(who);
    return present(table, who, action);
}

} // namespace caboose::rules
