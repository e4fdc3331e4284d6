// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/log/log_lines.h"

#include "model/game/record/observed.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/adjustments.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

using rules::Happening;
using rules::What;

/// More lines than an entry ever has.
constexpr int mostLines = 1000;

LogRow::Kind kindOf(What what)
{
    switch (what) {
    case What::RoundBegins:
    case What::RoundEnds: return LogRow::Kind::Heading;
    case What::CarPlaced:
    case What::LootPlaced:
    case What::CardDrawn:
    case What::CardsDrawn:
    case What::DeckShuffled:
    case What::CardDiscarded:
    case What::CardsKept:
    case What::CardReturned: return LogRow::Kind::Aside;
    default: return LogRow::Kind::Deed;
    }
}

/// Not worth a line: it is on the map, or said by the line before.
bool isPassedOver(What what)
{
    return what == What::CardReturned || what == What::CarPlaced || what == What::LootPlaced;
}

/// Cards that one after the other were drawn by the same hand make one line.
std::vector<Happening> gathered(const std::vector<Happening>& happenings)
{
    std::vector<Happening> lines;
    for (const Happening& happening : happenings) {
        if (isPassedOver(happening.what)) continue;
        const bool isDraw =
            happening.what == What::CardDrawn && happening.card.kind == rules::CardKind::Unknown;
        if (!isDraw) {
            lines.push_back(happening);
            continue;
        }
        const bool isMore = !lines.empty() && lines.back().what == What::CardsDrawn &&
                            lines.back().who == happening.who;
        if (!isMore) {
            lines.push_back(
                {.what = What::CardsDrawn, .rule = happening.rule, .who = happening.who});
        }
        ++lines.back().number;
    }
    return lines;
}

LogRow rowFor(const Happening& happening, const rules::Table& after)
{
    LogRow row;
    row.kind = kindOf(happening.what);
    row.text = words::happening(happening, after);
    if (!happening.rule.isNone()) row.rule = words::rule(happening.rule);
    if (happening.who != rules::Pawn::None) {
        row.art = artOf(happening.who);
        row.letter = letterOf(happening.who);
    }
    return row;
}

/// Each change with the table as it was before it.
std::vector<LogRow> changesByHand(const game::Adjusted& adjusted, const rules::Table& before,
                                  Eyes eyes)
{
    const rules::Viewer viewer = viewerOf(eyes);
    rules::Table table = before;
    std::vector<LogRow> rows;
    rows.reserve(adjusted.adjustments.size());
    for (const game::Adjustment& adjustment : adjusted.adjustments) {
        const QString change = words::adjustment(game::observe(adjustment, table, viewer),
                                                 rules::observe(table, viewer));
        //: %1: a sentence, what somebody corrected
        rows.push_back(
            {.kind = LogRow::Kind::ByHand, .text = LogModel::tr("By hand: %1").arg(change)});
        game::apply(table, adjustment);
    }
    return rows;
}

LogRow overruling(const game::Decided& decided)
{
    //: %1: what was done, %2: what the rules say of it
    return {.kind = LogRow::Kind::ByHand,
            .text =
                LogModel::tr("The table decided otherwise: %1. By the rules: %2")
                    .arg(words::choice(decided.answer.choice), words::verdict(decided.verdict))};
}

std::vector<LogRow> rowsOf(const game::Entry& entry, const game::Told& told, Eyes eyes)
{
    if (const auto* adjusted = entry.as<game::Adjusted>()) {
        return changesByHand(*adjusted, told.before, eyes);
    }
    std::vector<LogRow> rows;
    if (const auto* decided = entry.as<game::Decided>()) rows.push_back(overruling(*decided));
    for (const Happening& happening : gathered(seenBy(eyes, told.happenings, told.after))) {
        rows.push_back(rowFor(happening, told.after));
    }
    return rows;
}

} // namespace

std::vector<LogRow> logLines(const game::Game& game, game::Number entry, Eyes eyes)
{
    const std::optional<game::Told> told = game.tell(entry);
    if (!told) return {};
    std::vector<LogRow> rows = rowsOf(game.record().at(entry), *told, eyes);
    int line = 0;
    for (LogRow& row : rows) {
        row.entry = static_cast<int>(entry);
        row.id = row.entry * mostLines + line++;
    }
    return rows;
}

} // namespace caboose::items
