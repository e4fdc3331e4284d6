// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/laying_out.h"

#include "model/notation/defaults.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/core/sheet_fields.h"
#include "model/rules/playout/playout.h"

#include <algorithm>
#include <utility>

namespace caboose::items {
namespace {

using rules::Car;
using rules::Pawn;
using rules::Table;

constexpr int mostBeats = 400;

rules::Choice firstPossible(const rules::Question& question)
{
    if (question.isNumeric()) return rules::Choice::number(question.lowest);
    return std::find_if(question.begin(), question.end(),
                        [](const rules::Option& option) { return option.verdict.isPossible(); })
        ->choice;
}

Table playedBeat(const Table& table)
{
    std::vector<rules::Choice> answers;
    rules::Outcome outcome = rules::resolve(table, answers);
    while (outcome.settled == rules::BeatStatus::Open) {
        answers.push_back(firstPossible(*outcome.question));
        outcome = rules::resolve(table, answers);
    }
    return outcome.table;
}

auto placeIn(Table& table, Car car)
{
    return std::find(table.express.begin(), table.express.end(), car);
}

void clearSheet(Table& table, Pawn who)
{
    for (bool any = true; any;) {
        const auto piles = table.loot.at(who);
        any = !piles.empty();
        if (any) table.loot.remove(who, piles.begin()->loot, piles.begin()->count);
    }
    table.sheet(who) = {};
}

void clearPlace(Table& table, rules::Location place, rules::Location next)
{
    for (int i = 0; i < rules::pawnCount; ++i) {
        if (table.where(rules::pawnAt(i)) == place) table.put(rules::pawnAt(i), next);
    }
    for (bool any = true; any;) {
        const auto piles = table.loot.at(place);
        any = !piles.empty();
        if (any) table.loot.remove(place, piles.begin()->loot, piles.begin()->count);
    }
}

void leaveSeat(Table& table, Pawn who)
{
    const auto* seat = std::find_if(table.seats.begin(), table.seats.end(), [&](const auto& s) {
        return std::find(s.characters.begin(), s.characters.end(), who) != s.characters.end();
    });
    if (seat == table.seats.end()) return;
    const auto n = static_cast<std::size_t>(seat - table.seats.begin());
    auto& characters = table.seats[n].characters;
    characters.erase(std::find(characters.begin(), characters.end(), who));
    if (!characters.empty()) return;
    table.seats.erase(table.seats.begin() + static_cast<std::ptrdiff_t>(n));
    if (table.firstPlayer > n) --table.firstPlayer;
    if (table.firstPlayer >= table.seats.size()) table.firstPlayer = 0;
}

} // namespace

rules::Position freshPosition(const rules::Rulings& rulings, int players)
{
    Table table = rules::tableFor(rules::standardPlan(rulings, players));
    for (int i = 0; i < mostBeats && table.progress.step != rules::Step::PlayCard; ++i) {
        table = playedBeat(table);
    }
    return {table, {}};
}

void join(Table& table, Pawn bandit)
{
    if (table.inGame(bandit) || table.seats.full()) return;
    rules::Seat seat;
    seat.characters.push_back(bandit);
    table.seats.push_back(seat);
    rules::Sheet& sheet = table.sheet(bandit);
    sheet.role = rules::Role::Player;
    sheet.bulletsLeft = static_cast<std::uint8_t>(rules::usualBullets(table, bandit));
    sheet.team = static_cast<std::uint8_t>(rules::usualTeam(table, bandit));
    const auto last = static_cast<rules::SeatIndex>(table.seats.size() - 1);
    table.seats[last].pile = notation::defaultPile(table, last);
}

void leave(Table& table, Pawn pawn)
{
    table.put(pawn, rules::Location::Nowhere);
    if (!rules::isBandit(pawn)) return;
    clearSheet(table, pawn);
    leaveSeat(table, pawn);
}

void addCar(Table& table, Car car)
{
    if (!table.express.full()) table.express.push_back(car);
}

void removeCar(Table& table, Car car)
{
    const auto at = placeIn(table, car);
    if (at == table.express.end() || at == table.express.begin()) return;
    const Car before = *(at - 1);
    for (const rules::Level level :
         {rules::Level::Interior, rules::Level::Roof, rules::Level::Cell}) {
        const rules::Location next = rules::in(before, level);
        clearPlace(table, rules::in(car, level),
                   rules::exists(next) ? next : rules::inside(before));
    }
    table.express.erase(placeIn(table, car));
}

void shiftCar(Table& table, Car car, int by)
{
    const auto at = placeIn(table, car);
    if (at == table.express.end() || at == table.express.begin()) return;
    const auto to = at + by;
    if (to <= table.express.begin() || to >= table.express.end()) return;
    std::swap(*at, *to);
}

std::vector<Car> carsAway(const Table& table)
{
    const rules::CarSet cars = rules::carsOf(rules::playableModules());
    std::vector<Car> away;
    for (int i = 0; i < rules::carCount; ++i) {
        const Car car = rules::carAt(i);
        const bool isThere =
            std::find(table.express.begin(), table.express.end(), car) != table.express.end();
        if (cars.contains(car) && !isThere) away.push_back(car);
    }
    return away;
}

std::vector<Pawn> pawnsAway(const Table& table)
{
    const rules::PawnSet bandits = rules::banditsOf(rules::playableModules());
    std::vector<Pawn> away;
    for (int i = 0; i < rules::pawnCount; ++i) {
        const Pawn pawn = rules::pawnAt(i);
        const bool isOurs = bandits.contains(pawn) || pawn == Pawn::Marshal ||
                            (rules::isBandit(pawn) && table.inGame(pawn));
        if (isOurs && !rules::isOnTable(table.where(pawn))) away.push_back(pawn);
    }
    return away;
}

} // namespace caboose::items
