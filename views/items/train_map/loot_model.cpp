// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/loot_model.h"

#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/train_map/answer_hints.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

/// The piles of a place differ in values, too, which the map does not show.
bool isMore(const std::vector<LootRow>& rows, int id)
{
    return !rows.empty() && rows.back().id == id;
}

LootRow rowFor(const rules::LootPile& pile, int id, const AnswerHints& hints)
{
    const rules::Location place = pile.holder.location();
    return {.id = id,
            .place = rules::index(place),
            .art = artOf(pile.loot.kind),
            .name = words::loot(pile.loot.kind),
            .placeName = words::place(place),
            .count = 0,
            .hint = hints.of(place, pile.loot.kind)};
}

} // namespace

void LootModel::show(const ShownPosition& shownPosition)
{
    const AnswerHints hints(shownPosition);
    std::vector<LootRow> rows;
    for (const rules::LootPile& pile : shownPosition.table.loot) {
        if (pile.holder.isSheet() || !rules::isOnTable(pile.holder.location())) continue;
        const int id = rules::index(pile.holder.location()) * rules::lootKindCount +
                       static_cast<int>(pile.loot.kind);
        if (!isMore(rows, id)) rows.push_back(rowFor(pile, id, hints));
        rows.back().count += pile.count;
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> LootModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"},    {IdRole, "id"},       {PlaceRole, "place"},
            {PlaceNameRole, "placeName"}, {CountRole, "count"}, {HintRole, "offer"},
            {KeysRole, "keys"},           {WhyRole, "why"}};
}

QVariant LootModel::value(const LootRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case IdRole: return row.id;
    case PlaceRole: return row.place;
    case PlaceNameRole: return row.placeName;
    case CountRole: return row.count;
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.hint.why);
    case WhyRole: return row.hint.why;
    default: return {};
    }
}

} // namespace caboose::items
