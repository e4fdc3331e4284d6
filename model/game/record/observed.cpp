// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/observed.h"

#include <algorithm>
#include <optional>

namespace caboose::game {

namespace {

using rules::Happening;
using rules::HappeningKind;
using rules::Table;
using rules::Viewer;

/// Is the value of such a token known to somebody when it lies here?
bool isValueSeen(const Table& table, rules::Holder where, rules::Loot loot, Viewer viewer)
{
    Table alone = table;
    alone.loot = {};
    alone.loot.add(where, loot);
    const auto seen = rules::observe(alone, viewer).loot;
    return std::any_of(seen.begin(), seen.end(),
                       [loot](const rules::LootPile& pile) { return pile.loot == loot; });
}

rules::Loot tokenSeen(const Happening& h, const Table& table, Viewer viewer)
{
    const bool isSeen =
        isValueSeen(table, h.to, h.loot, viewer) ||
        (h.what == HappeningKind::LootMoved && isValueSeen(table, h.from, h.loot, viewer));
    return {h.loot.kind, isSeen ? h.loot.value : rules::unknownValue};
}

/// Cards that only those who hold them have seen.
bool isHidden(const Happening& h)
{
    const bool isFaceDown = h.what == HappeningKind::CardPlayed && h.number == 1;
    return isFaceDown || h.what == HappeningKind::CardDrawn ||
           h.what == HappeningKind::CardDiscarded;
}

/// Of an adjustment that names a token.
bool isValueSeen(const Adjustment& a, const Table& table, Viewer viewer)
{
    return isValueSeen(table, a.to, a.loot, viewer) || isValueSeen(table, a.from, a.loot, viewer);
}

/// Whose card an adjustment names; nobody's if it lies open or none is named.
std::optional<rules::SeatIndex> keeperOfCard(const Adjustment& a, const Table& table)
{
    const auto place = static_cast<std::size_t>(a.number);
    switch (a.what) {
    case AdjustmentKind::CardMoved:
    case AdjustmentKind::CardAdded:
    case AdjustmentKind::CardRemoved: return a.seat;
    case AdjustmentKind::DeckCardAdded:
        if (!a.faceDown) return std::nullopt;
        return a.seat;
    case AdjustmentKind::DeckCardNamed:
        if (place >= table.commonDeck.size() || !table.commonDeck[place].isFaceDown) {
            return std::nullopt;
        }
        return table.commonDeck[place].seat;
    case AdjustmentKind::Pawn:
    case AdjustmentKind::LootMoved:
    case AdjustmentKind::LootAdded:
    case AdjustmentKind::LootRemoved:
    case AdjustmentKind::LootValued:
    case AdjustmentKind::BulletGiven:
    case AdjustmentKind::BulletTaken:
    case AdjustmentKind::DeckCardTurned:
    case AdjustmentKind::DeckCardRemoved:
    case AdjustmentKind::OnSheet:
    case AdjustmentKind::OnTable:
    case AdjustmentKind::Horses:
    case AdjustmentKind::Dynamite:
    case AdjustmentKind::Gatling:
    case AdjustmentKind::RoundCardIs:
    case AdjustmentKind::FirstPlayer:
    case AdjustmentKind::Progress:
    case AdjustmentKind::RulingIs:
    case AdjustmentKind::HostageShown:
    case AdjustmentKind::PrisonerShown:
    case AdjustmentKind::Count: break;
    }
    return std::nullopt;
}

} // namespace

Happening observe(const Happening& happening, const Table& after, Viewer viewer)
{
    Happening seen = happening;
    if (viewer.seesAll()) return seen;
    const bool isLoot =
        seen.what == HappeningKind::LootMoved || seen.what == HappeningKind::LootPlaced;
    if (isLoot) seen.loot = tokenSeen(seen, after, viewer);
    const std::optional<rules::SeatIndex> seat = after.seatOf(seen.who);
    const bool isOwn = seat && viewer.isSeat(*seat);
    if (isHidden(seen) && !isOwn) {
        seen.card = seat ? rules::backOf(after, *seat)
                         : rules::Card{seen.card.owner, rules::CardKind::Unknown, 0};
    }
    return seen;
}

Adjustment observe(const Adjustment& adjustment, const Table& before, Viewer viewer)
{
    Adjustment seen = adjustment;
    if (viewer.seesAll()) return seen;
    if (!isValueSeen(seen, before, viewer)) seen.loot.value = rules::unknownValue;
    const bool isValue =
        seen.what == AdjustmentKind::LootValued ||
        (seen.what == AdjustmentKind::OnSheet && seen.sheetField == SheetField::UnseenTotal);
    if (isValue) seen.number = rules::unknownValue;
    const auto store = keeperOfCard(seen, before);
    if (store && !viewer.isSeat(*store)) seen.card = rules::backOf(before, *store);
    return seen;
}

EntryEffect observe(const EntryEffect& told, Viewer viewer)
{
    EntryEffect seen;
    seen.entry = told.entry;
    seen.before = rules::observe(told.before, viewer);
    seen.after = rules::observe(told.after, viewer);
    for (const Happening& happening : told.happenings)
        seen.happenings.push_back(observe(happening, told.after, viewer));
    if (viewer.seesAll()) seen.dropped = told.dropped;
    return seen;
}

} // namespace caboose::game
