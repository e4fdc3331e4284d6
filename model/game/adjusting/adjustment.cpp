// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjustment.h"

#include "model/game/adjusting/adjust_pieces.h"

#include <array>

namespace caboose::game {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Impossible::Count)> keys{
    "no-such-piece", "no-such-place", "not-there",    "no-room",
    "out-of-range",  "no-such-seat",  "no-such-card", "contradictory"};

Refusal change(rules::Table& table, const Adjustment& a)
{
    switch (a.what) {
    case AdjustmentKind::Pawn: return adjustPawn(table, a);
    case AdjustmentKind::LootMoved:
    case AdjustmentKind::LootAdded:
    case AdjustmentKind::LootRemoved:
    case AdjustmentKind::LootValued: return adjustLoot(table, a);
    case AdjustmentKind::BulletGiven:
    case AdjustmentKind::BulletTaken: return adjustBullets(table, a);
    case AdjustmentKind::CardMoved:
    case AdjustmentKind::CardAdded:
    case AdjustmentKind::CardRemoved: return adjustPiles(table, a);
    case AdjustmentKind::DeckCardAdded:
    case AdjustmentKind::DeckCardNamed:
    case AdjustmentKind::DeckCardTurned:
    case AdjustmentKind::DeckCardRemoved: return adjustCommonDeck(table, a);
    case AdjustmentKind::OnSheet: return adjustSheet(table, a);
    case AdjustmentKind::OnTable: return adjustTable(table, a);
    case AdjustmentKind::Horses:
    case AdjustmentKind::Dynamite:
    case AdjustmentKind::Gatling: return adjustCar(table, a);
    case AdjustmentKind::RoundCardIs:
    case AdjustmentKind::FirstPlayer:
    case AdjustmentKind::Progress: return adjustProgress(table, a);
    case AdjustmentKind::RulingIs: return adjustRuling(table, a);
    case AdjustmentKind::HostageShown:
    case AdjustmentKind::PrisonerShown:
    case AdjustmentKind::PrisonerAchieved:
    case AdjustmentKind::Goals: return adjustDisplay(table, a);
    case AdjustmentKind::Count: break;
    }
    return Impossible::OutOfRange;
}

} // namespace

std::string_view keyOf(Impossible why)
{
    return keys[static_cast<std::size_t>(why)];
}

std::optional<Impossible> apply(rules::Table& table, const Adjustment& adjustment)
{
    rules::Table changed = table;
    const Refusal refusal = change(changed, adjustment);
    if (!refusal) table = changed;
    return refusal;
}

} // namespace caboose::game
