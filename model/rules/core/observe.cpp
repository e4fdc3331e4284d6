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

/// What is in a physical deck, everybody has seen on the table; where its cards are, only its
/// owner.
void layTogether(Table& t, SeatIndex index, Viewer viewer)
{
    Seat& seat = t.seats[index];
    for (const Card card : seat.top) seat.pile.add(card);
    seat.top.clear();
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
    const int onPile = seat.pile.total() + static_cast<int>(seat.top.size());
    seat.pile.clear();
    seat.top.clear();
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
    if (isValueOpen(t, pile.loot)) return true;
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

/// 14.1: the Marshal's player looks at the current ones; at those to come, nobody does.
void hideGoals(Table& t, Viewer viewer)
{
    constexpr std::uint8_t unknownGoal = 0;
    for (std::uint8_t& goal : t.goals.upcoming) goal = unknownGoal;
    const std::optional<SeatIndex> marshal = t.seatOf(Pawn::Marshal);
    if (marshal && viewer.isSeat(*marshal)) return;
    for (std::size_t place = 0; place < t.goals.current.size(); ++place) {
        const bool isRevealed = (t.goals.revealed >> place & 1U) != 0U;
        if (!isRevealed) t.goals.current[place] = unknownGoal;
    }
}

} // namespace

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

Cards unseenCards(const Table& table, SeatIndex index)
{
    Cards unseen = table.seats[index].pile;
    if (table.kept.decks) return unseen;
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const Card card = table.commonDeck[place].card;
        const bool isUnseen = !isTurnedUp(table, place) && card.kind != CardKind::Unknown;
        if (isUnseen && table.seatOf(card.owner) == index) unseen.add(card);
    }
    return unseen;
}

bool isValueOpen(const Table& table, Loot loot)
{
    return !isHidden(table, loot.kind) || tellsNothing(loot);
}

bool isForOwnEyes(const Question& question, const Table& table)
{
    if (question.who() == Pawn::None) return false;
    switch (question.ask()) {
    case QuestionKind::BulletToDiscard:
    case QuestionKind::PlayCard:
    case QuestionKind::StartCard:
    case QuestionKind::CoverCard:
    case QuestionKind::CardToDiscard: return table.kept.decks;
    case QuestionKind::LeastLoot: return table.kept.purseValues;
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::FirstPlayer:
    case QuestionKind::StartsIn:
    case QuestionKind::RoundCard:
    case QuestionKind::PartnerCard:
    case QuestionKind::DrawnCard:
    case QuestionKind::TurnedOver:
    case QuestionKind::MoveTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::PunchToWhere:
    case QuestionKind::Pocket:
    case QuestionKind::FireAt:
    case QuestionKind::PushTo:
    case QuestionKind::RobWhat:
    case QuestionKind::WhichToken:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::NudgeAction:
    case QuestionKind::PickpocketWhat:
    case QuestionKind::PurseTotal:
    case QuestionKind::Count: break;
    }
    return false;
}

namespace {

/// Which of several tokens is drawn that only look alike.
bool drawsHiddenToken(const Question& question, const Table& table)
{
    if (question.ask() != QuestionKind::WhichToken || question.possible() == 0) return false;
    const Loot some = question.begin()->choice.loot();
    return table.kept.purseValues && question.weight() > 1 && !isValueOpen(table, some);
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
    hideGoals(seen, viewer);
    return seen;
}

} // namespace caboose::rules
