// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What those are called who play a new game.

#include "views/items/setup/new_game_model.h"

namespace caboose::items {

bool NewGameModel::isSameSeat(rules::Pawn one, rules::Pawn other) const
{
    if (one == other || !hasTwoBanditsEach()) return one == other;
    const bool play = m_seats.plays(one) && m_seats.plays(other);
    return play && m_seats.seatOf(one, 2, first()) == m_seats.seatOf(other, 2, first());
}

/// Who plays two bandits has one name, and in the next game perhaps one bandit: it is kept once.
void NewGameModel::setPlayerOf(rules::Pawn who, const QString& name)
{
    bool isFirst = true;
    for (const rules::Pawn one : m_seats.order()) {
        if (!isSameSeat(one, who)) continue;
        if (isFirst || name.isEmpty()) m_names[one] = name;
        isFirst = false;
    }
}

/// Of two bandits the first one’s, also where another player had the second before.
QString NewGameModel::playerOf(rules::Pawn who) const
{
    for (const rules::Pawn one : m_seats.order()) {
        const auto name = m_names.find(one);
        const bool isNamed = name != m_names.end() && !name->second.isEmpty();
        if (isNamed && isSameSeat(one, who)) return name->second;
    }
    return {};
}

PlayerNames NewGameModel::names() const
{
    PlayerNames names;
    for (const rules::Pawn who : m_seats.order()) {
        const QString name = playerOf(who);
        const bool isTheirs = m_seats.plays(who) && !m_seats.isBot(who);
        if (isTheirs && !name.isEmpty()) names[who] = name;
    }
    return names;
}

} // namespace caboose::items
