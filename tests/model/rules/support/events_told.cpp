// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/events_told.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/map.h"
#include "tests/model/rules/support/taken_tokens.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr std::array told{Event::AngryMarshal, Event::Braking,       Event::HeavyFire,
                          Event::HigherSpeed,  Event::PantingHorses, Event::PassengersRebellion,
                          Event::Safekeeping,  Event::ShotOfWhiskey, Event::ShotgunsRage,
                          Event::SwivelArm,    Event::TakeItAll,     Event::HostageConductor,
                          Event::Pickpocketing};

using Train = FixedVector<Car, 12>;

/// All bandits for whose place this holds.
template <typename Where>
PawnSet banditsWhere(const Table& t, Where isThere)
{
    PawnSet all;
    for (const Pawn who : t.bandits()) {
        if (isOnTable(t.where(who)) && isThere(t.where(who))) all.insert(who);
    }
    return all;
}

/// 2.6.6: an event that can't serve all whom it would hit is none.
bool isVoid(const Table& t, PawnSet hit)
{
    return t.rulings.is(NeutralShortageEffect::WholeActionOrEvent) && t.neutralBullets < hit.size();
}

bool reachesCell(const Table& t)
{
    return t.rulings.is(EventsReachCell::Yes);
}

/// Hits them, if there are enough bullets, and nothing more.
Tables hitThem(Table t, PawnSet hit)
{
    if (hit.empty() || isVoid(t, hit)) return {t};
    giveNeutrals(t, hit);
    return {t};
}

// --- 7.1.1, 7.1.14 -----------------------------------------------------------------------------

/// One car towards the caboose, out of the coach to the car beside; he stays before a car that he
/// can't be in.
void oneCarBack(const Table& t, Tables& results)
{
    const Car here = carOf(t.where(Pawn::Marshal));
    Car next = Car::None;
    for (const Train* train : {&t.express, &t.armoured}) {
        const Car* found = std::find(train->begin(), train->end(), here);
        if (found < train->end() - 1) next = *(found + 1);
    }
    if (here == Car::Stagecoach) next = t.stagecoachBeside;
    const bool isShut = hasNoRoof(next) && t.rulings.is(BotMarshalInTimeTravelCar::No);
    const bool mayJoin = t.rulings.is(BotMarshalOnHandcar::OccupiedToo);
    const bool isOccupied = !t.at(inside(next)).empty() && !mayJoin;
    const bool isTaken =
        next == Car::Handcar && (isOccupied || t.rulings.is(MarshalRearHandcar::No));
    if (next == Car::None || next == Car::Tender || isShut || isTaken) return;
    arrive(t, Pawn::Marshal, inside(next), results);
}

Tables angered(Table t)
{
    const Location marshal = t.where(Pawn::Marshal);
    if (!isOnTable(marshal)) return {t};
    const PawnSet above =
        banditsWhere(t, [&](Location l) { return isRoof(l) && carOf(l) == carOf(marshal); });
    if (isVoid(t, above)) return {t};
    if (!above.empty()) giveNeutrals(t, above);
    Tables results;
    oneCarBack(t, results);
    return results.empty() ? Tables{t} : results;
}

/// As far as there are cars.
void backToTheEnd(const Table& t, Tables& results)
{
    Tables further;
    oneCarBack(t, further);
    for (const Table& each : further) backToTheEnd(each, results);
    if (further.empty()) results.push_back(t);
}

Tables drunk(const Table& t)
{
    const Location here = t.where(Pawn::Marshal);
    Tables results;
    if (!isOnTable(here)) return {t};
    for (const LootPile& pile : t.loot) {
        const bool isNormal = pile.loot.kind == LootKind::Whiskey;
        const bool isOld = pile.loot.kind == LootKind::HalfOldWhiskey;
        if (pile.holder != Holder(here) || !(isNormal || isOld)) continue;
        Table without = t;
        without.loot.move(here, Location::OutOfGame, pile.loot);
        const bool isFree =
            here == inside(Car::Stagecoach) && t.rulings.is(WhiskeyStepOutOfCoach::Free);
        Tables moved;
        if (isOld) {
            backToTheEnd(without, moved);
        } else if (isFree) {
            Tables out;
            oneCarBack(without, out);
            for (const Table& each : out) {
                Tables further;
                oneCarBack(each, further);
                if (further.empty()) further.push_back(each);
                moved.insert(moved.end(), further.begin(), further.end());
            }
        } else {
            oneCarBack(without, moved);
        }
        if (moved.empty()) moved.push_back(without);
        results.insert(results.end(), moved.begin(), moved.end());
    }
    return results.empty() ? Tables{t} : results;
}

// --- 7.1.2, 7.1.8 ------------------------------------------------------------------------------

/// Which way pawns, horses and coach go along the express: one car to the front, or to the back.
enum class Way { Forward, Back };

Car nextOf(const Train& train, Car car, Way way)
{
    const auto i = std::find(train.begin(), train.end(), car) - train.begin();
    const auto next = i + (way == Way::Forward ? -1 : 1);
    const bool isThere = next >= 0 && next < static_cast<std::ptrdiff_t>(train.size());
    return isThere ? train[static_cast<std::size_t>(next)] : Car::None;
}

/// Who goes where, the foremost of those on the move first.
std::vector<Going> stepsAlong(const Table& t, Way way, PawnSet who)
{
    std::vector<Going> steps;
    for (Train train : {t.express, t.armoured}) {
        if (way == Way::Back) std::reverse(train.begin(), train.end());
        for (const Car car : train) {
            const Car next = nextOf(train, car, Way::Forward);
            const bool isShut =
                way == Way::Back && hasNoRoof(next) && t.rulings.is(RoofPawnsIntoRearHandcar::No);
            if (hasNoRoof(car) || next == Car::None || isShut) continue;
            const PawnSet here = t.at(roofOf(car)) & who;
            const Location to = hasNoRoof(next) ? inside(next) : roofOf(next);
            if (!here.empty()) steps.push_back({here, to});
        }
    }
    return steps;
}

/// Each of them by one step, and whatever comes of it.
Tables gone(const Table& t, const std::vector<Going>& steps)
{
    Tables now{t};
    if (t.rulings.is(EventMovesThenMeets::AllMovedFirst)) {
        Tables results;
        arriveEach(t, steps, results);
        return results;
    }
    for (const Going& step : steps) {
        Tables next;
        for (const Table& each : now) arriveTogether(each, step.pawns, step.to, next);
        now = next;
    }
    return now;
}

/// Where horses and coach go from beside a car.
Car nextBeside(const Table& t, Car car, Way way)
{
    const Car next = nextOf(t.express, car, way);
    const bool isEnd =
        way == Way::Forward && hasNoRoof(next) && t.rulings.is(FrontEndOfTrack::Locomotive);
    return isEnd ? Car::None : next;
}

void moveBeside(Table& t, Way way)
{
    std::array<std::uint8_t, carCount> horses{};
    for (const Car car : t.express) {
        const Car next = nextBeside(t, car, way);
        const auto to = static_cast<std::size_t>(next == Car::None ? car : next);
        horses[to] =
            static_cast<std::uint8_t>(horses[to] + t.horsesBeside[static_cast<std::size_t>(car)]);
    }
    t.horsesBeside = horses;
    if (t.stagecoachBeside == Car::None) return;
    const Car next = nextBeside(t, t.stagecoachBeside, way);
    if (next != Car::None) t.stagecoachBeside = next;
}

PawnSet looseShotgun(const Table& t)
{
    return t.shotgunReleased ? PawnSet{Pawn::Shotgun} : PawnSet{};
}

void moveOtherTrain(Table& t, int cars)
{
    if (!t.armoured.empty()) {
        t.armouredOffset = static_cast<std::int8_t>(t.armouredOffset + cars);
    }
}

/// Those on the roofs, and what stands beside the train; the pawns first, if the table does not
/// rule otherwise.
template <typename Beside>
Tables rolled(Table t, Way way, PawnSet who, Beside moveRest)
{
    const bool pawnsFirst = t.rulings.is(PawnsBeforeCoach::Yes);
    if (!pawnsFirst) moveRest(t);
    Tables results = gone(t, stepsAlong(t, way, who));
    for (Table& each : results) {
        if (pawnsFirst) moveRest(each);
    }
    return results;
}

Tables braked(const Table& t)
{
    const bool onlyBandits = t.rulings.is(BrakingMoves::Bandits);
    const PawnSet who = onlyBandits ? t.bandits() : t.bandits() | looseShotgun(t);
    return rolled(t, Way::Forward, who, [](Table& each) {
        if (each.rulings.is(BrakingMovesHorsesAndStagecoach::Yes)) moveBeside(each, Way::Forward);
        if (each.rulings.is(BrakingMovesArmouredTrain::Yes)) moveOtherTrain(each, -1);
    });
}

Tables spedUp(const Table& t)
{
    return rolled(t, Way::Back, t.bandits() | looseShotgun(t), [](Table& each) {
        moveBeside(each, Way::Back);
        if (each.rulings.is(HigherSpeedMovesArmouredTrain::Yes)) moveOtherTrain(each, 1);
    });
}

/// 7.1.16: all at once onto the last roof of their own train.
Tables swept(const Table& t)
{
    std::vector<Going> steps;
    for (const Train* train : {&t.express, &t.armoured}) {
        if (train->empty()) continue;
        const bool isInto =
            hasNoRoof(train->back()) && t.rulings.is(CabooseWithoutRoof::IntoTheHandcar);
        const Location last = isInto ? inside(train->back()) : roofNear(t, train->back());
        PawnSet who;
        for (const Car car : *train) {
            if (!hasNoRoof(car) && roofOf(car) != last) who |= t.at(roofOf(car)) & t.bandits();
        }
        if (!who.empty()) steps.push_back({who, last});
    }
    return gone(t, steps);
}

// --- the others --------------------------------------------------------------------------------

void dropInTurn(const Table& t, std::vector<Pawn> those, Tables& results)
{
    while (!those.empty() && t.loot.at(those.front()).empty()) those.erase(those.begin());
    if (those.empty()) {
        results.push_back(t);
        return;
    }
    for (const LootPile& pile : t.loot.at(those.front())) {
        Table dropped = t;
        dropped.loot.move(those.front(), t.where(those.front()), pile.loot);
        dropInTurn(dropped, {those.begin() + 1, those.end()}, results);
    }
}

Tables underHeavyFire(const Table& t)
{
    const bool anyRoof = t.rulings.is(HeavyFireRoofs::AnyRoof);
    const PawnSet hit = banditsWhere(
        t, [&](Location l) { return isRoof(l) && (anyRoof || carOf(l) != Car::Stagecoach); });
    if (hit.empty() || isVoid(t, hit)) return {t};
    Table now = t;
    giveNeutrals(now, hit);
    Tables results;
    dropInTurn(now, inSeatOrder(t, hit), results);
    return results;
}

Tables tired(Table t)
{
    const auto bandits = static_cast<std::size_t>(t.bandits().size());
    const bool byBandits = t.rulings.is(PantingHorsesThreshold::FivePlusBandits);
    const std::size_t count = byBandits ? bandits : t.seats.size();
    for (int n = count >= 5 ? 2 : 1; n > 0; --n) {
        for (std::size_t i = t.express.size(); i-- > 0;) {
            std::uint8_t& there = t.horsesBeside[static_cast<std::size_t>(t.express[i])];
            if (there == 0) continue;
            --there;
            break;
        }
    }
    return {t};
}

Tables rebelled(const Table& t)
{
    const bool anyCar = t.rulings.is(PassengersRebellionScope::InsideAnyCar);
    return hitThem(t, banditsWhere(t, [&](Location l) {
                       if (l == cell) return reachesCell(t);
                       return isInterior(l) && (anyCar || !hasNoRoof(carOf(l)));
                   }));
}

Tables kept(Table t)
{
    const Car car = carOf(t.where(Pawn::Marshal));
    const bool isNowhere = hasNoRoof(car) && t.rulings.is(SafekeepingWithoutRoof::Nothing);
    if (car == Car::None || isNowhere) return {t};
    const Location roof = hasNoRoof(car) ? roofNear(t, car) : roofOf(car);
    const LootTokens before = t.loot;
    for (const LootPile& pile : before.at(inside(car))) {
        t.loot.remove(inside(car), pile.loot, pile.count);
        t.loot.add(roof, pile.loot, pile.count);
    }
    return {t};
}

Tables raged(const Table& t)
{
    if (t.stagecoachBeside == Car::None) return {t};
    return hitThem(t, banditsWhere(t, [&](Location l) {
                       if (l == cell && !reachesCell(t)) return false;
                       return carOf(l) == Car::Stagecoach || carOf(l) == t.stagecoachBeside;
                   }));
}

Tables givenStrongbox(Table t)
{
    const Location marshal = t.where(Pawn::Marshal);
    const Loot strongbox{LootKind::Strongbox, 1000};
    if (isOnTable(marshal) && t.loot.has(Location::Nowhere, strongbox)) {
        t.loot.move(Location::Nowhere, marshal, strongbox);
    }
    return {t};
}

Tables paid(Table t)
{
    const PawnSet there = banditsWhere(t, [](Location l) {
        return carOf(l) == Car::Locomotive || carOf(l) == Car::ArmouredLocomotive;
    });
    // No purse is left in the box of these positions.
    const bool asPurse = t.rulings.is(ConductorRansomForm::PurseToken);
    if (asPurse && !t.rulings.is(ConductorWithoutPurses::Cash)) return {t};
    for (const Pawn who : there) {
        t.sheet(who).cash = static_cast<Dollars>(t.sheet(who).cash + 250);
    }
    return {t};
}

bool isGuardedStrongbox(const Table& t, Location l, Loot token)
{
    return l == roofOf(Car::Stagecoach) && t.where(Pawn::Shotgun) == l && !t.shotgunReleased &&
           token.kind == LootKind::Strongbox && t.loot.count(l, LootKind::Strongbox) == 1;
}

Tables pickpocketed(const Table& t)
{
    Tables now{t};
    for (const Pawn who : t.bandits()) {
        const Location here = t.where(who);
        if (!isOnTable(here)) continue;
        PawnSet company = t.at(here);
        company.erase(who);
        const bool onlyBandits = t.rulings.is(PickpocketingAlone::NoOtherBandit);
        if (!(onlyBandits ? company & t.bandits() : company).empty()) continue;
        Tables next = now;
        for (const Table& each : now) {
            for (const Taken& taken : anyTokens(each, here)) {
                const bool isOther = t.rulings.is(PickpocketingToken::AnyLoot)
                                         ? isGuardedStrongbox(t, here, taken.token)
                                         : taken.token.kind != LootKind::Purse;
                if (isOther) continue;
                next.push_back(taken.table);
                next.back().loot.move(here, who, taken.token);
            }
        }
        now = sorted(next);
    }
    return now;
}

Tables endsOf(const Table& t, Event event)
{
    switch (event) {
    case Event::AngryMarshal: return angered(t);
    case Event::Braking: return braked(t);
    case Event::HeavyFire: return underHeavyFire(t);
    case Event::HigherSpeed: return spedUp(t);
    case Event::PantingHorses: return tired(t);
    case Event::PassengersRebellion: return rebelled(t);
    case Event::Safekeeping: return kept(t);
    case Event::ShotOfWhiskey: return drunk(t);
    case Event::ShotgunsRage: return raged(t);
    case Event::SwivelArm: return swept(t);
    case Event::TakeItAll: return givenStrongbox(t);
    case Event::HostageConductor: return paid(t);
    case Event::Pickpocketing: return pickpocketed(t);
    default: return {t};
    }
}

} // namespace

std::span<const Event> toldEvents()
{
    return told;
}

Tables resultsOf(const Table& t, Event event)
{
    return sorted(endsOf(t, event));
}

} // namespace caboose::rules
