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
using rules::HappeningKind;

/// More lines than an entry ever has.
constexpr int mostLines = 1000;

LogRow::Kind kindOf(HappeningKind what)
{
    switch (what) {
    case HappeningKind::RoundBegins:
    case HappeningKind::RoundEnds: return LogRow::Kind::Heading;
    case HappeningKind::CarPlaced:
    case HappeningKind::LootPlaced:
    case HappeningKind::CardDrawn:
    case HappeningKind::CardsDrawn:
    case HappeningKind::DeckShuffled:
    case HappeningKind::CardDiscarded:
    case HappeningKind::CardsKept:
    case HappeningKind::CardReturned: return LogRow::Kind::Aside;
    default: return LogRow::Kind::Deed;
    }
}

/// Not worth a line: it is on the map, or said by the line before.
bool isPassedOver(HappeningKind what)
{
    return what == HappeningKind::CardReturned || what == HappeningKind::CarPlaced ||
           what == HappeningKind::LootPlaced;
}

/// Cards that one after the other were drawn by the same hand make one line.
std::vector<Happening> gathered(const std::vector<Happening>& happenings)
{
    std::vector<Happening> lines;
    for (const Happening& happening : happenings) {
        if (isPassedOver(happening.what)) continue;
        const bool isDraw = happening.what == HappeningKind::CardDrawn &&
                            happening.card.kind == rules::CardKind::Unknown;
        if (!isDraw) {
            lines.push_back(happening);
            continue;
        }
        const bool isMore = !lines.empty() && lines.back().what == HappeningKind::CardsDrawn &&
                            lines.back().who == happening.who;
        if (!isMore) {
            lines.push_back(
                {.what = HappeningKind::CardsDrawn, .rule = happening.rule, .who = happening.who});
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
                                  Viewpoint viewpoint)
{
    const rules::Viewer viewer = viewerOf(viewpoint);
    rules::Table table = before;
    std::vector<LogRow> rows;
    rows.reserve(adjusted.adjustments.size());
    for (const game::Adjustment& adjustment : adjusted.adjustments) {
        const QString change = words::adjustment(game::observe(adjustment, table, viewer),
                                                 rules::observe(table, viewer));
        //: %1: a sentence, what somebody corrected
        rows.push_back(
            {.kind = LogRow::Kind::Adjustment, .text = LogModel::tr("By hand: %1").arg(change)});
        game::apply(table, adjustment);
    }
    return rows;
}

LogRow overruling(const game::Decided& decided)
{
    //: %1: what was done, %2: what the rules say of it
    return {.kind = LogRow::Kind::Adjustment,
            .text =
                LogModel::tr("The table decided otherwise: %1. By the rules: %2")
                    .arg(words::choice(decided.answer.choice), words::verdict(decided.verdict))};
}

std::vector<LogRow> rowsOf(const game::Entry& entry, const game::EntryEffect& told,
                           Viewpoint viewpoint)
{
    if (const auto* adjusted = entry.as<game::Adjusted>()) {
        return changesByHand(*adjusted, told.before, viewpoint);
    }
    std::vector<LogRow> rows;
    if (const auto* decided = entry.as<game::Decided>()) rows.push_back(overruling(*decided));
    for (const Happening& happening : gathered(seenBy(viewpoint, told.happenings, told.after))) {
        rows.push_back(rowFor(happening, told.after));
    }
    return rows;
}

} // namespace

std::vector<LogRow> logLines(const game::Game& game, game::Number entry, Viewpoint viewpoint)
{
    const std::optional<game::EntryEffect> told = game.effectOf(entry);
    if (!told) return {};
    std::vector<LogRow> rows = rowsOf(game.record().at(entry), *told, viewpoint);
    int line = 0;
    for (LogRow& row : rows) {
        row.entry = static_cast<int>(entry);
        row.id = row.entry * mostLines + line++;
    }
    return rows;
}

} // namespace caboose::items
