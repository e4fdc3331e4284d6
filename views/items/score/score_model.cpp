// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/score/score_model.h"

#include "views/items/score/score_rows.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QStringList textsOf(const std::vector<ScorePart>& parts)
{
    QStringList texts;
    for (const ScorePart& part : parts) texts.append(part.what + u": "_s + part.dollars);
    return texts;
}

/// What a person hears instead of seeing the row.
QString spoken(const ScoreRow& row)
{
    QStringList all{row.name, row.open.isEmpty() ? row.dollars : row.dollars + u' ' + row.open};
    if (row.wins && row.winnerNames() != row.name) {
        //: %1: one of a team who wins alone
        all.prepend(ScoreModel::tr("Winner: %1").arg(row.winnerNames()));
    } else if (row.wins) {
        all.prepend(ScoreModel::tr("Winner"));
    }
    if (!row.note.isEmpty()) all.append(row.note);
    return (all + textsOf(row.parts)).join(u", "_s);
}

} // namespace

QString ScoreRow::winnerNames() const
{
    QStringList names;
    for (const Winner& winner : winners) names.append(winner.name);
    return names.join(u" + "_s);
}

void ScoreModel::show(const ShownPosition& shownPosition)
{
    setRows(scoreRows(shownPosition));
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {DollarsRole, "dollars"}, {OpenRole, "open"},
            {WinsRole, "wins"},        {PartsRole, "parts"},     {NoteRole, "note"},
            {PlaceRole, "place"}};
}

QVariant ScoreModel::value(const ScoreRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: return spoken(row);
    case DollarsRole: return row.dollars;
    case OpenRole: return row.open;
    case WinsRole: return row.wins;
    case PartsRole: return textsOf(row.parts);
    case NoteRole: return row.note;
    case PlaceRole: return row.place;
    default: return {};
    }
}

} // namespace caboose::items
