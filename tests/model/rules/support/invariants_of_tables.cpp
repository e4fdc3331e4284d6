// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/names.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/sheet_fields.h"
#include "tests/model/rules/support/changes.h"
#include "tests/model/rules/support/hidden.h"
#include "tests/model/rules/support/invariants.h"

#include <numeric>

namespace caboose::rules {

namespace {

std::string about(Pawn who, std::string_view what)
{
    return std::string(keyOf(who)) + " " + std::string(what);
}

/// From the end of a round to the actions of the next one.
bool mayBeHidden(const Table& table)
{
    // hide-or-motion-first: a table may let hiding come before the moving pieces.
    return table.progress.step <= Step::RevealPawn || table.progress.step >= Step::RelativeMovement;
}

std::string wrongWithBandit(const Table& table, Pawn who)
{
    const Location l = table.where(who);
    if (!table.inGame(who)) return l == Location::Nowhere ? "" : about(who, "is not in the game");
    if (table.progress.step <= Step::HorseAttack && l == Location::Unplaced) return {};
    if (l == Location::Hidden) return mayBeHidden(table) ? "" : about(who, "is still hidden");
    if (isOutOfTheGame(l)) return l == Location::OutOfGame ? about(who, "is lost") : "";
    const bool mayBeCaptive = table.inGame(Pawn::Marshal);
    return isPresent(table, l) && (l != cell || mayBeCaptive) ? "" : about(who, "is nowhere");
}

std::string wrongWithShotgun(const Table& table)
{
    const Location l = table.where(Pawn::Shotgun);
    if (!isOnTable(l)) return {};
    if (!isPresent(table, l)) return "the Shotgun is nowhere";
    const bool isOnSeat = l == roofOf(Car::Stagecoach);
    return table.shotgunReleased || isOnSeat ? "" : "the Shotgun has left his strongbox";
}

std::string wrongWithHostages(const Table& table)
{
    HostageSet held;
    for (const Pawn who : table.bandits()) {
        const Hostage hostage = table.sheet(who).hostage;
        if (hostage == Hostage::None) continue;
        if (held.contains(hostage) || table.hostages.contains(hostage)) return "a hostage twice";
        held.insert(hostage);
    }
    return {};
}

std::string wrongWithMarshal(const Table& table)
{
    const Location l = table.where(Pawn::Marshal);
    if (table.progress.step <= Step::SetUpLoot && !isOnTable(l)) return {};
    if (table.inGame(Pawn::Marshal)) {
        const bool isHidden = l == Location::Hidden && mayBeHidden(table);
        const bool isSomewhere =
            isHidden || isOutOfTheGame(l) || (isPresent(table, l) && l != cell);
        return isSomewhere ? "" : "the Marshal is nowhere";
    }
    // 4.1.3: nobody has him in this game.
    if (!hasMarshal(table)) return l == Location::Nowhere ? "" : "there is a Marshal";
    // bot-marshal-leaves-coach-first; 7.2.2
    if (l == Location::Departed || l == Location::KnockedOff) return {};
    return isInterior(l) && isPresent(table, l) ? "" : "the Marshal is not inside the train";
}

/// Each in one place: on display, with a bandit, in the Achievement zone.
std::string wrongWithPrisoners(const Table& table)
{
    if (!table.express.contains(Car::Prison) || table.progress.step <= Step::SetUpLoot) return {};
    int held = table.prisoners.size() + table.achievedPrisoners.size();
    for (const Sheet& sheet : table.sheets) held += sheet.prisoner == Pawn::None ? 0 : 1;
    return held == 3 ? "" : "there are " + std::to_string(held) + " prisoners";
}

/// 14.1, 2.6.10: five goals; three Brawlers, of which the Marshal has what nobody took.
std::string wrongWithMarshalsCards(const Table& table)
{
    if (!table.inGame(Pawn::Marshal)) return table.goals.count() == 0 ? "" : "goals of nobody";
    if (table.goals.count() != 5) return "a goal is missing";
    int brawlers = 0;
    for (const Sheet& sheet : table.sheets) brawlers += sheet.brawlers;
    if (brawlers != allBrawlers) return "a Brawler card is missing";
    for (const Pawn who : table.bandits()) {
        const Sheet& sheet = table.sheet(who);
        if (sheet.wantedPoster == sheet.wasCaptured) return about(who, "has half a poster");
    }
    return {};
}

/// Bullets received by everybody in a seat, by giver, but those that were healed (5.4.2).
std::array<int, characterCount + 1> receivedIn(const Table& table, const Seat& seat)
{
    std::array<int, characterCount + 1> sum{};
    for (const Pawn who : seat.characters) {
        for (std::size_t giver = 0; giver < sum.size(); ++giver)
            sum[giver] += table.sheet(who).received[giver] - table.sheet(who).healed[giver];
    }
    return sum;
}

std::array<int, characterCount + 1> sum(std::array<int, characterCount + 1> a,
                                        const std::array<int, characterCount + 1>& b)
{
    for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
    return a;
}

std::string wrongAsSeenBy(const Table& table, std::optional<SeatIndex> seat, Random& random)
{
    const Viewer viewer = seat ? Viewer::seat(*seat) : Viewer::anybody();
    const Table other = anotherTruth(table, seat, random);
    if (observe(table, viewer) == observe(other, viewer)) return {};
    return "seat " + (seat ? std::to_string(*seat) : std::string("of nobody")) +
           " sees what lies hidden";
}

} // namespace

std::string wrongWithPawns(const Table& table)
{
    for (int i = 0; i < banditCount; ++i) {
        std::string wrong = wrongWithBandit(table, pawnAt(i));
        if (!wrong.empty()) return wrong;
    }
    for (const auto wrong : {wrongWithMarshal, wrongWithShotgun, wrongWithHostages,
                             wrongWithPrisoners, wrongWithMarshalsCards}) {
        if (const std::string what = wrong(table); !what.empty()) return what;
    }
    return {};
}

std::string wrongWithCompany(const Table& table)
{
    for (const Pawn who : table.bandits()) {
        const Location l = table.where(who);
        if (!isOnTable(l)) continue;
        const bool isMet = !withoutImmune(table, {who}).empty() && !table.inGame(Pawn::Marshal);
        if (isMet && l == table.where(Pawn::Marshal)) return about(who, "stays with the Marshal");
        const bool isLoose = table.shotgunReleased && l == table.where(Pawn::Shotgun);
        if (isLoose) return about(who, "stays with the Shotgun");
    }
    const bool isCrowded = table.at(inside(Car::Handcar)).size() > 1;
    return isCrowded ? "two stay on the handcar" : "";
}

std::string wrongWithStock(const Stock& start, const Table& table,
                           const std::array<int, characterCount + 1>& lost)
{
    Stock now = stockOf(table);
    now.bullets = sum(now.bullets, lost);
    // A value is known only after the table has been laid out.
    return difference(start, now);
}

namespace {

/// 14.2: by the booklet, bullets with a lasting penalty lie before a bandit until the round is
/// over.
std::array<int, characterCount + 1> inFrontOf(const Table& table, const Seat& seat)
{
    std::array<int, characterCount + 1> inFront{};
    if (!table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn)) return inFront;
    for (const Pawn who : seat.characters) {
        const Sheet& sheet = table.sheet(who);
        inFront[static_cast<std::size_t>(Pawn::Marshal)] +=
            sheet.disarmed + sheet.woundedKnees + sheet.shoulderInjuries;
    }
    return inFront;
}

} // namespace

namespace {

/// 13.9: bullets that have been played and are not back yet.
std::array<int, characterCount + 1> playedBullets(const Table& table, std::size_t seat)
{
    std::array<int, characterCount + 1> bullets{};
    const bool together = table.rulings.is(ResolvedCardReturn::AfterAllActions);
    for (std::size_t n = together ? 0 : table.progress.card; n < table.commonDeck.size(); ++n) {
        const PlayedCard& played = table.commonDeck[n];
        if (played.seat != seat || played.card.kind != CardKind::Bullet) continue;
        const bool isNeutral = played.card.owner == Pawn::None;
        ++bullets[isNeutral ? characterCount : static_cast<std::size_t>(played.card.owner)];
    }
    return bullets;
}

} // namespace

std::string wrongWithReceived(const Table& table)
{
    const bool pairs = table.rulings.is(TeamStructure::PairsSideBySide);
    for (std::size_t i = 0; i < table.seats.size(); i += pairs ? 2 : 1) {
        if (table.seats[i].isBot) continue;
        auto received = receivedIn(table, table.seats[i]);
        auto cards = sum(bulletCards(table.seats[i]), inFrontOf(table, table.seats[i]));
        cards = sum(cards, playedBullets(table, i));
        if (pairs) {
            received = sum(received, receivedIn(table, table.seats[i + 1]));
            cards = sum(cards, bulletCards(table.seats[i + 1]));
        }
        if (received != cards) {
            return "seat " + std::to_string(i) + " received other bullets than it holds";
        }
    }
    return {};
}

std::string wrongWithBots(const Table& table)
{
    for (const Seat& seat : table.seats) {
        if (!seat.isBot) continue;
        const Pawn who = seat.characters.front();
        const Sheet& sheet = table.sheet(who);
        if (!seat.hand.empty()) return about(who, "has a hand");
        if (seat.pile.bullets() + seat.discard.bullets() > 0) return about(who, "draws bullets");
        for (std::size_t giver = 0; giver < sheet.inFront.size(); ++giver) {
            if (sheet.inFront[giver] > sheet.received[giver]) {
                return about(who, "has more bullets in front than hit it");
            }
        }
        if (isRoof(table.where(who)) && staysOffRoofs(table, who)) {
            return about(who, "is on a roof");
        }
    }
    return {};
}

std::string wrongWithCopies(const Table& table, Random& random)
{
    Table copy = table;
    if (!(copy == table) || digest(copy) != digest(table)) return "a copy differs";
    const std::string_view changed = changeOneThing(copy, random);
    if (copy == table) return "equal although changed: " + std::string(changed);
    if (digest(copy) == digest(table))
        return "same digest although changed: " + std::string(changed);
    return {};
}

std::string wrongWithHiding(const Table& table, Random& random)
{
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        std::string wrong = wrongAsSeenBy(table, i, random);
        if (!wrong.empty()) return wrong;
    }
    return wrongAsSeenBy(table, std::nullopt, random);
}

} // namespace caboose::rules
