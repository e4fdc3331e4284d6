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

rules::Loot tokenSeen(const Happening& h, const Table& table, Viewer viewer)
{
    const bool isSeen =
        rules::maySee(table, h.to, h.loot, viewer) ||
        (h.what == HappeningKind::LootMoved && rules::maySee(table, h.from, h.loot, viewer));
    return isSeen ? h.loot : rules::backOf(h.loot);
}

/// Cards that only those who hold them have seen.
bool isHidden(const Happening& h)
{
    const bool isFaceDown = h.what == HappeningKind::CardPlayed && h.number == 1;
    return isFaceDown || rules::rowOf(h.what).hasSecretCard;
}

/// Of an adjustment that names a token.
bool maySeeToken(const Adjustment& a, const Table& table, Viewer viewer)
{
    return rules::maySee(table, a.to, a.loot, viewer) ||
           rules::maySee(table, a.from, a.loot, viewer);
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
    case AdjustmentKind::PrisonerAchieved:
    case AdjustmentKind::Goals:
    case AdjustmentKind::MarshalPile:
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
    if (!maySeeToken(seen, before, viewer)) seen.loot = rules::backOf(seen.loot);
    const bool isSecret = seen.what == AdjustmentKind::LootValued ||
                          (seen.what == AdjustmentKind::OnSheet &&
                           !rules::maySee(before, seen.who, seen.sheetField, viewer));
    if (isSecret) seen.number = rules::unknownValue;
    if (seen.what == AdjustmentKind::Goals)
        seen.goals = rules::goalsSeen(before, seen.goals, viewer);
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
