// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/pawns_model.h"

#include "model/rules/03_definitions/teams.h"
#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/train_map/answer_hints.h"
#include "views/items/wording/wording.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

bool isFirstPlayer(const rules::Table& table, rules::Pawn pawn)
{
    // Before the first player is chosen, the seat says nothing.
    if (table.progress.round == 0 || table.seats.empty()) return false;
    return table.seats[table.firstPlayer].characters.contains(pawn);
}

/// 4.1.1: with the colour of the team.
QString nameOn(const rules::Table& table, rules::Pawn pawn)
{
    const QString name = words::pawn(pawn);
    const bool isOfTeam = rules::isTeamGame(table) && rules::isBandit(pawn);
    const int team = isOfTeam ? table.sheet(pawn).team : 0;
    return team == 0 ? name : u"%1 · %2"_s.arg(name, words::team(team));
}

} // namespace

void PawnsModel::show(const ShownPosition& shownPosition)
{
    const AnswerHints hints(shownPosition);
    std::vector<PawnRow> rows;
    for (int i = 0; i < rules::pawnCount; ++i) {
        const rules::Pawn pawn = rules::pawnAt(i);
        const rules::Location place = shownPosition.table.where(pawn);
        if (!rules::isOnTable(place)) continue;
        rows.push_back({.id = i,
                        .art = artOf(pawn),
                        .letter = letterOf(pawn),
                        .name = nameOn(shownPosition.table, pawn),
                        .place = rules::index(place),
                        .placeName = words::place(place),
                        .hasTurn = shownPosition.turnOf() == pawn,
                        .isFirst = isFirstPlayer(shownPosition.table, pawn),
                        .hint = hints.of(pawn)});
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> PawnsModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},    {IdRole, "id"},     {PlaceRole, "place"},
            {PlaceNameRole, "placeName"}, {TurnRole, "turn"}, {FirstRole, "first"},
            {HintRole, "offer"},          {KeysRole, "keys"}, {WhyRole, "why"}};
}

QVariant PawnsModel::value(const PawnRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case IdRole: return row.id;
    case PlaceRole: return row.place;
    case PlaceNameRole: return row.placeName;
    case TurnRole: return row.hasTurn;
    case FirstRole: return row.isFirst;
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.hint.why);
    case WhyRole: return row.hint.why;
    default: return {};
    }
}

} // namespace caboose::items
