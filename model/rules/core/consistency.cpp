// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/consistency.h"

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/04_set_up/decks.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/14_player_marshal/1_goals.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/card_numbers.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

using Found = std::vector<Inconsistency>;

void checkTrains(const Table& t, Found& found)
{
    CarSet seen;
    if (!isOnExpress(t, Car::Locomotive)) found.push_back({.fault = Fault::NoTrain});
    for (const auto* train : {&t.express, &t.armoured}) {
        for (const Car car : *train) {
            if (seen.contains(car)) {
                found.push_back({.fault = Fault::CarTwice, .where = inside(car)});
            }
            seen.insert(car);
        }
    }
    // 4.2.7
    if (seen.contains(Car::TimeTravel) && seen.contains(Car::Handcar)) {
        found.push_back({.fault = Fault::TwoRoofless, .where = inside(Car::Handcar)});
    }
}

void checkPawns(const Table& t, Found& found)
{
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn who = pawnAt(i);
        const Location l = t.where(who);
        if (isOnTable(l) && !isPresent(t, l)) {
            found.push_back({.fault = Fault::PawnNowhere, .who = who, .where = l});
        }
    }
    for (const Pawn who : t.bandits()) {
        const Location l = t.where(who);
        if (isRoof(l) && staysOffRoofs(t, who)) {
            found.push_back({.fault = Fault::OnRoofInside, .who = who, .where = l});
        }
    }
    const bool botMarshal = !t.inGame(Pawn::Marshal);
    if (botMarshal && isRoof(t.where(Pawn::Marshal))) {
        found.push_back(
            {.fault = Fault::OnRoofInside, .who = Pawn::Marshal, .where = t.where(Pawn::Marshal)});
    }
}

void checkSeats(const Table& t, Found& found)
{
    PawnSet seated;
    for (SeatIndex i = 0; i < t.seats.size(); ++i) {
        if (t.seats[i].characters.empty()) {
            found.push_back({.fault = Fault::SeatEmpty, .number = i});
        }
        for (const Pawn who : t.seats[i].characters) {
            if (seated.contains(who)) found.push_back({.fault = Fault::CharacterTwice, .who = who});
            if (!t.inGame(who)) found.push_back({.fault = Fault::SeatedAbsent, .who = who});
            seated.insert(who);
        }
    }
    for (int i = 0; i < characterCount; ++i) {
        // The bot Marshal is on the train without anybody to play him.
        const Pawn who = pawnAt(i);
        const bool takesPart = t.inGame(who) || (isBandit(who) && isOnTable(t.where(who)));
        if (takesPart && !seated.contains(who)) {
            found.push_back({.fault = Fault::NotSeated, .who = who});
        }
    }
    if (!t.seats.empty() && t.firstPlayer >= t.seats.size()) {
        found.push_back({.fault = Fault::FirstPlayerAbsent, .number = t.firstPlayer});
    }
}

void checkHolder(const Table& t, const LootPile& pile, Found& found)
{
    if (pile.holder.isSheet()) {
        const Pawn who = pile.holder.character();
        if (!isCharacter(who) || !t.inGame(who)) {
            found.push_back({.fault = Fault::LootOnAbsent, .who = who, .loot = pile.loot.kind});
        }
        return;
    }
    const Location l = pile.holder.location();
    if (isOnTable(l) && !isPresent(t, l)) {
        found.push_back({.fault = Fault::LootNowhere, .where = l, .loot = pile.loot.kind});
    }
}

void checkLoot(const Table& t, Found& found)
{
    for (const LootPile& pile : t.loot) checkHolder(t, pile, found);
    for (int k = 0; k < lootKindCount; ++k) {
        const auto kind = static_cast<LootKind>(k);
        const int count = t.loot.count(kind);
        if (count > rowOf(kind).count) {
            found.push_back({.fault = Fault::TooManyTokens, .loot = kind, .number = count});
        }
    }
}

/// 2.6.5: six each, and six more for the Marshal; bots have their own.
int bulletsOf(const Table& t, Pawn giver)
{
    if (const BotRow* bot = botRow(t, giver)) return bot->bullets;
    return giver == Pawn::Marshal ? 12 : 6;
}

int received(const Table& t, int giver)
{
    int sum = 0;
    for (const Sheet& sheet : t.sheets) sum += sheet.received[static_cast<std::size_t>(giver)];
    return sum;
}

/// 11.3.2. Of neutral ones nothing is said: those whose giver nobody told are among them.
void checkInFront(const Table& t, Found& found)
{
    for (int i = 0; i < characterCount; ++i) {
        const Sheet& sheet = t.sheet(pawnAt(i));
        for (std::size_t giver = 0; giver < characterCount; ++giver) {
            if (sheet.inFront[giver] <= sheet.received[giver]) continue;
            found.push_back(
                {.fault = Fault::TooManyInFront, .who = pawnAt(i), .number = sheet.inFront[giver]});
        }
    }
}

/// 5.4.2.
void checkHealed(const Table& t, Found& found)
{
    for (int i = 0; i < characterCount; ++i) {
        const Sheet& sheet = t.sheet(pawnAt(i));
        for (std::size_t giver = 0; giver < sheet.healed.size(); ++giver) {
            if (sheet.healed[giver] <= sheet.received[giver]) continue;
            found.push_back(
                {.fault = Fault::TooManyHealed, .who = pawnAt(i), .number = sheet.healed[giver]});
        }
    }
}

/// 15.2: there is one of each sidekick.
void checkPrisoners(const Table& t, Found& found)
{
    for (int i = 0; i < banditCount; ++i) {
        const Pawn whose = pawnAt(i);
        int places =
            (t.achievedPrisoners.contains(whose) ? 1 : 0) + (t.prisoners.contains(whose) ? 1 : 0);
        for (const Sheet& sheet : t.sheets) places += sheet.prisoner == whose ? 1 : 0;
        if (places > 1) found.push_back({.fault = Fault::PrisonerTwice, .who = whose});
    }
}

/// 9.4: nobody but bandits, and nothing.
void checkCell(const Table& t, Found& found)
{
    for (int i = 0; i < pawnCount; ++i) {
        if (!isBandit(pawnAt(i)) && t.where(pawnAt(i)) == cell) {
            found.push_back({.fault = Fault::InCell, .who = pawnAt(i)});
        }
    }
    for (const LootPile& pile : t.loot.at(cell)) {
        found.push_back({.fault = Fault::InCell, .where = cell, .loot = pile.loot.kind});
    }
}

/// 14.1
void checkGoals(const Table& t, Found& found)
{
    const auto count = static_cast<int>(t.goals.count());
    constexpr int mostGoals = 5;
    if (count > mostGoals) found.push_back({.fault = Fault::TooManyGoals, .number = count});
    for (int i = 1; i < goalCount; ++i) {
        const Goal goal = goalAt(i);
        const auto there = std::count(t.goals.upcoming.begin(), t.goals.upcoming.end(), goal) +
                           std::count(t.goals.current.begin(), t.goals.current.end(), goal);
        if (there > 1) found.push_back({.fault = Fault::GoalTwice, .number = i});
        const bool isLeftOut =
            there > 0 && t.inGame(Pawn::Marshal) && isInGoalDeck(t, goal).isRefused();
        if (isLeftOut) found.push_back({.fault = Fault::GoalNotInGame, .number = i});
    }
}

/// 2.6.9, 2.6.10: one poster for each bandit, turned over when they are captured; three Brawlers.
void checkPostersAndBrawlers(const Table& t, Found& found)
{
    int seen = 0;
    for (int i = 0; i < characterCount; ++i) {
        const Sheet& sheet = t.sheet(pawnAt(i));
        if (sheet.wantedPoster && sheet.wasCaptured) {
            found.push_back({.fault = Fault::PosterAfterCapture, .who = pawnAt(i)});
        }
        if ((seen & sheet.brawlers) != 0) {
            found.push_back({.fault = Fault::BrawlerTwice, .who = pawnAt(i)});
        }
        seen |= sheet.brawlers;
    }
}

/// 9.3, 4.13.1: they go along the express.
void checkBesideTrain(const Table& t, Found& found)
{
    const Car beside = t.stagecoachBeside;
    if (beside != Car::None && !isOnExpress(t, beside)) {
        found.push_back({.fault = Fault::StagecoachNowhere, .where = inside(beside)});
    }
    for (int i = 0; i < carCount; ++i) {
        const bool isThere = t.horsesBeside[static_cast<std::size_t>(i)] > 0;
        if (isThere && !isOnExpress(t, carAt(i))) {
            found.push_back({.fault = Fault::HorsesNowhere, .where = inside(carAt(i))});
        }
    }
}

/// 15.1: there is one of each, on display or with somebody.
void checkHostages(const Table& t, Found& found)
{
    for (int i = 1; i <= hostageCount; ++i) {
        const auto hostage = static_cast<Hostage>(i);
        const auto held = std::count_if(t.sheets.begin(), t.sheets.end(),
                                        [hostage](const Sheet& s) { return s.hostage == hostage; });
        if (held + (t.hostages.contains(hostage) ? 1 : 0) > 1) {
            found.push_back({.fault = Fault::HostageTwice, .number = i});
        }
    }
}

constexpr int allNeutrals = 26;

/// 4.8.3: the Marshal's lie in two piles, one for each Colt.
void checkPiles(const Table& t, Found& found)
{
    const Sheet& sheet = t.sheet(Pawn::Marshal);
    constexpr int mostInAPile = std::tuple_size_v<PileOrder>;
    for (const int count : {sheet.bulletsLeft, sheet.secondPile}) {
        if (count <= mostInAPile) continue;
        found.push_back({.fault = Fault::TooManyBullets, .who = Pawn::Marshal, .number = count});
    }
}

void checkBullets(const Table& t, Found& found)
{
    for (int i = 0; i < characterCount; ++i) {
        const Sheet& sheet = t.sheet(pawnAt(i));
        const int count = sheet.bulletsLeft + sheet.secondPile + received(t, i);
        if (count > bulletsOf(t, pawnAt(i))) {
            found.push_back({.fault = Fault::TooManyBullets, .who = pawnAt(i), .number = count});
        }
    }
    const int neutrals = t.neutralBullets + t.neutralBulletsAside;
    if (neutrals > allNeutrals) {
        found.push_back({.fault = Fault::TooManyNeutrals, .number = neutrals});
    }
}

CardNumbers cardsOf(const Table& t, const Seat& seat, SeatIndex index)
{
    CardNumbers all;
    for (const Cards* cards : {&seat.pile, &seat.hand, &seat.discard}) {
        for (const CardCount& c : *cards) all.add(c.card, c.count);
    }
    for (const Card& card : seat.top) all.add(card);
    for (const Card& card : seat.bottom) all.add(card);
    // Performed cards are back with their owners, unless all are given back together.
    const bool together = t.rulings.is(ResolvedCardReturn::AfterAllActions);
    for (std::size_t i = together ? 0 : t.progress.card; i < t.commonDeck.size(); ++i) {
        const PlayedCard& played = t.commonDeck[i];
        if (played.seat == index && isAction(played.card.kind)) all.add(played.card);
    }
    return all;
}

/// What comes back from the common deck, and a bullet of everybody, must have room in each pile.
int kindsToCome(const Table& t, const Seat& seat, CardNumbers all)
{
    for (const PlayedCard& played : t.commonDeck) {
        if (seat.characters.contains(played.card.owner)) all.add(played.card);
    }
    for (int giver = 0; giver < characterCount; ++giver) {
        all.add({pawnAt(giver), CardKind::Bullet, 0});
    }
    all.add(neutralBullet);
    return all.kinds();
}

/// By the booklet of the played Marshal nobody has a Marshal card (4.6.2).
bool isTakenOut(const Table& t, CardKind kind)
{
    return kind == CardKind::Marshal && t.inGame(Pawn::Marshal) &&
           t.rulings.is(MarshalCardsInBanditDecks::Never);
}

void checkNumber(const Table& t, const Seat& seat, Card card, int count, Found& found)
{
    constexpr int mostOfAKind = 3;
    // Cards of bots and the Marshal are counted with their own decks.
    const bool isOwnDeck = seat.isBot || seat.characters.contains(Pawn::Marshal);
    if (!isAction(card.kind)) {
        if (count <= allNeutrals) return;
        const Pawn who = seat.characters.front();
        found.push_back({.fault = Fault::TooManyBulletCards, .who = who, .number = count});
    } else if (count > (isOwnDeck ? allNeutrals : mostOfAKind) || isTakenOut(t, card.kind)) {
        found.push_back({.fault = Fault::TooManyCards, .who = card.owner, .number = count});
    }
}

void checkCards(const Table& t, Found& found)
{
    for (SeatIndex i = 0; i < t.seats.size(); ++i) {
        const CardNumbers all = cardsOf(t, t.seats[i], i);
        for (const auto& [card, count] : all) checkNumber(t, t.seats[i], card, count, found);
        const int kinds = kindsToCome(t, t.seats[i], all);
        if (kinds <= Cards::mostKinds) continue;
        found.push_back(
            {.fault = Fault::TooManyKinds, .who = t.seats[i].characters.front(), .number = kinds});
    }
}

/// From the drawing of the round card on, there is one.
bool needsRoundCard(Step step)
{
    switch (rowOf(step).part) {
    case Part::SetUp:
    case Part::EndOfTheGame: return false;
    case Part::Starting: return step != Step::DrawRoundCard;
    case Part::Schemin:
    case Part::Stealin:
    case Part::EndingARound: return true;
    }
    return false;
}

bool isForEachSeat(Step step)
{
    const Times times = rowOf(step).times;
    return times == Times::OnceASeat || times == Times::InEachTurn;
}

void checkProgress(const Table& t, Found& found)
{
    const Progress& p = t.progress;
    if (p.round > roundCount) found.push_back({.fault = Fault::RoundOutOfRange, .number = p.round});
    if (needsRoundCard(p.step) && t.rounds.empty()) {
        found.push_back({.fault = Fault::NoRoundCard, .number = p.round});
    }
    if (p.step == Step::PlayCard && !t.rounds.empty() && p.turn >= t.roundCard().turns.size()) {
        found.push_back({.fault = Fault::TurnOutOfRange, .number = p.turn});
    }
    if (isForEachSeat(p.step) && p.place > 0 && p.place >= t.seats.size()) {
        found.push_back({.fault = Fault::PlaceOutOfRange, .number = p.place + 1});
    }
    if (p.step == Step::PerformAction && p.card >= t.commonDeck.size()) {
        found.push_back({.fault = Fault::CardOutOfRange, .number = p.card});
    }
    for (const PlayedCard& played : t.commonDeck) {
        if (played.seat >= t.seats.size()) {
            found.push_back({.fault = Fault::PlayedByNobody, .number = played.seat});
        }
    }
}

constexpr std::array<std::string_view, static_cast<std::size_t>(Fault::Count)> faultKeys{
    "no-train",
    "car-twice",
    "pawn-nowhere",
    "character-twice",
    "seat-empty",
    "not-seated",
    "seated-absent",
    "too-many-tokens",
    "loot-nowhere",
    "loot-on-absent",
    "too-many-bullets",
    "too-many-neutrals",
    "too-many-cards",
    "too-many-bullet-cards",
    "too-many-kinds",
    "first-player-absent",
    "round-out-of-range",
    "turn-out-of-range",
    "place-out-of-range",
    "card-out-of-range",
    "played-by-nobody",
    "no-round-card",
    "on-roof-inside",
    "too-many-in-front",
    "stagecoach-nowhere",
    "horses-nowhere",
    "hostage-twice",
    "two-roofless",
    "prisoner-twice",
    "in-cell",
    "too-many-healed",
    "too-many-goals",
    "goal-twice",
    "goal-not-in-game",
    "poster-after-capture",
    "brawler-twice"};

} // namespace

std::string_view keyOf(Fault fault)
{
    return faultKeys[static_cast<std::size_t>(fault)];
}

std::vector<Inconsistency> inconsistencies(const Table& table)
{
    Found found;
    checkTrains(table, found);
    checkPawns(table, found);
    checkSeats(table, found);
    checkLoot(table, found);
    checkBullets(table, found);
    checkPiles(table, found);
    checkInFront(table, found);
    checkHealed(table, found);
    checkBesideTrain(table, found);
    checkHostages(table, found);
    checkPrisoners(table, found);
    checkCell(table, found);
    checkGoals(table, found);
    checkPostersAndBrawlers(table, found);
    checkCards(table, found);
    checkProgress(table, found);
    return found;
}

} // namespace caboose::rules
