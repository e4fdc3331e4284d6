// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

namespace caboose::game {

using namespace rules;

namespace {

template <typename Set, typename Piece>
void show(Set& set, Piece piece, bool isThere)
{
    isThere ? set.insert(piece) : set.erase(piece);
}

/// 14.1: five goals in all, and only what lies there can lie face up.
Refusal setGoals(Table& table, const Goals& goals)
{
    constexpr std::size_t mostGoals = 5;
    if (goals.upcoming.size() + goals.current.size() > mostGoals) return Impossible::NoRoom;
    if ((goals.revealed >> goals.current.size()) != 0) return Impossible::NotThere;
    table.goals = goals;
    return std::nullopt;
}

} // namespace

Refusal adjustDisplay(Table& table, const Adjustment& a)
{
    if (a.what == AdjustmentKind::Goals) return setGoals(table, a.goals);
    if (a.number < 0 || a.number > 1) return Impossible::OutOfRange;
    const bool isThere = a.number == 1;
    if (a.what == AdjustmentKind::HostageShown) {
        if (a.hostage == Hostage::None || a.hostage > Hostage::Zealot) {
            return Impossible::NoSuchPiece;
        }
        show(table.hostages, a.hostage, isThere);
        return std::nullopt;
    }
    if (!isBandit(a.who)) return Impossible::NoSuchPiece;
    const bool isAchieved = a.what == AdjustmentKind::PrisonerAchieved;
    show(isAchieved ? table.achievedPrisoners : table.prisoners, a.who, isThere);
    return std::nullopt;
}

} // namespace caboose::game
