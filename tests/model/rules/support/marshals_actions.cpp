// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/marshals_actions.h"

#include "tests/model/rules/support/map.h"
#include "tests/model/rules/support/sight_told.h"

#include <algorithm>

namespace caboose::rules {

namespace {

Tables orUnchanged(Tables results, const Table& unchanged)
{
    if (results.empty()) results.push_back(unchanged);
    return sorted(results);
}

/// 10.11, 14.2.4: turned over, to the Marshal.
void takePrisoner(Table& t, Pawn from)
{
    Sheet& sheet = t.sheet(from);
    if (sheet.prisoner == Pawn::None) return;
    t.achievedPrisoners.insert(sheet.prisoner);
    if (sheet.prisoner == Pawn::Silk && from != Pawn::Silk) sheet.silkPower = SilkPower::None;
    sheet.prisoner = Pawn::None;
}

// --- 10.6.1, 14.2 --------------------------------------------------------------------------------

/// 13.2, 15.1.6, 15.2.1: Belle's own beauty, or her sidekick's.
int protection(const Table& t, Pawn who)
{
    if (t.rulings.is(CharacterPowers::No)) return 0;
    const Sheet& sheet = t.sheet(who);
    const bool hasPokerPlayer = sheet.hostage == Hostage::PokerPlayer;
    if (who == Pawn::Belle && !hasPokerPlayer) return 2;
    const bool keepsLent = !hasPokerPlayer || t.rulings.is(PokerPlayerTakesLentPower::No);
    return who != Pawn::Belle && sheet.prisoner == Pawn::Belle && keepsLent ? 1 : 0;
}

PawnSet inSight(const Table& t)
{
    PawnSet all;
    for (const Pawn who : t.bandits()) {
        if (!isOnTable(t.where(who)) || t.where(who) == cell) continue;
        if (isInSight(t, t.where(Pawn::Marshal), t.where(who))) all.insert(who);
    }
    return all;
}

/// Whether one of so many bullets may go to somebody: those who are protected less come first.
bool mayBeHit(const Table& t, Pawn whom, PawnSet seen, int bullets)
{
    int before = 0;
    int plain = 0;
    for (const Pawn other : seen) {
        before += protection(t, other) < protection(t, whom) ? 1 : 0;
        plain += protection(t, other) == 0 ? 1 : 0;
    }
    const bool isBetween = protection(t, whom) == 1 && plain == 1 && seen.contains(Pawn::Belle) &&
                           protection(t, Pawn::Belle) == 2;
    if (bullets == 2 && isBetween && t.rulings.is(SecondBulletAtSidekickHolder::No)) return false;
    return before < bullets;
}

struct Turned {
    Table table;
    MarshalBullet bullet;
};

/// The top bullet of a pile, whatever it may turn out to be.
std::vector<Turned> turnedUp(const Table& t, std::size_t pile)
{
    const Sheet& sheet = t.sheet(Pawn::Marshal);
    const auto left = static_cast<std::size_t>(pile == 0 ? sheet.bulletsLeft : sheet.secondPile);
    std::vector<Turned> all;
    for (int n = 1; n <= 6; ++n) {
        const auto bullet = static_cast<MarshalBullet>(n);
        Table next = t;
        PileOrder& order = next.pileOrders[pile];
        MarshalBullet& top = order[6 - left];
        const bool isElsewhere = std::count(order.begin(), order.end(), bullet) > 0;
        const bool isUnknown = top == MarshalBullet::Unknown;
        if (isUnknown ? isElsewhere : top != bullet) continue;
        top = bullet;
        if (pile == 0)
            --next.sheet(Pawn::Marshal).bulletsLeft;
        else
            --next.sheet(Pawn::Marshal).secondPile;
        all.push_back({next, bullet});
    }
    return all;
}

/// 14.2.5: of two with other values, which one it is nobody can tell if nobody keeps them.
Tables withoutMail(const Table& t, Pawn from)
{
    std::vector<Loot> bags;
    for (const LootPile& pile : t.loot.at(from)) {
        if (pile.loot.kind == LootKind::Mailbag) bags.push_back(pile.loot);
    }
    if (bags.empty()) return {t};
    Table start = t;
    if (bags.size() > 1 && !t.kept.purseValues) {
        const int count = t.loot.count(from, LootKind::Mailbag);
        for (const Loot bag : bags) {
            while (start.loot.has(from, bag)) start.loot.remove(from, bag);
        }
        bags = {{LootKind::Mailbag, unknownValue}};
        start.loot.add(from, bags.front(), count);
    }
    Tables results;
    for (const Loot bag : bags) {
        Table next = start;
        next.loot.move(from, Location::Achievement, bag);
        if (t.rulings.is(DropThatBagWithTwo::Both)) {
            for (const Table& end : withoutMail(next, from)) results.push_back(end);
        } else {
            results.push_back(next);
        }
    }
    return results;
}

/// 11.3.1: onto the pile of cards; by the booklet one that lasts lies in front until the round
/// ends.
void takeBullet(Table& t, Pawn whom, MarshalBullet bullet)
{
    ++t.sheet(whom).received[static_cast<std::size_t>(Pawn::Marshal)];
    const bool lasts = bullet <= MarshalBullet::ShoulderInjury;
    if (lasts && t.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn)) return;
    const Card card{Pawn::Marshal, CardKind::Bullet, static_cast<std::uint8_t>(bullet)};
    for (Seat& seat : t.seats) {
        if (!seat.characters.contains(whom)) continue;
        if (t.rulings.is(DeckRegime::ExpertDiscard))
            seat.top.push_back(card);
        else
            seat.pile.add(card);
    }
}

Tables afterHit(Table t, Pawn whom, MarshalBullet bullet)
{
    takeBullet(t, whom, bullet);
    Sheet& sheet = t.sheet(whom);
    switch (bullet) {
    case MarshalBullet::Disarmed: ++sheet.disarmed; break;
    case MarshalBullet::WoundedKnee: ++sheet.woundedKnees; break;
    case MarshalBullet::ShoulderInjury: ++sheet.shoulderInjuries; break;
    case MarshalBullet::GotIm: takePrisoner(t, whom); break;
    case MarshalBullet::DropThatBag: return withoutMail(t, whom);
    case MarshalBullet::Golden:
    case MarshalBullet::Unknown: break;
    }
    return {t};
}

Tables shotFrom(const Table& t, Pawn whom, std::size_t pile)
{
    Tables results;
    for (const Turned& turned : turnedUp(t, pile)) {
        for (const Table& end : afterHit(turned.table, whom, turned.bullet)) results.push_back(end);
    }
    return results;
}

bool isLoaded(const Table& t, std::size_t pile)
{
    const Sheet& sheet = t.sheet(Pawn::Marshal);
    return (pile == 0 ? sheet.bulletsLeft : sheet.secondPile) > 0;
}

/// Piles that are the same to the last bullet: which is which makes no difference.
bool arePilesAlike(const Table& t)
{
    const Sheet& sheet = t.sheet(Pawn::Marshal);
    const PileOrder& order = t.pileOrders[0];
    const bool isKnown = std::count(order.begin(), order.end(), MarshalBullet::Unknown) == 0;
    return isKnown && order == t.pileOrders[1] && sheet.bulletsLeft == sheet.secondPile;
}

} // namespace

Tables marshalsShotsOf(const Table& t)
{
    if (!isOnTable(t.where(Pawn::Marshal)) || t.sheet(Pawn::Marshal).voided.fire) return {t};
    const PawnSet seen = inSight(t);
    Tables results;
    for (std::size_t pile : {0U, 1U}) {
        if (!isLoaded(t, pile) || (pile == 1 && isLoaded(t, 0) && arePilesAlike(t))) continue;
        for (const Pawn first : seen) {
            if (!mayBeHit(t, first, seen, 1)) continue;
            for (const Table& one : shotFrom(t, first, pile)) results.push_back(one);
        }
    }
    for (const Pawn first : seen) {
        for (const Pawn second : seen) {
            const bool isPair = first != second && isLoaded(t, 0) && isLoaded(t, 1);
            if (!isPair || !mayBeHit(t, first, seen, 2) || !mayBeHit(t, second, seen, 2)) continue;
            for (const Table& one : shotFrom(t, first, 0)) {
                for (const Table& two : shotFrom(one, second, 1)) results.push_back(two);
            }
        }
    }
    return orUnchanged(results, t);
}

// --- 10.11 ---------------------------------------------------------------------------------------

Tables capturesOf(const Table& t)
{
    Tables results;
    const Location here = t.where(Pawn::Marshal);
    for (const Pawn whom : t.bandits()) {
        if (!isOnTable(here) || here == cell || t.where(whom) != here) continue;
        Table next = t;
        next.put(whom, cell);
        Sheet& sheet = next.sheet(whom);
        sheet.wantedPoster = false;
        sheet.wasCaptured = true;
        if (t.rulings.is(CaptureConfiscatesHostageAndPrisoner::Yes)) {
            sheet.hostage = Hostage::None;
            takePrisoner(next, whom);
        }
        results.push_back(next);
    }
    return orUnchanged(results, t);
}

// --- 10.10 ---------------------------------------------------------------------------------------

namespace {

/// 10.10.1, 13.9: the last card of a bandit that is no idea; a bullet is a Punch.
CardKind lastCard(const Table& t, Pawn who)
{
    for (std::size_t i = t.progress.card; i-- > 0;) {
        const PlayedCard& played = t.commonDeck[i];
        const Pawn player = t.seats[played.seat].characters.front();
        if (player == Pawn::Marshal || played.card.kind == CardKind::BrilliantIdea) continue;
        if (player == who && t.rulings.is(BrilliantIdeaMayCopyOwnCard::No)) continue;
        return played.card.kind == CardKind::Bullet ? CardKind::Punch : played.card.kind;
    }
    return CardKind::Unknown;
}

/// Bound no more, and no less, than another sheet.
void unbind(Sheet& sheet, const Sheet& like)
{
    sheet.voided = like.voided;
    sheet.disarmed = like.disarmed;
    sheet.woundedKnees = like.woundedKnees;
    sheet.shoulderInjuries = like.shoulderInjuries;
}

/// 14.2, note: what a bullet makes void are cards, not what an idea copies.
Tables copied(const Table& t, Pawn who)
{
    const CardKind kind = lastCard(t, who);
    if (kind == CardKind::Unknown || kind == CardKind::Capture) return {t};
    if (t.rulings.is(SpecialBulletPenaltyScope::EverySuchAction)) return reached(t, who, kind);
    Table able = t;
    unbind(able.sheet(who), Sheet{});
    Tables results = reached(able, who, kind);
    for (Table& end : results) unbind(end.sheet(who), t.sheet(who));
    return sorted(results);
}

/// mei-diagonal-when-fleeing-or-breaking-out: only where a table plays it so.
std::vector<Location> roofsForMei(const Table& t, Pawn who)
{
    const Sheet& sheet = t.sheet(who);
    const bool isBound = sheet.hostage == Hostage::PokerPlayer;
    const bool own = who == Pawn::Mei && !isBound;
    const bool lent = sheet.prisoner == Pawn::Mei && who != Pawn::Mei &&
                      !(isBound && t.rulings.is(PokerPlayerTakesLentPower::Yes));
    const bool jumps = (own || lent) && t.rulings.is(CharacterPowers::Yes);
    std::vector<Location> all;
    if (!jumps || t.rulings.is(MeiDiagonalWhenFleeingOrBreakingOut::No)) return all;
    for (const Location to : placesBeside(t, roofOf(Car::Prison))) {
        const bool isCoach = carOf(to) == Car::Stagecoach;
        if (!isCoach || t.rulings.is(MeiDiagonalStagecoach::Yes)) all.push_back(to);
    }
    return all;
}

Tables withPrisoners(const Table& t, Pawn who)
{
    Tables results;
    if (t.sheet(who).prisoner != Pawn::None) return results;
    for (const Pawn sidekick : t.prisoners) {
        Table next = t;
        next.prisoners.erase(sidekick);
        next.sheet(who).prisoner = sidekick;
        if (sidekick != Pawn::Silk || who == Pawn::Silk) {
            results.push_back(next);
            continue;
        }
        for (const SilkPower power : {SilkPower::Move, SilkPower::Dodge, SilkPower::Block}) {
            const bool isDodge = power == SilkPower::Dodge;
            if (isDodge && t.rulings.is(SilkDodgeWithPlayerMarshal::No)) continue;
            next.sheet(who).silkPower = power;
            results.push_back(next);
        }
    }
    return results;
}

Tables withCaptives(const Table& t, Pawn who)
{
    Tables results;
    for (const Pawn captive : t.bandits()) {
        if (t.where(captive) != cell) continue;
        Table next = t;
        next.put(captive, t.where(who));
        bool pays = false;
        for (const LootPile& pile : t.loot.at(captive)) {
            Table paid = next;
            paid.loot.move(captive, who, pile.loot);
            results.push_back(paid);
            pays = true;
        }
        if (!pays) results.push_back(next);
    }
    return results;
}

} // namespace

Tables ideasOf(const Table& t, Pawn who)
{
    const Location here = t.where(who);
    Tables results;
    if (here == cell) {
        for (const Location to : {inside(Car::Prison), roofOf(Car::Prison)}) {
            results.push_back(t);
            results.back().put(who, to);
        }
        for (const Location to : roofsForMei(t, who)) {
            results.push_back(t);
            results.back().put(who, to);
        }
        return sorted(results);
    }
    if (carOf(here) != Car::Prison) return copied(t, who);
    results = withPrisoners(t, who);
    for (const Table& end : withCaptives(t, who)) results.push_back(end);
    if (!results.empty()) return sorted(results);
    return t.rulings.is(BrilliantIdeaFallbackInPrisonCar::Yes) ? copied(t, who) : Tables{t};
}

} // namespace caboose::rules
