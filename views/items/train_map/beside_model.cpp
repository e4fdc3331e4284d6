// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/beside_model.h"

#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/train_map/answer_hints.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

/// Behind all hostages.
constexpr int firstHorses = 100;

void addHorses(std::vector<BesideRow>& rows, const rules::Table& table)
{
    int n = 0;
    for (const rules::Car car : table.express) {
        const int count = table.horsesBeside[static_cast<std::size_t>(rules::index(car))];
        const QString where = words::thePlace(rules::inside(car));
        if (count > 0) {
            rows.push_back(
                {.id = firstHorses + rules::index(car),
                 .kind = BesideRow::Kind::Horses,
                 .art = QStringLiteral("horse"),
                 //: %1: a car
                 .name = words::melted(
                     BesideModel::tr("%n horse(s) beside %1", nullptr, count).arg(where)),
                 .count = count,
                 .car = n,
                 .place = rules::index(rules::inside(car)),
                 .hint = {}});
        }
        ++n;
    }
}

} // namespace

void BesideModel::show(const ShownPosition& shownPosition)
{
    const AnswerHints hints(shownPosition);
    std::vector<BesideRow> rows;
    addHorses(rows, shownPosition.table);
    for (const rules::Hostage hostage : shownPosition.table.hostages) {
        rows.push_back({.id = static_cast<int>(hostage),
                        .kind = BesideRow::Kind::Hostage,
                        .art = artOf(hostage),
                        //: %1: a hostage
                        .name = tr("Hostage: %1").arg(words::hostage(hostage)),
                        .hint = hints.of(hostage)});
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> BesideModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {IdRole, "id"},     {CountRole, "count"},
            {HintRole, "offer"},       {KeysRole, "keys"}, {WhyRole, "why"}};
}

QVariant BesideModel::value(const BesideRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case IdRole: return row.id;
    case CountRole: return row.count;
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.hint.why);
    case WhyRole: return row.hint.why;
    default: return {};
    }
}

} // namespace caboose::items
