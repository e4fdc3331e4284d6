// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/hidden.h"

#include "model/rules/core/observe.h"

#include <vector>

namespace caboose::rules {

namespace {

template <typename T>
class Pool {
public:
    void add(const T& item) { m_items.push_back(item); }
    T draw(Random& random)
    {
        return draw(random, [](const T&) { return true; });
    }
    /// One for which this holds; there must be one.
    template <typename Fits>
    T draw(Random& random, Fits fits)
    {
        std::size_t i = 0;
        do {
            i = random.below(static_cast<std::uint32_t>(m_items.size()));
        } while (!fits(m_items[i]));
        const T item = m_items[i];
        m_items[i] = m_items.back();
        m_items.pop_back();
        return item;
    }

private:
    std::vector<T> m_items;
};

using CardPool = Pool<Card>;

void collect(const Cards& cards, CardPool& pool)
{
    for (const CardCount& c : cards) {
        for (int i = 0; i < c.count; ++i) pool.add(c.card);
    }
}

void deal(Cards& zone, CardPool& pool, Random& random)
{
    const int count = zone.total();
    zone.clear();
    for (int i = 0; i < count; ++i) zone.add(pool.draw(random));
}

template <std::size_t N>
void deal(FixedVector<Card, N>& zone, CardPool& pool, Random& random)
{
    for (Card& card : zone) card = pool.draw(random);
}

bool isHiddenOf(const Table& table, std::size_t place, SeatIndex seat)
{
    const PlayedCard& played = table.commonDeck[place];
    // What nobody has entered is exchanged for nothing, and a bullet that is played (13.9) for no
    // action.
    return played.seat == seat && !isTurnedUp(table, place) && isAction(played.card.kind);
}

/// A bot puts aside only what everybody has seen (5.2.2).
std::vector<Cards*> hiddenZones(Seat& seat)
{
    if (seat.isBot) return {&seat.pile};
    return {&seat.pile, &seat.hand, &seat.discard};
}

void collectOrdered(const Seat& seat, CardPool& pool)
{
    for (const Card card : seat.top) pool.add(card);
    for (const Card card : seat.bottom) pool.add(card);
}

/// What is known to lie on or under a physical pile, was laid there before everybody's eyes.
void redealOthersCards(Table& table, SeatIndex index, Random& random)
{
    Seat& seat = table.seats[index];
    CardPool pool;
    for (const Cards* zone : hiddenZones(seat)) collect(*zone, pool);
    const bool isOrderHidden = table.kept.decks;
    if (isOrderHidden) collectOrdered(seat, pool);
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        if (isHiddenOf(table, place, index)) pool.add(table.commonDeck[place].card);
    }
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        if (!isHiddenOf(table, place, index)) continue;
        PlayedCard& played = table.commonDeck[place];
        played.card = pool.draw(random, [owner = played.card.owner](Card card) {
            return isAction(card.kind) && card.owner == owner;
        });
    }
    for (Cards* zone : hiddenZones(seat)) deal(*zone, pool, random);
    if (!isOrderHidden) return;
    deal(seat.top, pool, random);
    deal(seat.bottom, pool, random);
}

void shuffleOwnPile(Seat& seat, Random& random)
{
    CardPool pool;
    collect(seat.pile, pool);
    collectOrdered(seat, pool);
    deal(seat.pile, pool, random);
    deal(seat.top, pool, random);
    deal(seat.bottom, pool, random);
}

/// 5.2.3: full flasks look alike.
bool isFlask(LootKind kind)
{
    return kind == LootKind::Whiskey || kind == LootKind::OldWhiskey;
}

bool haveSameBack(LootKind a, LootKind b)
{
    return a == b || (isFlask(a) && isFlask(b));
}

/// What has but one value shows it, if there are no cursed ones (4.2.10).
bool differsInside(const Table& table, LootKind kind)
{
    switch (kind) {
    case LootKind::Purse:
    case LootKind::Bag:
    case LootKind::GoldNugget:
    case LootKind::SecretDocument:
    case LootKind::ClownsChest:
    case LootKind::Mailbag:
    case LootKind::Stake:
    case LootKind::Whiskey:
    case LootKind::OldWhiskey: return true;
    case LootKind::Jewel:
    case LootKind::Strongbox: return hasCursedLoot(table.loot);
    case LootKind::SpecialStrongbox:
    case LootKind::HalfWhiskey:
    case LootKind::HalfOldWhiskey:
    case LootKind::Antidote:
    case LootKind::UnseenFlask:
    case LootKind::None: break;
    }
    return false;
}

/// What the program does not know is asked for when it matters: that it is unknown is no secret.
bool isKnown(Loot loot)
{
    return loot.value != unknownValue || isFlask(loot.kind);
}

bool isFaceDown(const Table& table, const LootPile& pile, std::optional<SeatIndex> viewer)
{
    if (!isKnown(pile.loot) || !differsInside(table, pile.loot.kind)) return false;
    return !pile.holder.isSheet() || !viewer || table.seatOf(pile.holder.character()) != viewer;
}

void exchangeTokens(Table& table, std::optional<SeatIndex> viewer, Random& random)
{
    Pool<Loot> pool;
    LootTokens after;
    for (const LootPile& pile : table.loot) {
        if (!isFaceDown(table, pile, viewer)) {
            after.add(pile.holder, pile.loot, pile.count);
            continue;
        }
        for (int i = 0; i < pile.count; ++i) pool.add(pile.loot);
    }
    for (const LootPile& pile : table.loot) {
        if (!isFaceDown(table, pile, viewer)) continue;
        const auto looksAlike = [&](Loot loot) { return haveSameBack(loot.kind, pile.loot.kind); };
        for (int i = 0; i < pile.count; ++i) after.add(pile.holder, pool.draw(random, looksAlike));
    }
    table.loot = after;
}

bool isGoalSeen(const Table& table, std::size_t place, std::optional<SeatIndex> viewer)
{
    if (table.goals.isRevealed(place)) return true;
    if (!viewer) return false;
    for (const Pawn who : table.goals.peekedBy[place]) {
        if (table.seatOf(who) == viewer) return true;
    }
    return table.seatOf(Pawn::Marshal) == viewer;
}

void exchangeGoals(Table& table, std::optional<SeatIndex> viewer, Random& random)
{
    std::vector<Goal*> hidden;
    const auto add = [&](Goal& goal) {
        if (goal != Goal::Unknown) hidden.push_back(&goal);
    };
    for (Goal& goal : table.goals.upcoming) add(goal);
    for (std::size_t place = 0; place < table.goals.current.size(); ++place) {
        if (!isGoalSeen(table, place, viewer)) add(table.goals.current[place]);
    }
    Pool<Goal> pool;
    for (const Goal* goal : hidden) pool.add(*goal);
    for (Goal* goal : hidden) *goal = pool.draw(random);
}

} // namespace

Table anotherTruth(const Table& table, std::optional<SeatIndex> viewer, Random& random)
{
    Table other = table;
    for (SeatIndex i = 0; i < other.seats.size(); ++i) {
        if (viewer == i) {
            shuffleOwnPile(other.seats[i], random);
        } else {
            redealOthersCards(other, i, random);
        }
    }
    exchangeTokens(other, viewer, random);
    exchangeGoals(other, viewer, random);
    return other;
}

} // namespace caboose::rules
