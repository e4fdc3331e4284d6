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
    const QString kind = words::loot(line.loot.kind);
    switch (line.item) {
    case rules::ScoreItem::Loot:
        //: %1: how many, %2: a kind of loot, %3: what each is worth
        return ScoreModel::tr("%1 × %2 at %3")
            .arg(line.count)
            .arg(kind, words::dollars(line.loot.value));
    case rules::ScoreItem::UnseenPurses:
        //: %1: how many, %2: a kind of loot
        return ScoreModel::tr("%1 × %2, added up by their owner").arg(line.count).arg(kind);
    case rules::ScoreItem::Cash: return ScoreModel::tr("Cash");
    case rules::ScoreItem::Gunslinger: break;
    }
    return ScoreModel::tr("Gunslinger: fired the most bullets");
}

/// A purse that its owner has named alone is worth what they named.
rules::ScoreLine asSeen(rules::ScoreLine line)
{
    if (line.item != rules::ScoreItem::UnseenPurses || line.count != 1) return line;
    line.item = rules::ScoreItem::Loot;
    line.loot.value = static_cast<rules::Dollars>(line.dollars);
    return line;
}

/// One line for each kind and value, whoever of a party has them.
std::vector<rules::ScoreLine> gathered(const std::vector<rules::ScoreLine>& lines)
{
    std::vector<rules::ScoreLine> all;
    for (const rules::ScoreLine& each : lines) {
        const rules::ScoreLine line = asSeen(each);
        const auto same = std::find_if(all.begin(), all.end(), [&](const rules::ScoreLine& other) {
            return other.item == line.item && other.rule == line.rule && other.loot == line.loot;
        });
        if (same == all.end()) {
            all.push_back(line);
            continue;
        }
        same->count += line.count;
        same->dollars += line.dollars;
    }
    return all;
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
        names.append(moment.nameOf(who));
    }
    row.name = names.join(u" + "_s);
    row.sum = score.dollars;
    row.dollars = words::dollars(score.dollars);
    if (score.unseenPurses > 0) {
        row.open = ScoreModel::tr("and %n purse(s)", nullptr, score.unseenPurses);
    }
    row.isFinal = moment.isOver();
    row.wins = row.isFinal && score.wins;
    for (const rules::ScoreLine& line : gathered(score.lines)) {
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
