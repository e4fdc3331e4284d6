// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/nameable.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/core/observe.h"
#include "tests/model/rules/support/nameable_loot.h"

#include <algorithm>

namespace caboose::rules {

namespace {

using Choices = std::vector<Choice>;

const Choice done(ChoiceKind::Done);

Choices places(const Table& table)
{
    Choices all;
    for (int i = 0; i < locationCount; ++i) {
        if (isPresent(table, locationAt(i))) all.emplace_back(locationAt(i));
    }
    return all;
}

Choices pawnsBut(const Table& table, Pawn who)
{
    Choices all;
    for (int i = 0; i < pawnCount; ++i) {
        if (pawnAt(i) != who && isOnTable(table.where(pawnAt(i)))) all.emplace_back(pawnAt(i));
    }
    return all;
}

Choices cardsIn(const Cards& cards)
{
    Choices all;
    for (const CardCount& c : cards) all.emplace_back(c.card);
    return all;
}

void add(Choices& all, const Choices& more)
{
    for (const Choice choice : more) {
        if (std::find(all.begin(), all.end(), choice) == all.end()) all.push_back(choice);
    }
}

Choices with(Choices all, Choice one)
{
    all.push_back(one);
    return all;
}

Choices actionCards(const Cards& cards)
{
    Choices all;
    for (const CardCount& c : cards) {
        if (isAction(c.card.kind)) all.emplace_back(c.card);
    }
    return all;
}

/// Pairs sit side by side: 0 and 1, 2 and 3, 4 and 5.
const Seat& partnerSeat(const Table& table, SeatIndex seat)
{
    return table.seats[seat ^ 1U];
}

/// Of a physical deck also what is said to lie face down on the common deck: nobody has seen it.
Cards unseenOf(const Table& table, SeatIndex index)
{
    Cards unseen = table.seats[index].pile;
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const PlayedCard& played = table.commonDeck[place];
        const bool isReached =
            table.progress.step == Step::PerformAction && place <= table.progress.card;
        if (!played.isFaceDown || isReached || played.card.kind == CardKind::Unknown) continue;
        if (!table.kept.decks && table.seatOf(played.card.owner) == index) unseen.add(played.card);
    }
    return unseen;
}

/// Of the two Marshal cards of two bandits one was set aside, and nobody has told which: both, if
/// one is among those that nobody has seen.
Choices eitherMarshal(const Seat& seat, const Cards& unseen)
{
    const Card first{seat.characters.front(), CardKind::Marshal, 0};
    const Card second{seat.characters.back(), CardKind::Marshal, 0};
    if (first == second || unseen.has(first) == unseen.has(second)) return {};
    return {Choice(first), Choice(second)};
}

/// Action cards of a seat that nobody has seen; it may hold some of a partner's.
Choices unseenActions(const Table& table, SeatIndex index)
{
    const Cards unseen = unseenOf(table, index);
    Choices all = actionCards(unseen);
    add(all, eitherMarshal(table.seats[index], unseen));
    if (table.rulings.is(PartnerDeckDraw::Yes)) {
        add(all, actionCards(unseenOf(table, static_cast<SeatIndex>(index ^ 1U))));
    }
    return all;
}

/// Action cards of a physical deck that all lie open: nobody may name them, but somebody may ask
/// why.
Choices openActions(const Table& table, SeatIndex index)
{
    const Cards unseen = unseenOf(table, index);
    const Choices marshals = eitherMarshal(table.seats[index], unseen);
    Cards open;
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const Card card = table.commonDeck[place].card;
        const bool isOpen = isTurnedUp(table, place) && table.seatOf(card.owner) == index;
        const bool isMarshal =
            std::find(marshals.begin(), marshals.end(), Choice(card)) != marshals.end();
        const bool isElsewhere = isMarshal || unseen.has(card) || table.seats[index].hand.has(card);
        if (isOpen && !isElsewhere) open.add(card);
    }
    return table.kept.decks ? Choices() : actionCards(open);
}

Choices bullets(const Cards& cards)
{
    Choices all;
    for (const CardCount& c : cards) {
        if (c.card.kind == CardKind::Bullet) all.emplace_back(c.card);
    }
    return all;
}

/// 13.9: those that Misty may have played, or who has her sidekick.
Choices playedBullets(const Table& table, SeatIndex index)
{
    const bool playsThem = has(table, table.seats[index], Power::BulletPunch);
    return playsThem && !table.kept.decks ? bullets(unseenOf(table, index)) : Choices{};
}

Choices turnedOver(const Table& table, SeatIndex index)
{
    Choices all = unseenActions(table, index);
    add(all, openActions(table, index));
    add(all, playedBullets(table, index));
    return all;
}

/// What may be in this hand as far as the program knows; with a physical deck, anything that could
/// be played.
Choices possibleHand(const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    Choices all = cardsIn(seat.hand);
    if (!table.kept.decks) add(all, unseenActions(table, index));
    add(all, playedBullets(table, index));
    return all;
}

Choices coverCards(const Table& table, const Question& question)
{
    const SeatIndex index = *table.seatOf(question.who());
    Choices all = cardsIn(table.seats[index].hand);
    if (!table.kept.decks) {
        const Cards unseen = unseenOf(table, index);
        add(all, cardsIn(unseen));
        add(all, eitherMarshal(table.seats[index], unseen));
    }
    all.emplace_back(ChoiceKind::Done);
    return all;
}

bool mayOwn(const Table& table, const Seat& seat, Card card)
{
    for (const PlayedCard& played : table.commonDeck) {
        if (played.card == card) return true;
    }
    return seat.pile.has(card) || seat.hand.has(card) || seat.discard.has(card) ||
           seat.bottom.contains(card);
}

Choices playable(const Table& table, const Question& question)
{
    const SeatIndex index = *table.seatOf(question.who());
    const Seat& seat = table.seats[index];
    Choices all;
    for (const Choice up : possibleHand(table, index)) {
        all.push_back(up);
        const bool isPlayable =
            up.card().kind != CardKind::Bullet || has(table, seat, Power::BulletPunch);
        if (isPlayable) all.emplace_back(up.card(), ChoiceKind::FaceDown);
    }
    if (!table.kept.decks) {
        const Pawn owner = seat.characters.size() == 1 ? seat.characters.front() : Pawn::None;
        all.emplace_back(Card{owner, CardKind::Unknown, 0}, ChoiceKind::FaceDown);
        add(all, openActions(table, index));
    } else {
        // Not in the hand: nobody may play it, but somebody may ask why.
        add(all, actionCards(seat.pile));
    }
    for (const Pawn who : seat.characters) add(all, flasksOf(table, who));
    all.emplace_back(ChoiceKind::Draw);
    const bool isMarshal = seat.characters.contains(Pawn::Marshal);
    if (isMarshal || mayOwn(table, seat, {seat.characters.front(), CardKind::BrilliantIdea, 0})) {
        all.emplace_back(ChoiceKind::Search);
    }
    const bool isDiversion = currentTurn(table) == Turn::Diversion && isTeamGame(table);
    if (isDiversion) all.emplace_back(ChoiceKind::Divert); // 6.2
    // 10.3: after a "+" card one may leave it at that.
    const bool mayStop = question.rule() == Rule{10, 3, 0};
    const bool isOnly = question.possible() == 1 && question.find(done) != nullptr;
    if (mayStop || isOnly) all.push_back(done);
    return all;
}

Choices robbable(const Table& table, Location here)
{
    Choices all = kindsAt(table, here);
    const Location above = otherFloor(here);
    if (exists(above)) add(all, kindsAt(table, above));
    return all;
}

Choices starters(const Table& table, const Question& question)
{
    Choices all;
    if (question.who() != Pawn::None) {
        for (const Pawn who : table.seats[*table.seatOf(question.who())].characters)
            all.emplace_back(who);
        return all;
    }
    for (const Pawn who : table.bandits()) {
        if (table.where(who) == Location::Unplaced) all.emplace_back(who);
    }
    return all;
}

Choices roundCards(const Table& table)
{
    const bool isBrownNow = table.progress.round == roundCount &&
                            table.rulings.is(RoundDeckComposition::FourPlusStation);
    Choices all;
    for (const RoundCard* card = table.roundDeck.begin(); card != table.roundDeck.end(); ++card) {
        const bool looksNew = std::none_of(table.roundDeck.begin(), card, [card](const auto& one) {
            return areAlike(one, *card);
        });
        if (looksNew && isBrown(card->set) == isBrownNow) all.push_back(Choice::round(card->id));
    }
    return all;
}

Choices iconsOfRoundCard(const RoundCard& card)
{
    Choices all;
    for (int i = 0; card.turns.size() < 6 && i < turnKindCount; ++i) {
        all.emplace_back(static_cast<Turn>(i));
    }
    if (card.hands < 2) all.emplace_back(ChoiceKind::HandIcon);
    if (!card.turns.empty()) all.push_back(done);
    return all;
}

/// Without an obligation the nudged may decline: what he picks himself, or the one action that the
/// nudger picked.
Choices nudgedActions(const Table& table, const Question& question)
{
    const bool isHisChoice = question.who() == question.whom;
    const bool wasPicked = table.rulings.is(NudgeActionChosenBy::Nudger) && isHisChoice;
    Choices all;
    if (table.rulings.is(NudgeObligation::No) && isHisChoice) all.push_back(done);
    for (const CardKind kind : {CardKind::Move, CardKind::FloorChange, CardKind::Punch,
                                CardKind::Fire, CardKind::Robbery}) {
        const Choice action(Card{question.whom, kind, 0});
        if (!wasPicked || question.find(action) != nullptr) all.push_back(action);
    }
    // Further ones only where there is any use for them.
    for (const CardKind kind : {CardKind::Ride, CardKind::SpecialPunch}) {
        const Choice action(Card{question.whom, kind, 0});
        if (question.find(action) != nullptr) all.push_back(action);
    }
    return all;
}

/// Off the train for good, in the round of such an event.
Choices orAway(Choices all, const Table& table, Event event, Location away)
{
    const bool isSo = table.roundCard().event == event && !table.rulings.is(RoundEvents::No);
    return isSo ? with(std::move(all), Choice(away)) : all;
}

/// A Special Punch leaves no more than the other floor.
std::optional<Choices> punchedTo(const Table& table, const Question& question)
{
    if (question.size() <= 2) return std::nullopt;
    return orAway(places(table), table, Event::DeadlyFall, Location::KnockedOff);
}

Choices adjacentTo(const Table& table, Location l)
{
    Choices all;
    for (const Location next : adjacent(table, l)) all.emplace_back(next);
    return all;
}

/// In the round of the fall, whoever can be pushed nowhere may be left alone.
Choices pushedTo(const Table& table, const Question& question)
{
    const Choices all = orAway(adjacentTo(table, table.where(question.whom)), table,
                               Event::DeadlyFall, Location::KnockedOff);
    return question.find(done) != nullptr ? with(all, done) : all;
}

Choices cars(const Table& table)
{
    Choices all;
    for (const Car car : baseCars) all.emplace_back(car);
    const bool hasCircus = table.loot.count(Location::Nowhere, LootKind::ClownsChest) > 0;
    if (hasCircus || table.express.contains(Car::Circus)) all.emplace_back(Car::Circus);
    return all;
}

Choices allBandits(const Table& table)
{
    Choices all;
    for (const Pawn who : table.bandits()) all.emplace_back(who);
    return all;
}

Choices startCards(const Table& table, const Question& question)
{
    const Choices pile = cardsIn(table.seats[*table.seatOf(question.who())].pile);
    return table.rulings.is(TwoBanditStartCard::MayChoose) ? with(pile, done) : pile;
}

const Seat& seatOf(const Table& table, Pawn who)
{
    return table.seats[*table.seatOf(who)];
}

Choices pickpocketed(const Table& table, const Question& question)
{
    Choices all = kindsAt(table, question.where);
    if (table.rulings.is(PickpocketingToken::Purse)) {
        all = {Choice(Loot{LootKind::Purse, unknownValue})};
    }
    return with(all, done);
}

} // namespace

std::optional<Choices> nameable(const Table& table, const Question& question)
{
    switch (question.ask()) {
    case QuestionKind::NextCar: return cars(table);
    case QuestionKind::PurseInCar:
        // Flasks are drawn like purses.
        if (question.begin()->choice.loot().kind != LootKind::Purse) return std::nullopt;
        return tokensAt(table, Location::Nowhere, true);
    case QuestionKind::FirstPlayer: return allBandits(table);
    case QuestionKind::StartsIn: return starters(table, question);
    case QuestionKind::RoundCard: return roundCards(table);
    case QuestionKind::RoundIcon: return iconsOfRoundCard(table.roundCard());
    case QuestionKind::PartnerCard:
        return cardsIn(partnerSeat(table, *table.seatOf(question.whom)).pile);
    case QuestionKind::StartCard: return startCards(table, question);
    case QuestionKind::DrawnCard: return cardsIn(seatOf(table, question.whom).pile);
    case QuestionKind::BulletToDiscard:
        return with(bullets(seatOf(table, question.who()).hand), done);
    case QuestionKind::PlayCard: return playable(table, question);
    case QuestionKind::CoverCard: return coverCards(table, question);
    case QuestionKind::CardToDiscard:
        return with(cardsIn(seatOf(table, question.who()).hand), done);
    case QuestionKind::TurnedOver: return turnedOver(table, *table.seatOf(question.whom));
    case QuestionKind::MoveTo:
    case QuestionKind::FloorChangeTo:
    case QuestionKind::MarshalTo: return places(table);
    case QuestionKind::RideTo:
        return orAway(places(table), table, Event::Escape, Location::Escaped);
    case QuestionKind::PunchToWhere: return punchedTo(table, question);
    case QuestionKind::PunchWhom:
    case QuestionKind::FireAt:
    case QuestionKind::CaptureWhom:
    case QuestionKind::NudgeWhom: return pawnsBut(table, question.who());
    case QuestionKind::PunchWhichLoot: return kindsAt(table, question.whom);
    case QuestionKind::Pocket: return Choices{Choice(ChoiceKind::Yes), done};
    case QuestionKind::PushTo: return pushedTo(table, question);
    case QuestionKind::RobWhat: return robbable(table, question.where);
    case QuestionKind::NudgeAction: return nudgedActions(table, question);
    case QuestionKind::PickpocketWhat: return pickpocketed(table, question);
    case QuestionKind::LeastLoot:
        // 16.3: of a bot, by kind.
        if (table.isBot(question.actor)) return std::nullopt;
        return tokensAt(table, question.actor, table.rulings.is(MarshalsRevengeToken::LeastPurse));
    case QuestionKind::TwoMore:
    case QuestionKind::Giraffe: return Choices{Choice(ChoiceKind::Yes), done};
    case QuestionKind::WhichPile:
    case QuestionKind::BulletKind:
    case QuestionKind::RobMore:
    case QuestionKind::LeaveCell:
    case QuestionKind::FreeWhom:
    case QuestionKind::GiveToken:
    case QuestionKind::LentPower:
    case QuestionKind::FireAlsoAt:
    case QuestionKind::DodgeTo:
    case QuestionKind::BuyAction:
    case QuestionKind::BoardsWhere:
    case QuestionKind::DrawnPawn:
    case QuestionKind::Boards:
    case QuestionKind::CardToKeep:
    case QuestionKind::HostageDrawn:
    case QuestionKind::PrisonerDrawn:
    case QuestionKind::AngryMarshal:
    case QuestionKind::DivertedCard:
    case QuestionKind::GatlingLoot:
    case QuestionKind::HelpTo:
    case QuestionKind::LastMove:
    case QuestionKind::WhichDocument:
    case QuestionKind::KeepDocument:
    case QuestionKind::HealBullet:
    case QuestionKind::GoalDrawn:
    case QuestionKind::GoalShown:
    case QuestionKind::WhichGoal:
    case QuestionKind::PeekAtGoal:
    case QuestionKind::WhoDraws:
    case QuestionKind::WhichFlask:
    case QuestionKind::WhoseFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::TakeHostage:
    case QuestionKind::FleeTo:
    case QuestionKind::GreatestPurse:
    case QuestionKind::DropLoot:
    case QuestionKind::ReflexCard:
    case QuestionKind::WhichToken:
    case QuestionKind::PurseTotal:
    case QuestionKind::Count: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace caboose::rules
