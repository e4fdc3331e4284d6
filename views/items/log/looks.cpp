// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/log/looks.h"

#include "views/items/game/piece_art.h"
#include "views/items/log/log_lines.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

LogRow rowFor(const game::Entry& entry, const game::Looked& looked, const rules::Table& table)
{
    LogRow row{.id = firstLineOf(entry.number), .kind = LogRow::Kind::Adjustment, .isLook = true};
    if (looked.all || looked.seat >= table.seats.size()) {
        row.text = LogModel::tr("Somebody looked at everything that is hidden.");
        return row;
    }
    const rules::Pawn who = table.seats[looked.seat].characters.front();
    row.kind = LogRow::Kind::Aside;
    //: %1: a bandit, who looked at the own hand or purses
    row.text = words::asSentence(
        LogModel::tr("%1 looked at what nobody else may see.").arg(words::thePawn(who)));
    row.art = artOf(who);
    row.letter = letterOf(who);
    return row;
}

} // namespace

std::multimap<game::Number, LogRow> looksIn(const game::Game& game,
                                            const std::vector<game::Number>& line)
{
    const game::Record& record = game.record();
    std::multimap<game::Number, LogRow> looks;
    for (const game::Entry& entry : record.entries()) {
        const auto* looked = entry.as<game::Looked>();
        if (!looked || line.empty()) continue;
        // Who looked, and then took back what had been done before, has looked all the same.
        const game::Number at = record.commonAncestor(record.headAfter(entry.number), line.back());
        LogRow row = rowFor(entry, *looked, *game.now().state.table);
        row.entry = static_cast<int>(at);
        const auto [first, last] = looks.equal_range(at);
        const bool isSaid = std::any_of(
            first, last, [&](const auto& said) { return said.second.text == row.text; });
        if (!isSaid) looks.emplace(at, std::move(row));
    }
    return looks;
}

} // namespace caboose::items
