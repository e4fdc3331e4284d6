// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/score_model.h"

#include "model/rules/08_end/score.h"
#include "views/items/game/pieces.h"
#include "views/items/wording/words.h"

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

QString wordsFor(const rules::ScoreLine& line)
{
    switch (line.item) {
    case rules::ScoreItem::Loot:
    case rules::ScoreItem::UnseenPurses: {
        const QString count = u"%1 × %2"_s.arg(line.count).arg(words::loot(line.loot.kind));
        const bool isPlain = line.item == rules::ScoreItem::UnseenPurses || line.count == 1;
        return isPlain ? count : u"%1 (%2)"_s.arg(count, words::dollars(line.loot.value));
    }
    case rules::ScoreItem::Cash: return ScoreModel::tr("Cash");
    case rules::ScoreItem::Gunslinger: break;
    }
    return ScoreModel::tr("Gunslinger");
}

QString noteFor(const rules::Score& score, const std::vector<rules::Score>& all)
{
    const bool tied = std::any_of(all.begin(), all.end(), [&](const rules::Score& other) {
        return &other != &score && other.dollars == score.dollars;
    });
    if (!tied) return {};
    //: A tie goes to whoever was hit by fewer bullets.
    return ScoreModel::tr("Tie: %n bullet(s) received", nullptr, score.bulletsForTies);
}

ScoreRow rowFor(const rules::Score& score, const Moment& moment)
{
    ScoreRow row;
    row.id = rules::index(score.bandits.first());
    QStringList names;
    for (const rules::Pawn who : score.bandits) {
        row.arts.append(artOf(who));
        row.letters.append(letterOf(who));
        names.append(words::pawn(who));
    }
    row.name = names.join(u" + "_s);
    row.sum = score.dollars;
    row.dollars = words::dollars(score.dollars);
    if (score.unseenPurses > 0) {
        row.open = ScoreModel::tr("and %n purse(s)", nullptr, score.unseenPurses);
    }
    row.isFinal = moment.isOver();
    row.wins = row.isFinal && score.wins;
    for (const rules::ScoreLine& line : score.lines) {
        row.parts.push_back({.what = wordsFor(line),
                             .dollars = words::dollars(line.dollars),
                             .rule = words::rule(line.rule)});
    }
    return row;
}

QStringList textsOf(const std::vector<ScorePart>& parts)
{
    QStringList texts;
    for (const ScorePart& part : parts) texts.append(part.what + u": "_s + part.dollars);
    return texts;
}

} // namespace

void ScoreModel::show(const Moment& moment)
{
    // Before the train there are no sheets to count.
    const bool any = moment.table.progress.round > 0;
    const std::vector<rules::Score> all =
        any ? rules::scores(moment.table) : std::vector<rules::Score>();
    std::vector<ScoreRow> rows;
    for (const rules::Score& score : all) {
        rows.push_back(rowFor(score, moment));
        if (moment.isOver()) rows.back().note = noteFor(score, all);
    }
    if (moment.isOver()) {
        std::stable_sort(rows.begin(), rows.end(), [](const ScoreRow& a, const ScoreRow& b) {
            return a.wins != b.wins ? a.wins : a.sum > b.sum;
        });
    }
    setRows(std::move(rows));
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{Qt::DisplayRole, "name"}, {DollarsRole, "dollars"}, {OpenRole, "open"},
            {WinsRole, "wins"},        {PartsRole, "parts"},     {NoteRole, "note"}};
}

QVariant ScoreModel::value(const ScoreRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.name;
    case DollarsRole: return row.dollars;
    case OpenRole: return row.open;
    case WinsRole: return row.wins;
    case PartsRole: return textsOf(row.parts);
    case NoteRole: return row.note;
    default: return {};
    }
}

} // namespace caboose::items
