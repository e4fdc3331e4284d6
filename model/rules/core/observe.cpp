// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/observe.h"

namespace caboose::rules {

namespace {

Cards faceDown(const Cards& cards, Pawn owner)
{
    Cards backs;
    if (cards.total() > 0) backs.add({owner, CardKind::Unknown, 0}, cards.total());
    return backs;
}

/// 5.1.5: discards may be looked through by their owner; everybody saw them being played, so they
/// stay. The order of what lies on the pile is not known even to the owner.
void hideSeat(Table& t, SeatIndex index, Viewer viewer)
{
    Seat& seat = t.seats[index];
    const Pawn owner = seat.characters.front();
    const int onPile = seat.pile.total() + static_cast<int>(seat.top.size());
    seat.pile.clear();
    seat.top.clear();
    if (onPile > 0) seat.pile.add({owner, CardKind::Unknown, 0}, onPile);
    if (!viewer.isSeat(index)) seat.hand = faceDown(seat.hand, owner);
    if (!viewer.isSeat(index)) seat.discard = faceDown(seat.discard, owner);
}

void hideCommonDeck(Table& t, Viewer viewer)
{
    for (PlayedCard& played : t.commonDeck) {
        if (played.isFaceDown && !viewer.isSeat(played.seat)) {
            played.card = {t.seats[played.seat].characters.front(), CardKind::Unknown, 0};
        }
    }
}

/// loot-hidden-scope: which kinds show their value to everybody.
bool isHidden(const Table& t, LootKind kind)
{
    return kind == LootKind::Purse || t.rulings.is(LootHiddenScope::AllLoot);
}

/// Values that are the same on every token of the base box give nothing away.
bool tellsNothing(const Loot& loot)
{
    return (loot.kind == LootKind::Jewel && loot.value == 500) ||
           (loot.kind == LootKind::Strongbox && loot.value == 1000);
}

bool maySee(const Table& t, const LootPile& pile, Viewer viewer)
{
    if (!isHidden(t, pile.loot.kind) || tellsNothing(pile.loot)) return true;
    if (!pile.holder.isSheet()) return false;
    const std::optional<SeatIndex> seat = t.seatOf(pile.holder.character());
    return seat && viewer.isSeat(*seat);
}

void hideLoot(Table& t, Viewer viewer)
{
    LootTokens seen;
    for (const LootPile& pile : t.loot) {
        Loot loot = pile.loot;
        if (!maySee(t, pile, viewer)) loot.value = unknownValue;
        seen.add(pile.holder, loot, pile.count);
    }
    t.loot = seen;
}

} // namespace

Table observe(const Table& table, Viewer viewer)
{
    Table seen = table;
    if (viewer.seesAll()) return seen;
    for (SeatIndex i = 0; i < seen.seats.size(); ++i) hideSeat(seen, i, viewer);
    hideCommonDeck(seen, viewer);
    hideLoot(seen, viewer);
    return seen;
}

} // namespace caboose::rules
