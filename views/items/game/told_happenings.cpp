// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/told_happenings.h"

#include "model/game/record/apply.h"
#include "model/game/record/observed.h"

#include <algorithm>
#include <optional>

namespace caboose::items {

using rules::Happening;

bool isDrawnByProgram(const game::Game& game, game::Number entry)
{
    if (entry == game::noEntry) return false;
    const auto* answered = game.record().at(entry).as<game::Answered>();
    return answered && answered->byProgram;
}

std::vector<Happening> happeningsUpTo(const game::Game& game, game::Number entry,
                                      Viewpoint viewpoint)
{
    const std::optional<game::EntryEffect> told = game.effectOf(entry);
    if (!told) return {};
    std::vector<Happening> seen = seenBy(viewpoint, told->happenings, told->after);
    if (!isDrawnByProgram(game, entry)) return seen;
    std::vector<Happening> all = happeningsUpTo(game, game.record().parent(entry), viewpoint);
    all.insert(all.end(), seen.begin(), seen.end());
    return all;
}

std::vector<Happening> gathered(const std::vector<Happening>& happenings)
{
    using rules::HappeningKind;
    std::vector<Happening> all;
    for (const Happening& happening : happenings) {
        const bool isDraw = happening.what == HappeningKind::CardDrawn &&
                            happening.card.kind == rules::CardKind::Unknown;
        if (!isDraw) {
            all.push_back(happening);
            continue;
        }
        const bool isMore = !all.empty() && all.back().what == HappeningKind::CardsDrawn &&
                            all.back().who == happening.who;
        if (!isMore) {
            Happening drawn;
            drawn.what = HappeningKind::CardsDrawn;
            drawn.rule = happening.rule;
            drawn.who = happening.who;
            all.push_back(drawn);
        }
        ++all.back().number;
    }
    return all;
}

std::vector<HandMove> handMoves(const game::Adjusted& adjusted, const rules::Table& before,
                                Viewpoint viewpoint)
{
    const rules::Viewer viewer = viewerOf(viewpoint);
    rules::Table table = before;
    std::vector<HandMove> moves;
    for (const game::Adjustment& adjustment : adjusted.adjustments) {
        moves.push_back({game::observe(adjustment, table, viewer), rules::observe(table, viewer)});
        game::apply(table, adjustment);
    }
    return moves;
}

namespace {

/// What was on the screen while it waited to be gone on with.
std::size_t shownBefore(const game::Game& game, game::Number wentOn)
{
    const auto before = game.at(game.record().parent(wentOn));
    return before ? before->outcome.happenings.size() : 0;
}

/// The entry that somebody made, before the program drew.
game::Number madeBySomebody(const game::Game& game, game::Number entry)
{
    while (isDrawnByProgram(game, entry)) entry = game.record().parent(entry);
    return entry;
}

/// Empty: the move is no change by hand.
std::vector<HandMove> handMovesOf(const game::Game& game, game::Number move, Viewpoint viewpoint)
{
    const auto* adjusted = game.record().at(move).as<game::Adjusted>();
    const auto before = adjusted ? game.at(game.record().parent(move)) : std::nullopt;
    if (!before) return {};
    return handMoves(*adjusted, before->table(), viewpoint);
}

std::vector<Happening> broughtAbout(const game::Game& game, game::Number at, Viewpoint viewpoint)
{
    const game::Number said = madeBySomebody(game, at);
    if (said <= 1) return {};
    std::vector<Happening> happenings = happeningsUpTo(game, at, viewpoint);
    if (!game.record().at(said).is<game::WentOn>()) return happenings;
    const std::size_t shown = std::min(shownBefore(game, said), happenings.size());
    happenings.erase(happenings.begin(), happenings.begin() + static_cast<std::ptrdiff_t>(shown));
    return happenings;
}

/// The jump that the record ends with, notes and the like aside; null: it ends with a move.
const game::Jumped* lastJump(const game::Record& record)
{
    const auto& entries = record.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const game::Entry& entry) {
        return entry.isMove() || entry.is<game::Jumped>();
    });
    return last == entries.rend() ? nullptr : last->as<game::Jumped>();
}

/// The moves behind `to` up to `from`, in their order; nothing: that is no way back.
std::vector<game::Number> wayBack(const game::Record& record, const game::Jumped& jump)
{
    std::vector<game::Number> moves;
    for (game::Number move = jump.from; move > jump.to; move = record.parent(move)) {
        moves.insert(moves.begin(), move);
    }
    const bool isBack = !moves.empty() && record.parent(moves.front()) == jump.to;
    return isBack ? moves : std::vector<game::Number>();
}

/// More than that nobody puts back one by one.
constexpr std::size_t mostTakenBack = 8;

LastChange takenBack(const game::Game& game, const std::vector<game::Number>& moves,
                     Viewpoint viewpoint)
{
    LastChange change{.way = LastChange::Way::TakenBack};
    change.isLong = moves.size() > mostTakenBack;
    if (change.isLong) return change;
    for (const game::Number move : moves) {
        std::vector<HandMove> byHand = handMovesOf(game, move, viewpoint);
        if (!byHand.empty()) {
            std::move(byHand.begin(), byHand.end(), std::back_inserter(change.byHand));
        } else if (const auto told = game.effectOf(move)) {
            const auto seen = seenBy(viewpoint, told->happenings, told->after);
            change.happenings.insert(change.happenings.end(), seen.begin(), seen.end());
        }
    }
    return change;
}

} // namespace

LastChange lastChange(const game::Game& game, Viewpoint viewpoint)
{
    if (const game::Jumped* jump = lastJump(game.record())) {
        const std::vector<game::Number> moves = wayBack(game.record(), *jump);
        if (!moves.empty()) return takenBack(game, moves, viewpoint);
    }
    const game::Number last = game.now().at;
    if (last == game::noEntry) return {};
    std::vector<HandMove> byHand = handMovesOf(game, last, viewpoint);
    if (!byHand.empty()) return {.byHand = std::move(byHand)};
    return {.happenings = broughtAbout(game, last, viewpoint)};
}

} // namespace caboose::items
