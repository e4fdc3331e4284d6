// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/six_actions.h"

#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/falls.h"
#include "tests/model/rules/support/map.h"
#include "tests/model/rules/support/rides.h"
#include "tests/model/rules/support/taken_tokens.h"

#include <map>

namespace caboose::rules {

namespace {

using Places = std::vector<Location>;

bool hasPower(const Table& t, Pawn who, Pawn whose)
{
    if (t.rulings.is(CharacterPowers::No) || !isBandit(who)) return false;
    if (who != whose) return t.sheet(who).prisoner == whose;
    return t.sheet(who).hostage != Hostage::PokerPlayer; // 15.1.6
}

bool isThere(const Table& t, Pawn p)
{
    return isOnTable(t.where(p));
}

bool areMates(const Table& t, Pawn a, Pawn b)
{
    if (!isBandit(a) || !isBandit(b)) return false;
    for (const Seat& seat : t.seats) {
        if (seat.characters.contains(a) && seat.characters.contains(b)) return true;
    }
    return false;
}

Tables otherwise(Tables results, const Table& unchanged)
{
    if (results.empty()) results.push_back(unchanged);
    return results;
}

// --- 10.1, 10.2, 10.8 --------------------------------------------------------------------------

/// 10.1: where one step may lead; out of a car without a roof only inside.
Places step(const Table& t, Location from)
{
    Places all;
    for (const Location to : placesBeside(t, from)) {
        if (!(hasNoRoof(carOf(from)) && isRoof(to))) all.push_back(to);
    }
    return all;
}

/// 9.3.1 of the booklet: nobody walks through the door of the coach; by the leaflet one climbs out
/// of the time travel car.
Places walk(const Table& t, Location from)
{
    Places all;
    for (const Location to : placesBeside(t, from)) {
        const bool isCoach = carOf(from) == Car::Stagecoach || carOf(to) == Car::Stagecoach;
        const bool isDoor = isCoach && isInterior(from) && isInterior(to);
        if (isDoor && t.rulings.is(StagecoachInteriorByMove::No)) continue;
        const bool isClimb = hasNoRoof(carOf(from)) && isRoof(to);
        const bool isOnTrain = spotOf(t, carOf(to)).lane == Lane::Express;
        if (isClimb && (!isOnTrain || t.rulings.is(TimeTravelExitToRoof::No))) continue;
        all.push_back(to);
    }
    return all;
}

/// Whether a place may be the second or third step over the roofs.
bool mayEnterLater(const Table& t, Location to)
{
    return !hasNoRoof(carOf(to)) || t.rulings.is(TimeTravelEntryFromRoof::LastStepOfMove);
}

/// Where a move leads, and whether some way there leads round the released Shotgun.
using Moves = std::map<Location, bool>;

struct Way {
    Location from;
    std::vector<Location> places;
    bool isQuiet = true;
};

void goOn(const Table& t, const Way& way, std::size_t range, Moves& moves)
{
    const Location last = way.places.empty() ? way.from : way.places.back();
    for (const Location to : walk(t, last)) {
        // No place twice.
        bool isNew = to != way.from;
        for (const Location l : way.places) isNew = isNew && l != to;
        if (!isNew || !(way.places.empty() || mayEnterLater(t, to))) continue;
        bool& isQuiet = moves.try_emplace(to, false).first->second;
        isQuiet = isQuiet || way.isQuiet;
        Way further = way;
        further.places.push_back(to);
        if (t.shotgunReleased && to == t.where(Pawn::Shotgun)) further.isQuiet = false;
        // In the car without a roof the move ends.
        if (isRoof(to) && further.places.size() < range) goOn(t, further, range, moves);
    }
}

Moves movesOf(const Table& t, Pawn who)
{
    const Location from = t.where(who);
    // 15.1.4
    const bool isSlow = t.sheet(who).hostage == Hostage::OldLady;
    Moves moves;
    goOn(t, {from, {}}, isRoof(from) && !isSlow ? 3 : 1, moves);
    return moves;
}

Tables moved(const Table& t, Pawn who)
{
    Tables results;
    for (const auto& [to, isQuiet] : movesOf(t, who)) {
        Table underway = t;
        // 12.2: he is hit, and the move goes on.
        if (!isQuiet) giveNeutrals(underway, {who});
        arrive(underway, who, to, results);
    }
    return otherwise(results, t);
}

Tables changedFloor(const Table& t, Pawn who)
{
    Tables results;
    const Location from = t.where(who);
    const Location to = in(carOf(from), isRoof(from) ? Level::Interior : Level::Roof);
    if (exists(to)) arrive(t, who, to, results);
    return otherwise(results, t);
}

bool marshalMayEnter(const Table& t, Location l)
{
    if (l == inside(Car::Stagecoach) && t.rulings.is(BotMarshalEntersStagecoach::No)) return false;
    if (l == inside(Car::Handcar) && !t.at(l).empty()) return false;
    return isInterior(l) && (!hasNoRoof(carOf(l)) || t.rulings.is(BotMarshalInTimeTravelCar::Yes));
}

Tables movedMarshal(const Table& t)
{
    Tables results;
    if (!isThere(t, Pawn::Marshal)) return {t};
    for (const Location to : placesBeside(t, t.where(Pawn::Marshal))) {
        if (marshalMayEnter(t, to)) arrive(t, Pawn::Marshal, to, results);
    }
    return otherwise(results, t);
}

// --- 10.7 --------------------------------------------------------------------------------------

/// 9.3.3: is this the strongbox on which the Shotgun sits?
bool isGuarded(const Table& t, Location here, Loot token)
{
    return here == roofOf(Car::Stagecoach) && t.where(Pawn::Shotgun) == here &&
           !t.shotgunReleased && token.kind == LootKind::Strongbox &&
           t.loot.count(here, LootKind::Strongbox) == 1;
}

Tables robbed(const Table& t, Pawn who)
{
    const Location here = t.where(who);
    Tables results;
    if (t.rulings.is(RobberySelection::Random)) {
        for (const LootPile& pile : t.loot) {
            if (pile.holder != Holder(here) || isGuarded(t, here, pile.loot)) continue;
            results.push_back(t);
            results.back().loot.move(here, who, pile.loot);
        }
        return otherwise(results, t);
    }
    for (const Taken& taken : anyTokens(t, here)) {
        if (isGuarded(t, here, taken.token)) continue;
        results.push_back(taken.table);
        results.back().loot.move(here, who, taken.token);
    }
    return otherwise(results, t);
}

// --- 13.2, 10.5 ----------------------------------------------------------------------------------

/// 13.2: Belle, and whoever has her sidekick, when somebody else can be chosen.
PawnSet unshielded(const Table& t, PawnSet targets)
{
    PawnSet left;
    for (const Pawn target : targets) {
        bool shielded = false;
        for (const Pawn other : targets) {
            const bool stands =
                isBandit(other) || t.rulings.is(BelleShieldCountsShotgunAndMarshal::Yes);
            // 15.2.1: her own beauty comes first.
            const bool sameGift = hasPower(t, other, Pawn::Belle) && target != Pawn::Belle;
            if (other != target && stands && !sameGift) shielded = true;
        }
        if (!shielded || !hasPower(t, target, Pawn::Belle)) left.insert(target);
    }
    return left;
}

/// 10.5.1: up or down; where that can't be, the target stays.
void sentUpOrDown(const Table& t, Pawn whom, Tables& sent)
{
    const Location from = t.where(whom);
    const Location to = in(carOf(from), isRoof(from) ? Level::Interior : Level::Roof);
    if (exists(to) && (whom != Pawn::Marshal || marshalMayEnter(t, to))) arrive(t, whom, to, sent);
    if (sent.empty()) sent.push_back(t);
}

/// The same floor of a car beside; into a car without a roof from both floors, out of it only
/// inside (9.9.2). The Shotgun leaves his seat for the roof beside it, whatever the card (9.3.3).
Tables sentOff(const Table& t, Pawn whom, CardKind punch)
{
    Tables sent;
    if (whom == Pawn::Shotgun) {
        Table loose = t;
        loose.shotgunReleased = true;
        arrive(loose, whom, roofNear(t, Car::Stagecoach), sent);
    } else if (punch == CardKind::SpecialPunch) {
        sentUpOrDown(t, whom, sent);
    } else {
        for (const Location to : step(t, t.where(whom))) {
            if (whom != Pawn::Marshal || marshalMayEnter(t, to)) arrive(t, whom, to, sent);
        }
    }
    // Not while he sits there: nobody knocks him off his strongbox.
    if (whom != Pawn::Shotgun && canFall(t, whom)) sent.push_back(fallen(t, whom));
    return sent;
}

void sentAway(const Table& t, Pawn whom, CardKind punch, Tables& results)
{
    for (const Table& end : otherwise(sentOff(t, whom, punch), t)) results.push_back(end);
}

bool canLeave(const Table& t, Pawn whom, CardKind punch)
{
    return !sentOff(t, whom, punch).empty();
}

PawnSet punchTargets(const Table& t, Pawn who, CardKind punch)
{
    PawnSet all;
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn p = pawnAt(i);
        if (p == who || t.where(p) != t.where(who)) continue;
        if (p == Pawn::Marshal && t.rulings.is(PunchBotMarshal::No)) continue;
        if (t.rulings.is(TeammatesIgnoredForPunch::Yes) && areMates(t, who, p)) continue;
        if (t.rulings.is(PunchWithNowhereToGo::NotATarget) && !canLeave(t, p, punch)) continue;
        if (p == Pawn::Shotgun && t.shotgunReleased) continue;
        all.insert(p);
    }
    return unshielded(t, all);
}

bool fitsPocket(const Table& t, LootKind kind)
{
    const auto kinds = t.rulings.get<CheyenneLootKinds>();
    return kind == LootKind::Purse ||
           (kind == LootKind::Bag && kinds != CheyenneLootKinds::Purse) ||
           (kind == LootKind::Stake && kinds == CheyenneLootKinds::PurseBagStake);
}

Tables punched(const Table& t, Pawn who, CardKind punch)
{
    Tables results;
    if (t.sheet(who).hostage == Hostage::Teacher) return {t}; // 15.1.7
    for (const Pawn whom : punchTargets(t, who, punch)) {
        const auto lost = isBandit(whom) ? anyTokens(t, whom) : std::vector<Taken>{};
        if (lost.empty()) sentAway(t, whom, punch, results);
        for (Taken drop : lost) {
            const Location floor = t.where(whom);
            drop.table.loot.move(whom, floor, drop.token);
            sentAway(drop.table, whom, punch, results);
            if (!hasPower(t, who, Pawn::Cheyenne) || !fitsPocket(t, drop.token.kind)) continue;
            drop.table.loot.move(floor, who, drop.token);
            sentAway(drop.table, whom, punch, results);
        }
    }
    return otherwise(results, t);
}

// --- 10.6, 11.1, 13.4, 13.12 ---------------------------------------------------------------------

bool hides(const Table& t, Pawn p)
{
    return isBandit(p) || t.rulings.is(RoofSightBlockers::AllPawns) ||
           (p == Pawn::Shotgun && t.rulings.is(RoofSightBlockers::BanditsAndShotgun));
}

bool isHiddenBehindSomebody(const Table& t, Location from, Location to)
{
    const Spot a = spotOf(t, carOf(from));
    const Spot b = spotOf(t, carOf(to));
    if (a.lane != b.lane) return false;
    for (int i = 0; i < pawnCount; ++i) {
        const Location l = t.where(pawnAt(i));
        if (!isRoof(l) || !hides(t, pawnAt(i))) continue;
        const Spot s = spotOf(t, carOf(l));
        if (s.lane == a.lane && (s.x - a.x) * (s.x - b.x) < 0) return true;
    }
    return false;
}

/// 11.1, exceptions.
bool sees(const Table& t, Car roofless, Location to)
{
    const bool isRoofLine = isRoof(to) && spotOf(t, carOf(to)).lane == Lane::Express;
    if (isRoofLine && t.rulings.is(TimeTravelSight::WholeRoofLinePlusAdjacentInterior)) {
        return !isHiddenBehindSomebody(t, inside(roofless), to);
    }
    if (areSideBySide(t, roofless, carOf(to)) || to == roofOf(Car::Stagecoach)) return true;
    const Spot here = spotOf(t, roofless);
    const Spot there = spotOf(t, carOf(to));
    if (there.lane != Lane::Armoured || there.x == here.x) return false;
    const auto beyond = t.rulings.get<SightBeyondTimeTravelCar>();
    if (beyond == SightBeyondTimeTravelCar::BothWays) return true;
    const int outwards = here.x < 0 ? -1 : 1;
    const bool isOutwards = (there.x - here.x) * outwards > 0;
    return isOutwards && (beyond == SightBeyondTimeTravelCar::AwayFromExpress || isRoof(to));
}

bool isInSight(const Table& t, Location from, Location to)
{
    if (from == to || from == cell || to == cell) return false;
    if (hasNoRoof(carOf(from))) return sees(t, carOf(from), to);
    if (hasNoRoof(carOf(to))) return sees(t, carOf(to), from);
    if (isRoof(from) != isRoof(to)) return false;
    return isRoof(from) ? !isHiddenBehindSomebody(t, from, to)
                        : areSideBySide(t, carOf(from), carOf(to));
}

/// 9.3.3: never on his seat, and by the booklet not afterwards either.
bool mayShootShotgun(const Table& t)
{
    return t.shotgunReleased && t.rulings.is(FireAtReleasedShotgun::Yes);
}

PawnSet fireTargets(const Table& t, Pawn who)
{
    PawnSet all;
    const Location from = t.where(who);
    for (int i = 0; i < pawnCount; ++i) {
        const Pawn p = pawnAt(i);
        const Location to = t.where(p);
        if (p == who || !isOnTable(to)) continue;
        if (p == Pawn::Marshal && t.rulings.is(FireAtBotMarshal::No)) continue;
        if (p == Pawn::Shotgun && !mayShootShotgun(t)) continue;
        if (t.rulings.is(TeammatesIgnoredForFire::Yes) && areMates(t, who, p)) continue;
        const bool throughRoof =
            hasPower(t, who, Pawn::Tuco) && carOf(from) == carOf(to) && from != to && to != cell;
        if (throughRoof || isInSight(t, from, to)) all.insert(p);
    }
    return unshielded(t, all);
}

/// How far a car is: cars along the track, and one for another train.
int farness(const Table& t, Car a, Car b)
{
    const Spot p = spotOf(t, a);
    const Spot q = spotOf(t, b);
    return (p.x < q.x ? q.x - p.x : p.x - q.x) + (p.lane == q.lane ? 0 : 1);
}

/// 9.3.1, as a table may rule: coach and car are not next to each other for everything.
bool areParted(const Table& t, Location from, Location to)
{
    if ((carOf(from) == Car::Stagecoach) == (carOf(to) == Car::Stagecoach)) return false;
    if (isRoof(from) && isRoof(to)) {
        return t.rulings.is(StagecoachRoofAdjacency::MoveAndPunch);
    }
    return isInterior(from) && isInterior(to) &&
           t.rulings.is(StagecoachInteriorAdjacency::FireAndPunch);
}

bool mayBePushed(const Table& t, Pawn who, Pawn whom, Location to)
{
    const Car muzzle = carOf(t.where(who));
    const Car from = carOf(t.where(whom));
    if (whom == Pawn::Marshal && !marshalMayEnter(t, to)) return false;
    if (!isBandit(whom) && t.rulings.is(DjangoMovesNpcs::No)) return false;
    const bool atCoach =
        muzzle == Car::Stagecoach || from == Car::Stagecoach || carOf(to) == Car::Stagecoach;
    if (atCoach && t.rulings.is(DjangoToOrFromStagecoach::No)) return false;
    if (areParted(t, t.where(whom), to)) return false;
    if (hasNoRoof(carOf(to)) && t.rulings.is(DjangoOffTheEnd::Stays)) return false;
    const bool changes =
        (spotOf(t, from).lane == Lane::Armoured) != (spotOf(t, carOf(to)).lane == Lane::Armoured);
    if (changes && t.rulings.is(DjangoAcrossTrains::No)) return false;
    if (muzzle == from) return t.rulings.is(PushThroughOwnRoof::AnyDirection);
    return farness(t, muzzle, carOf(to)) > farness(t, muzzle, from);
}

Tables pushed(const Table& t, Pawn who, Pawn whom)
{
    Tables results;
    if (!hasPower(t, who, Pawn::Django)) return results;
    for (const Location to : placesBeside(t, t.where(whom))) {
        if (mayBePushed(t, who, whom, to)) arrive(t, whom, to, results);
    }
    if (canBeShotOff(t, whom)) results.push_back(fallen(t, whom));
    return results;
}

Tables fired(const Table& t, Pawn who)
{
    Tables results;
    if (t.sheet(who).bulletsLeft == 0) return {t};
    for (const Pawn whom : fireTargets(t, who)) {
        Table hit = t;
        --hit.sheet(who).bulletsLeft;
        give(hit, {who, CardKind::Bullet, 0}, whom);
        for (const Table& end : otherwise(pushed(hit, who, whom), hit)) results.push_back(end);
    }
    return otherwise(results, t);
}

} // namespace

Tables resultsOf(const Table& t, Pawn who, CardKind action)
{
    const Location l = t.where(who);
    const bool acts = isOnTable(l) && (l != cell || action == CardKind::Marshal);
    if (!acts) return {t};
    switch (action) {
    case CardKind::Move: return sorted(moved(t, who));
    case CardKind::FloorChange: return sorted(changedFloor(t, who));
    case CardKind::Ride: return sorted(ridden(t, who));
    case CardKind::Punch:
    case CardKind::SpecialPunch: return sorted(punched(t, who, action));
    case CardKind::Fire: return sorted(fired(t, who));
    case CardKind::Robbery: return sorted(robbed(t, who));
    case CardKind::Marshal: return sorted(movedMarshal(t));
    default: return {t};
    }
}

} // namespace caboose::rules
