// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/six_actions.h"

#include "model/rules/03_definitions/teams.h"
#include "tests/model/rules/support/arrivals.h"
#include "tests/model/rules/support/falls.h"
#include "tests/model/rules/support/map.h"
#include "tests/model/rules/support/moves_told.h"
#include "tests/model/rules/support/rides.h"
#include "tests/model/rules/support/sight_told.h"
#include "tests/model/rules/support/taken_tokens.h"

namespace caboose::rules {

namespace {

using Places = std::vector<Location>;

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

/// 13.8, as far as the rulings go.
bool mayJump(const Table& t, Location from, Location to)
{
    if (!areSideBySide(t, carOf(from), carOf(to))) return false;
    const Lane a = spotOf(t, carOf(from)).lane;
    const Lane b = spotOf(t, carOf(to)).lane;
    if (a == Lane::Stagecoach || b == Lane::Stagecoach) {
        return t.rulings.is(MeiDiagonalStagecoach::Yes);
    }
    if (a != b) return t.rulings.is(MeiDiagonalOtherTrain::Yes);
    const bool isSpecial = hasNoRoof(carOf(to)) || carOf(to) == Car::Tender;
    return !isSpecial || t.rulings.is(MeiDiagonalTenderTimecarHandcar::Yes);
}

Tables changedFloor(const Table& t, Pawn who)
{
    Tables results;
    const Location from = t.where(who);
    const Level level = isRoof(from) ? Level::Interior : Level::Roof;
    if (!exists(in(carOf(from), level))) return {t};
    arrive(t, who, in(carOf(from), level), results);
    for (int car = 0; car < carCount && hasPower(t, who, Pawn::Mei); ++car) {
        const Location to = in(carAt(car), level);
        if (exists(to) && mayJump(t, from, to)) arrive(t, who, to, results);
    }
    return otherwise(results, t);
}

bool marshalMayEnter(const Table& t, Location l)
{
    if (l == inside(Car::Stagecoach) && t.rulings.is(BotMarshalEntersStagecoach::No)) return false;
    const bool isOccupied = l == inside(Car::Handcar) && !t.at(l).empty();
    if (isOccupied && t.rulings.is(BotMarshalOnHandcar::OnlyEmpty)) return false;
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

/// One token more, or back on the floor: the other team's document must go there, the decoy may,
/// and of one that nobody has seen the table doesn't know (opposing-secret-document).
void kept(const Table& floor, const Table& taken, Pawn who, Loot token, Tables& results)
{
    const bool isLookedAt = token.kind == LootKind::SecretDocument && isTeamGame(floor) &&
                            floor.rulings.is(OpposingSecretDocument::MustPutBack);
    const bool isEither = token.value == 0 || token.value == unknownValue;
    const bool isOwn = token.value == floor.sheet(who).team;
    if (!isLookedAt || isEither || isOwn) results.push_back(taken);
    if (isLookedAt && (isEither || !isOwn)) results.push_back(floor);
}

/// Each way to take one token from the floor; none where there is none.
Tables withOneMore(const Table& t, Pawn who)
{
    const Location here = t.where(who);
    Tables results;
    if (t.rulings.is(RobberySelection::Random)) {
        for (const LootPile& pile : t.loot) {
            if (pile.holder != Holder(here) || isGuarded(t, here, pile.loot)) continue;
            Table taken = t;
            taken.loot.move(here, who, pile.loot);
            kept(t, taken, who, pile.loot, results);
        }
        return results;
    }
    for (const Taken& taken : anyTokens(t, here)) {
        if (isGuarded(t, here, taken.token)) continue;
        Table end = taken.table;
        end.loot.move(here, who, taken.token);
        kept(taken.table, end, who, taken.token, results);
    }
    return results;
}

/// 15.2.1: with one's own sidekick, a second token.
Tables robbed(const Table& t, Pawn who)
{
    const Tables first = withOneMore(t, who);
    if (first.empty() || t.sheet(who).prisoner != who) return otherwise(first, t);
    Tables results;
    for (const Table& one : first) {
        const Tables two = withOneMore(one, who);
        const bool must = t.rulings.is(OwnSidekickSecondToken::Must) && !two.empty();
        if (!must) results.push_back(one);
        results.insert(results.end(), two.begin(), two.end());
    }
    return results;
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
        // belle-precedence-with-third
        const bool isExposed = target != Pawn::Belle && targets.contains(Pawn::Belle) &&
                               t.rulings.is(BellePrecedenceWithThird::HolderExposed);
        if (isExposed) shielded = false;
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
        arrive(loose, whom, placeOfShotgun(t), sent);
    } else if (punch == CardKind::SpecialPunch) {
        sentUpOrDown(t, whom, sent);
    } else {
        for (const Location to : step(t, t.where(whom))) {
            if (whom != Pawn::Marshal || marshalMayEnter(t, to)) arrive(t, whom, to, sent);
        }
    }
    if (canFall(t, whom, punch)) {
        // Nobody must knock anybody off who can be sent nowhere.
        const bool mayStay = t.rulings.is(PunchWithNowhereToGo::TargetStays);
        if (sent.empty() && mayStay) sent.push_back(t);
        sent.push_back(fallen(t, whom));
        if (whom == Pawn::Shotgun) sent.back().shotgunReleased = true;
    }
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
    const bool isClimb = hasNoRoof(from) && isRoof(to);
    if (isClimb && t.rulings.is(DjangoOutOfRooflessCar::Inside)) return false;
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
    if (!canBeShotOff(t, whom)) return results;
    // Nobody must shoot anybody off who can't be pushed.
    if (results.empty()) results.push_back(t);
    results.push_back(fallen(t, whom));
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

/// 14.2, 16.10.2
bool isVoidCard(const Table& t, Pawn who, CardKind action)
{
    const Sheet& sheet = t.sheet(who);
    const VoidedCards& voided = sheet.voided;
    const bool isSpecial =
        action == CardKind::SpecialPunch && t.rulings.is(PenaltyCoversSpecialPunch::Yes);
    const bool isPunch = action == CardKind::Punch || isSpecial;
    return (action == CardKind::Move && voided.move) ||
           (isPunch && (voided.punch || sheet.shoulderInjuries > 0)) ||
           (action == CardKind::FloorChange && (voided.floorChange || sheet.woundedKnees > 0)) ||
           (action == CardKind::Fire && (voided.fire || sheet.disarmed > 0));
}

} // namespace

Tables resultsOf(const Table& t, Pawn who, CardKind action)
{
    const Location l = t.where(who);
    // 9.4: a Marshal card works from the cell, as far as the table plays it so.
    const bool worksInCell =
        action == CardKind::Marshal && t.rulings.is(CellAllowedActions::BrilliantIdeaMarshalNudge);
    const bool acts = isOnTable(l) && (l != cell || worksInCell);
    if (!acts || isVoidCard(t, who, action)) return {t};
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
