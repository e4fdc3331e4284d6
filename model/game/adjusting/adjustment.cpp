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
    case Adjust::Pawn: return adjustPawn(table, a);
    case Adjust::LootMoved:
    case Adjust::LootAdded:
    case Adjust::LootRemoved:
    case Adjust::LootValued: return adjustLoot(table, a);
    case Adjust::BulletGiven:
    case Adjust::BulletTaken: return adjustBullets(table, a);
    case Adjust::CardMoved:
    case Adjust::CardAdded:
    case Adjust::CardRemoved: return adjustPiles(table, a);
    case Adjust::DeckCardAdded:
    case Adjust::DeckCardNamed:
    case Adjust::DeckCardTurned:
    case Adjust::DeckCardRemoved: return adjustCommonDeck(table, a);
    case Adjust::OnSheet: return adjustSheet(table, a);
    case Adjust::OnTable: return adjustTable(table, a);
    case Adjust::Horses:
    case Adjust::Dynamite:
    case Adjust::Gatling: return adjustCar(table, a);
    case Adjust::RoundCardIs:
    case Adjust::FirstPlayer:
    case Adjust::Progress: return adjustProgress(table, a);
    case Adjust::RulingIs: return adjustRuling(table, a);
    case Adjust::HostageShown:
    case Adjust::PrisonerShown: return adjustDisplay(table, a);
    case Adjust::Count: break;
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
