// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/log/log_lines.h"

#include "model/game/record/observed.h"
#include "model/game/record/observed_question.h"
#include "views/items/game/piece_art.h"
#include "views/items/game/told_happenings.h"
#include "views/items/wording/adjustments.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using rules::Happening;
using rules::HappeningKind;

/// More lines than an entry ever has.
constexpr int mostLines = 1000;

LogRow::Kind kindOf(HappeningKind what)
{
    const rules::HappeningRow& row = rules::rowOf(what);
    if (row.isHeading) return LogRow::Kind::Heading;
    return row.isAside ? LogRow::Kind::Aside : LogRow::Kind::Deed;
}

bool isPassedOver(const Happening& happening)
{
    const bool isNone = happening.what == HappeningKind::CardsKept && happening.number == 0;
    return isNone || rules::rowOf(happening.what).isUntold;
}

std::vector<Happening> worthALine(const std::vector<Happening>& happenings)
{
    std::vector<Happening> lines;
    std::remove_copy_if(happenings.begin(), happenings.end(), std::back_inserter(lines),
                        isPassedOver);
    return gathered(lines);
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

std::vector<LogRow> changesByHand(const game::Adjusted& adjusted, const rules::Table& before,
                                  Viewpoint viewpoint)
{
    std::vector<LogRow> rows;
    rows.reserve(adjusted.adjustments.size());
    for (const HandMove& move : handMoves(adjusted, before, viewpoint))
        rows.push_back(
            {.kind = LogRow::Kind::Adjustment, .text = words::byHand(move.change, move.before)});
    return rows;
}

LogRow overruling(const game::Decided& decided, const rules::Table& before, Viewpoint viewpoint)
{
    const rules::Viewer viewer = viewerOf(viewpoint);
    const QString done = words::choice(game::observe(decided.answer, before, viewer).choice);
    const bool isWhyShown = game::maySeeVerdict(decided.answer, before, viewer);
    //: %1: what was done, %2: what the rules say of it
    const QString both = LogModel::tr("The table decided otherwise: %1. By the rules: %2");
    return {.kind = LogRow::Kind::Adjustment,
            .text = isWhyShown ? both.arg(done, words::verdict(decided.verdict))
                               //: %1: what was done
                               : LogModel::tr("The table decided otherwise: %1.").arg(done)};
}

std::vector<LogRow> rowsOf(const game::Game& game, const game::EntryEffect& told,
                           Viewpoint viewpoint)
{
    const game::Entry& entry = game.record().at(told.entry);
    if (const auto* adjusted = entry.as<game::Adjusted>()) {
        return changesByHand(*adjusted, told.before, viewpoint);
    }
    std::vector<LogRow> rows;
    if (const auto* decided = entry.as<game::Decided>()) {
        rows.push_back(overruling(*decided, told.before, viewpoint));
    }
    // Told with the last card that the program draws.
    if (isDrawnByProgram(game, game.record().next(told.entry))) return rows;
    const rules::Table after = rules::observe(told.after, viewerOf(viewpoint));
    for (const Happening& happening : worthALine(happeningsUpTo(game, told.entry, viewpoint))) {
        rows.push_back(rowFor(happening, after));
    }
    return rows;
}

} // namespace

int firstLineOf(game::Number entry)
{
    return static_cast<int>(entry) * mostLines;
}

std::vector<LogRow> logLines(const game::Game& game, game::Number entry, Viewpoint viewpoint)
{
    const std::optional<game::EntryEffect> told = game.effectOf(entry);
    if (!told) return {};
    std::vector<LogRow> rows = rowsOf(game, *told, viewpoint);
    int line = 0;
    for (LogRow& row : rows) {
        row.entry = static_cast<int>(entry);
        row.id = firstLineOf(entry) + line++;
    }
    return rows;
}

} // namespace caboose::items
