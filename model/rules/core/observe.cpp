// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/observe.h"

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/core/question_rows.h"
#include "model/rules/core/sheet_fields.h"

#include <algorithm>

namespace caboose::rules {

namespace {

Cards faceDown(const Cards& cards, Pawn owner)
{
    Cards backs;
    if (cards.total() > 0) backs.add({owner, CardKind::Unknown, 0}, cards.total());
    return backs;
}

/// What is in a physical deck, everybody has seen on the table; where its cards are, only its
/// owner.
void layTogether(Table& t, SeatIndex index, Viewer viewer)
{
    Seat& seat = t.seats[index];
    for (const Card card : seat.top) seat.pile.add(card);
    for (const Card card : seat.bottom) seat.pile.add(card);
    seat.top.clear();
    seat.bottom.clear();
    if (viewer.isSeat(index)) return;
    seat.pile = unseenCards(t, index);
    seat.pile.addAll(seat.hand);
    seat.pile.addAll(seat.discard);
    seat.hand.clear();
    seat.discard.clear();
}

/// 5.1.5: discards may be looked through by their owner; everybody saw them being played, so they
/// stay. The order of what lies on the pile is not known even to the owner.
void hideSeat(Table& t, SeatIndex index, Viewer viewer)
{
    if (!t.kept.decks) {
        layTogether(t, index, viewer);
        return;
    }
    Seat& seat = t.seats[index];
    const Pawn owner = seat.characters.front();
    const int onPile = seat.pile.total() + static_cast<int>(seat.top.size() + seat.bottom.size());
    seat.pile.clear();
    seat.top.clear();
    seat.bottom.clear();
    if (onPile > 0) seat.pile.add({owner, CardKind::Unknown, 0}, onPile);
    if (!viewer.isSeat(index)) seat.hand = faceDown(seat.hand, owner);
    if (!viewer.isSeat(index)) seat.discard = faceDown(seat.discard, owner);
}

void hideCommonDeck(Table& t, Viewer viewer)
{
    for (std::size_t place = 0; place < t.commonDeck.size(); ++place) {
        PlayedCard& played = t.commonDeck[place];
        if (!isTurnedUp(t, place) && !viewer.isSeat(played.seat)) {
            played.card = backOf(t, played.seat);
        }
    }
}

/// With cursed tokens among them they lie face down like purses.
bool isHidden(const Table& t, LootKind kind)
{
    return !rowOf(kind).isOpen || t.rulings.is(LootHiddenScope::AllLoot) || hasCursed(t.loot, kind);
}

/// 5.2.3: what a flask holds is under its full side; whoever drank of it has shown it.
bool isFullFlask(LootKind kind)
{
    return kind == LootKind::Whiskey || kind == LootKind::OldWhiskey;
}

/// Of kinds that cursed tokens may be among: worth what the others are worth.
bool isUsual(const Loot& loot)
{
    const LootKindRow& row = rowOf(loot.kind);
    return !row.cursed.empty() && row.usual() != unknownValue && loot.value == row.usual();
}

/// Values that are the same on every token of the base box give nothing away.
bool tellsNothing(const Table& t, const Loot& loot)
{
    return isUsual(loot) && !hasCursed(t.loot, loot.kind);
}

bool isOwner(const Table& t, Pawn who, Viewer viewer)
{
    const std::optional<SeatIndex> seat = t.seatOf(who);
    return seat && viewer.isSeat(*seat);
}

void hideLoot(Table& t, Viewer viewer)
{
    LootTokens seen;
    for (const LootPile& pile : t.loot) {
        const bool isSeen = maySee(t, pile.holder, pile.loot, viewer);
        seen.add(pile.holder, isSeen ? pile.loot : backOf(pile.loot), pile.count);
    }
    t.loot = seen;
}

void hideSheets(Table& t, Viewer viewer)
{
    for (const SheetFieldRow& row : sheet_fields::rows) {
        if (row.seenBy == SeenBy::Everybody) continue;
        for (int i = 0; i < characterCount; ++i) {
            const Pawn who = pawnAt(i);
            if (isOwner(t, who, viewer)) continue;
            if (row.byGiver != nullptr) {
                t.sheet(who).*row.byGiver = {};
            } else {
                row.set(t.sheet(who), usualValue(t, who, row.field));
            }
        }
    }
}

} // namespace

Loot backOf(const Loot& loot)
{
    return {isFullFlask(loot.kind) ? LootKind::UnseenFlask : loot.kind, unknownValue};
}

bool maySee(const Table& table, Holder where, const Loot& loot, Viewer viewer)
{
    if (viewer.seesAll() || isValueOpen(table, loot)) return true;
    return where.isSheet() && isOwner(table, where.character(), viewer);
}

bool maySee(const Table& table, Pawn who, SheetField field, Viewer viewer)
{
    return viewer.seesAll() || rowOf(field).seenBy == SeenBy::Everybody ||
           isOwner(table, who, viewer);
}

namespace {

bool hasPeeked(const Table& table, PawnSet peeked, Viewer viewer)
{
    for (const Pawn who : peeked) {
        if (isOwner(table, who, viewer)) return true;
    }
    return false;
}

} // namespace

Goals goalsSeen(const Table& table, const Goals& goals, Viewer viewer)
{
    if (viewer.seesAll()) return goals;
    Goals seen = goals;
    for (Goal& goal : seen.upcoming) goal = Goal::Unknown;
    if (isOwner(table, Pawn::Marshal, viewer)) return seen;
    for (std::size_t i = 0; i < seen.current.size(); ++i) {
        const bool isSeen = seen.isRevealed(i) || hasPeeked(table, goals.peekedBy[i], viewer);
        if (!isSeen) seen.current[i] = Goal::Unknown;
    }
    return seen;
}

Card backOf(const Table& table, SeatIndex holder)
{
    return {table.seats[holder].characters.front(), CardKind::Unknown, 0};
}

bool isTurnedUp(const Table& table, std::size_t place)
{
    const Progress& now = table.progress;
    const bool isReached = now.step == Step::PerformAction && place <= now.card;
    return !table.commonDeck[place].isFaceDown || isReached || now.step > Step::PerformAction;
}

namespace {

bool liesOpen(const Table& table, Card card)
{
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        if (table.commonDeck[place].card == card && isTurnedUp(table, place)) return true;
    }
    return false;
}

/// 20.4.2: which of two Marshal cards was set aside, nobody tells before one lies open.
void hideWhichMarshal(const Table& table, const Seat& seat, Cards& unseen)
{
    if (seat.characters.size() != 2) return;
    const Card first{seat.characters.front(), CardKind::Marshal, 0};
    const Card second{seat.characters.back(), CardKind::Marshal, 0};
    if (liesOpen(table, first) || liesOpen(table, second)) return;
    if (unseen.has(first) || !unseen.has(second)) return;
    unseen.remove(second);
    unseen.add(first);
}

} // namespace

Cards unseenCards(const Table& table, SeatIndex index)
{
    Cards unseen = table.seats[index].pile;
    if (table.kept.decks) return unseen;
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const Card card = table.commonDeck[place].card;
        const bool isUnseen = !isTurnedUp(table, place) && card.kind != CardKind::Unknown;
        if (isUnseen && table.seatOf(card.owner) == index) unseen.add(card);
    }
    hideWhichMarshal(table, table.seats[index], unseen);
    return unseen;
}

bool isValueOpen(const Table& table, Loot loot)
{
    return !isHidden(table, loot.kind) || tellsNothing(table, loot);
}

bool isForOwnEyes(QuestionKind ask, Pawn who, const Table& table)
{
    if (who == Pawn::None) return false;
    const QuestionRow& row = rowOf(ask);
    return (row.tellsHand && table.kept.decks) || (row.tellsPurses && table.kept.purseValues);
}

namespace {

/// Which of several tokens is drawn that only look alike.
bool drawsHiddenToken(const Question& question, const Table& table)
{
    if (question.ask() != QuestionKind::WhichToken || question.possible() != 1) return false;
    const Loot drawn = question.onlyPossible().choice.loot();
    return table.kept.purseValues && question.weight() > 1 && !isValueOpen(table, drawn);
}

} // namespace

bool tellsBySilence(const Question& question, const Table& table)
{
    return isForOwnEyes(question, table) || drawsHiddenToken(question, table);
}

Table observe(const Table& table, Viewer viewer)
{
    Table seen = table;
    if (viewer.seesAll()) return seen;
    for (SeatIndex i = 0; i < seen.seats.size(); ++i) hideSeat(seen, i, viewer);
    hideCommonDeck(seen, viewer);
    hideLoot(seen, viewer);
    hideSheets(seen, viewer);
    seen.goals = goalsSeen(table, table.goals, viewer);
    return seen;
}

} // namespace caboose::rules
