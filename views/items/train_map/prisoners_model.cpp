// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/prisoners_model.h"

#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/train_map/answer_hints.h"
#include "views/items/wording/wording.h"

namespace caboose::items {

void PrisonersModel::show(const ShownPosition& shownPosition)
{
    const AnswerHints hints(shownPosition);
    std::vector<PrisonerRow> rows;
    for (const rules::Pawn who : shownPosition.table.prisoners) {
        rows.push_back({.id = rules::index(who),
                        .art = QStringLiteral("prisoner"),
                        .letter = letterOf(who),
                        //: %1: "the sidekick of Doc"
                        .name = tr("Prisoner: %1").arg(words::prisoner(who)),
                        .hint = hints.ofPrisoner(who)});
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> PrisonersModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},
            {IdRole, "id"},
            {HintRole, "offer"},
            {KeysRole, "keys"},
            {WhyRole, "why"}};
}

QVariant PrisonersModel::value(const PrisonerRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case IdRole: return row.id;
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.hint.why);
    case WhyRole: return row.hint.why;
    default: return {};
    }
}

} // namespace caboose::items
