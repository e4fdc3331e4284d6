// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/changes.h"

#include "model/rules/core/sheet_fields.h"

#include <array>

namespace caboose::rules {

namespace {

void toggle(PawnSet& pawns, Pawn who)
{
    pawns.contains(who) ? pawns.erase(who) : pawns.insert(who);
}

void addOrTakeGoal(FixedVector<Goal, 5>& goals)
{
    if (goals.full()) {
        goals.pop_back();
    } else {
        goals.push_back(Goal::ArchEnemy);
    }
}

struct Change {
    std::string_view what;
    void (*make)(Table& table, Random& random);
};

template <typename Number>
void increase(Number& number)
{
    number = static_cast<Number>(number + 1);
}

Sheet& anySheet(Table& table, Random& random)
{
    return table.sheets[random.below(characterCount)];
}

Seat& anySeat(Table& table, Random& random)
{
    return table.seats[random.below(static_cast<std::uint32_t>(table.seats.size()))];
}

void changeField(Table& table, Random& random)
{
    Sheet& sheet = anySheet(table, random);
    const SheetFieldRow& row = sheet_fields::rows[random.below(sheet_fields::rows.size())];
    const Pawn giver = pawnAt(static_cast<int>(random.below(characterCount)));
    const int value = valueOf(sheet, row.field, giver);
    setValue(sheet, row.field, value == row.highest ? row.lowest : value + 1, giver);
}

constexpr Card card{Pawn::Silk, CardKind::Ride, 3};

constexpr std::array changes{
    Change{"a ruling",
           [](Table& t, Random& r) {
               const auto ruling = static_cast<Ruling>(r.below(rulingCount));
               t.rulings.set(ruling, static_cast<std::uint8_t>(t.rulings.at(ruling) ^ 1U));
           }},
    Change{"kept decks", [](Table& t, Random&) { t.kept.decks = !t.kept.decks; }},
    Change{"kept values", [](Table& t, Random&) { t.kept.purseValues = !t.kept.purseValues; }},
    Change{"kept round deck", [](Table& t, Random&) { t.kept.roundDeck = !t.kept.roundDeck; }},
    Change{"step",
           [](Table& t, Random&) {
               t.progress.step =
                   t.progress.step == Step::FillHand ? Step::EndRound : Step::FillHand;
           }},
    Change{"round", [](Table& t, Random&) { increase(t.progress.round); }},
    Change{"turn", [](Table& t, Random&) { increase(t.progress.turn); }},
    Change{"place in the turn", [](Table& t, Random&) { increase(t.progress.place); }},
    Change{"plays left", [](Table& t, Random&) { increase(t.progress.playsLeft); }},
    Change{"must play", [](Table& t, Random&) { t.progress.mustPlay = !t.progress.mustPlay; }},
    Change{"next card", [](Table& t, Random&) { increase(t.progress.card); }},
    Change{"express", [](Table& t, Random&) { t.express.push_back(Car::Circus); }},
    Change{"armoured train", [](Table& t, Random&) { t.armoured.push_back(Car::ArmouredA); }},
    Change{"cars to come", [](Table& t, Random&) { increase(t.carsToCome); }},
    Change{"offset", [](Table& t, Random&) { increase(t.armouredOffset); }},
    Change{"stagecoach",
           [](Table& t, Random&) {
               const bool isThere = t.stagecoachBeside == Car::Saloon;
               t.stagecoachBeside = isThere ? Car::None : Car::Saloon;
           }},
    Change{"horses", [](Table& t, Random& r) { increase(t.horsesBeside[r.below(carCount)]); }},
    Change{"a pawn",
           [](Table& t, Random& r) {
               const Pawn who = pawnAt(static_cast<int>(r.below(pawnCount)));
               t.put(who, t.where(who) == cell ? Location::OutOfGame : cell);
           }},
    Change{"shotgun", [](Table& t, Random&) { t.shotgunReleased = !t.shotgunReleased; }},
    Change{"a token",
           [](Table& t, Random&) {
               t.loot.add(cell, {LootKind::Bag, 300});
           }},
    Change{"dynamite", [](Table& t, Random&) { t.dynamite.insert(cell); }},
    Change{"gatling", [](Table& t, Random&) { t.gatlings.insert(Car::Armoury); }},
    Change{"a field of a sheet", changeField},
    Change{"another field of a sheet", changeField},
    Change{"seated bot",
           [](Table& t, Random& r) {
               Seat& seat = anySeat(t, r);
               seat.isBot = !seat.isBot;
           }},
    Change{"pile", [](Table& t, Random& r) { anySeat(t, r).pile.add(card); }},
    Change{"top", [](Table& t, Random& r) { anySeat(t, r).top.push_back(card); }},
    Change{"bottom", [](Table& t, Random& r) { anySeat(t, r).bottom.push_back(card); }},
    Change{"hand", [](Table& t, Random& r) { anySeat(t, r).hand.add(card); }},
    Change{"discard", [](Table& t, Random& r) { anySeat(t, r).discard.add(card); }},
    Change{"drawn",
           [](Table& t, Random& r) {
               Seat& seat = anySeat(t, r);
               seat.hasDrawnThisTurn = !seat.hasDrawnThisTurn;
           }},
    Change{"first player", [](Table& t, Random&) { increase(t.firstPlayer); }},
    Change{"neutrals", [](Table& t, Random&) { increase(t.neutralBullets); }},
    Change{"neutrals aside", [](Table& t, Random&) { increase(t.neutralBulletsAside); }},
    Change{"wild bunch", [](Table& t, Random& r) { increase(t.wildBunch[r.below(2)]); }},
    Change{"hostages",
           [](Table& t, Random&) {
               const bool isThere = t.hostages.contains(Hostage::Banker);
               isThere ? t.hostages.erase(Hostage::Banker) : t.hostages.insert(Hostage::Banker);
           }},
    Change{"prisoners", [](Table& t, Random&) { toggle(t.prisoners, Pawn::Mei); }},
    Change{"achieved", [](Table& t, Random&) { toggle(t.achievedPrisoners, Pawn::Mei); }},
    Change{"goals to come", [](Table& t, Random&) { addOrTakeGoal(t.goals.upcoming); }},
    Change{"goals", [](Table& t, Random&) { addOrTakeGoal(t.goals.current); }},
    Change{"goals seen", [](Table& t, Random&) { increase(t.goals.revealed); }},
    Change{"goals peeked at",
           [](Table& t, Random& r) { toggle(t.goals.peekedBy[r.below(5)], Pawn::Doc); }},
    Change{"goals kept", [](Table& t, Random&) { t.kept.goals = !t.kept.goals; }},
    Change{"Marshal's bullets",
           [](Table& t, Random& r) {
               MarshalBullet& bullet = t.pileOrders[r.below(2)][r.below(6)];
               bullet = static_cast<MarshalBullet>((index(bullet) + 1) % marshalBulletCount);
           }},
    Change{"round deck", [](Table& t, Random&) { t.roundDeck.push_back(RoundCard{}); }},
    Change{"common deck",
           [](Table& t, Random&) {
               t.commonDeck.push_back({card, 0, 0, false});
           }},
};

} // namespace

std::string_view changeOneThing(Table& table, Random& random)
{
    const Change& change = changes[random.below(static_cast<std::uint32_t>(changes.size()))];
    change.make(table, random);
    return change.what;
}

} // namespace caboose::rules
