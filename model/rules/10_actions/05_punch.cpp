// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/05_punch.h"

#include "model/rules/07_events/2_02_deadly_fall.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/03_stagecoach.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/13_bandits/02_belle.h"
#include "model/rules/13_bandits/03_cheyenne.h"
#include "model/rules/16_bots/02_bot_punch.h"
#include "model/rules/16_bots/03_loot_priority.h"
#include "model/rules/16_bots/docs_respect.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 5, 0};
constexpr Rule consequences{10, 5, 1};
constexpr Rule brawling{10, 5, 2};
constexpr Rule releasing{9, 3, 3};
constexpr int brawlerCount = 3;

/// 16.2: a bot's punch sends a Courier to the roof; beside the bot Marshal he stays.
LocationSet courierUp(const Table& table, Pawn whom)
{
    const Location here = table.where(whom);
    const Location roof = otherFloor(here);
    const bool goes = exists(roof) && isRoof(roof) && table.where(Pawn::Marshal) != here;
    return goes ? LocationSet{roof} : LocationSet{};
}

/// 9.9.2: out of the time travel car only to the inside of the next car. 9.3.3: the Shotgun goes
/// from his seat to the car beside the stagecoach.
LocationSet nextPlaces(const Table& table, Pawn who, Pawn whom)
{
    if (isCourier(whom) && table.isBot(who)) return courierUp(table, whom);
    if (whom == Pawn::Shotgun) {
        const Location beside = placeOfReleasedShotgun(table);
        return exists(beside) ? LocationSet{beside} : LocationSet{};
    }
    const Location from = table.where(whom);
    LocationSet next = adjacent(table, from);
    if (!isRoofless(carOf(from))) return next;
    for (const Location l : next) {
        if (isRoof(l)) next.erase(l);
    }
    return next;
}

Verdict mayBeSent(const Table& table, Pawn whom, Location to, Verdict otherwise)
{
    const Verdict mayEnter = unlessBotMarshal(table, whom, to, otherwise);
    if (mayEnter.isRefused()) return mayEnter;
    return mayTravel(table, {.who = whom, .to = to, .rule = consequences}, mayEnter);
}

Verdict sentTo(const Table& table, Pawn whom, Location to, LocationSet next)
{
    const Location from = table.where(whom);
    if (!next.contains(to)) {
        if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
        if (isRoof(to) != isRoof(from)) return refused(Reason::OtherFloor, consequences).with(to);
        const Ruling beside = adjacencyRestsOn(table, from, to);
        return refused(Reason::NotAdjacent, consequences).with(to).by(beside);
    }
    const Ruling ruling =
        whom == Pawn::Shotgun ? releasedShotgunRestsOn(table) : adjacencyRestsOn(table, from, to);
    return mayBeSent(table, whom, to, allowed(consequences).by(ruling));
}

/// 10.5.1: by a Special Punch up or down.
Verdict toOtherFloor(const Table& table, Pawn whom)
{
    const Location to = otherFloor(table.where(whom));
    if (!exists(to)) return refused(Reason::NoSuchPlace, consequences);
    return mayBeSent(table, whom, to, allowed(consequences));
}

/// Where there is none, the target stays.
Location otherFloorFor(const Table& table, Pawn whom)
{
    const Location here = table.where(whom);
    return toOtherFloor(table, whom).isPossible() ? otherFloor(here) : here;
}

bool changesFloor(CardKind punch, Pawn whom)
{
    // 9.3.3: the Shotgun goes sideways all the same.
    return punch == CardKind::SpecialPunch && whom != Pawn::Shotgun;
}

/// A target that can be sent nowhere.
Verdict withNowhereToGo(const Table& table, Pawn whom)
{
    const bool isTarget = table.rulings.is(PunchWithNowhereToGo::TargetStays);
    return (isTarget ? allowed(rule) : refused(Reason::NoWay, consequences).with(whom))
        .by(Ruling::PunchWithNowhereToGo);
}

/// A way for the target; where all that there are lead to what is not refereed yet, so is this.
Verdict canBeSentAway(const Table& table, Pawn who, Pawn whom, CardKind punch)
{
    // 16.2: whom a bot can send nowhere is hit all the same.
    if (table.isBot(who) || mayFall(table, whom, punch).isPossible()) return allowed(rule);
    if (changesFloor(punch, whom)) {
        const Verdict up = toOtherFloor(table, whom);
        return up.isPossible() || up.isRuledOut() ? allowed(rule) : up;
    }
    Verdict best = withNowhereToGo(table, whom);
    const LocationSet next = nextPlaces(table, who, whom);
    for (const Location to : next) {
        const Verdict there = sentTo(table, whom, to, next);
        if (there.isPossible()) return allowed(rule);
        if (!there.isRuledOut()) best = there;
    }
    return best;
}

/// 9.3.3, 3 "Target": on his seat by a bandit, and never again.
Verdict asShotgun(const Table& table, Pawn who)
{
    const Verdict never = refused(Reason::NeverTarget, releasing).with(Pawn::Shotgun);
    if (table.shotgunReleased) return never;
    if (isBandit(who)) return allowed(rule);
    const bool mayRelease = table.rulings.is(NudgedMarshalReleasesShotgun::Yes);
    return (mayRelease ? allowed(rule) : never).by(Ruling::NudgedMarshalReleasesShotgun);
}

/// 3 "Target": any pawn in the same place, as far as these rules allow to punch it.
Verdict couldPunch(const Table& table, Pawn who, Pawn whom, CardKind punch)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isOnTable(table.where(whom))) return offTheTrain(table, whom, rule);
    const bool isAtBotMarshal = whom == Pawn::Marshal && isBotMarshal(table);
    if (isAtBotMarshal && table.rulings.is(PunchBotMarshal::No)) {
        return refused(Reason::NeverTarget, rule).with(whom).by(Ruling::PunchBotMarshal);
    }
    if (whom == Pawn::Shotgun) {
        if (const Verdict v = asShotgun(table, who); v.isRefused()) return v;
    }
    if (who == Pawn::Marshal && isCourier(whom)) {
        return refused(Reason::NeverTarget, {3, 0, 0}).with(whom);
    }
    if (!table.isAt(whom, table.where(who))) {
        return refused(Reason::NotHere, rule).with(whom).with(table.where(whom));
    }
    if (table.where(whom) == cell) return refused(Reason::InCell, {9, 4, 0}).with(whom);
    if (table.rulings.is(TeammatesIgnoredForPunch::Yes) && areTeamMates(table, who, whom)) {
        return refused(Reason::TeamMate, rule).with(whom).by(Ruling::TeammatesIgnoredForPunch);
    }
    return canBeSentAway(table, who, whom, punch)
        .alsoBy(isAtBotMarshal ? Ruling::PunchBotMarshal : Ruling::None);
}

/// 16.2: a bot hits everybody, Belle too.
Verdict judged(const Table& table, Pawn who, Pawn whom, PawnSet possible, Verdict could)
{
    if (table.isBot(who)) return could.isPossible() ? allowed({16, 2, 0}).with(whom) : could;
    return could.isRefused() ? could : unlessShielded(table, whom, possible, could);
}

Targets targetsOfPunch(PawnSet candidates, const Table& table, Pawn who, CardKind punch)
{
    return targetsAmong(candidates, [&](Pawn whom) { return couldPunch(table, who, whom, punch); });
}

PawnSet possibleTargets(const Table& table, Pawn who, CardKind punch)
{
    return targetsOfPunch(table.at(table.where(who)), table, who, punch).possible;
}

void dropLoot(Play& play, Pawn who, Pawn whom)
{
    Question question = play.question(QuestionKind::PunchWhichLoot, who, consequences);
    question.whom = whom;
    offerKinds(question, play.table, whom, allowed(consequences));
    question.review([&](const Option& option) {
        return unlessIgnored(play.table, who, option.choice.loot().kind, option.verdict);
    });
    if (question.possible() == 0) return;
    const LootKind kind = play.ask(question).loot().kind;
    const Loot token = pickToken(play, whom, kind);
    play.give(token, whom, play.table.where(whom), consequences);
    pocket(play, who, token);
}

/// 10.5.2: the top one, gold before silver before bronze.
void takeBrawler(Play& play, Pawn who)
{
    std::uint8_t& left = play.table.sheet(Pawn::Marshal).brawlers;
    for (int place = 1; place <= brawlerCount; ++place) {
        const auto card = static_cast<std::uint8_t>(1U << (place - 1));
        if ((left & card) == 0) continue;
        left = static_cast<std::uint8_t>(left & ~card);
        std::uint8_t& taken = play.table.sheet(who).brawlers;
        taken = static_cast<std::uint8_t>(taken | card);
        play.happened(
            {.what = HappeningKind::BrawlerTaken, .rule = brawling, .who = who, .number = place});
        return;
    }
}

/// 9.3.3
void release(Play& play, Pawn who)
{
    play.table.shotgunReleased = true;
    play.happened({.what = HappeningKind::ShotgunReleased, .rule = releasing, .who = who});
}

/// 7.2.2, 16.2: no bot that punches chooses the fall.
Verdict fallBy(const Table& table, Pawn who, Pawn whom, CardKind punch)
{
    if (table.isBot(who)) return refused(Reason::NotOffered, {16, 2, 0});
    return mayFall(table, whom, punch);
}

/// 7.2.2: who can be sent nowhere may fall and need not (punch-with-nowhere-to-go).
Verdict mayStay(const Table& table, Pawn who, Pawn whom, CardKind punch)
{
    const Verdict mustGo = refused(Reason::CannotStay, consequences).with(table.where(whom));
    if (!fallBy(table, who, whom, punch).isPossible()) return mustGo;
    const LocationSet next = nextPlaces(table, who, whom);
    for (const Location to : next) {
        if (!sentTo(table, whom, to, next).isRuledOut()) return mustGo;
    }
    return withNowhereToGo(table, whom);
}

/// Where the target may be sent, and in the round of the Deadly Fall off the train.
Question toWhere(const Table& table, Pawn who, Pawn whom, CardKind punch, bool withRefusals)
{
    Question question(QuestionKind::PunchToWhere, who, consequences, withRefusals);
    question.whom = whom;
    if (changesFloor(punch, whom)) {
        question.offer(Choice(otherFloorFor(table, whom)), allowed(consequences));
    } else {
        const Location here = table.where(whom);
        const LocationSet next = nextPlaces(table, who, whom);
        for (const Location to : withRefusals ? allLocations(table) : next | LocationSet{here}) {
            question.offer(Choice(to), to == here ? mayStay(table, who, whom, punch)
                                                  : sentTo(table, whom, to, next));
        }
    }
    if (isDeadlyFall(table)) {
        question.offer(Choice(Location::KnockedOff), fallBy(table, who, whom, punch));
    }
    return question;
}

Verdict canPunchBy(const Table& table, Pawn who, CardKind punch)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const Targets here = targetsOfPunch(table.at(table.where(who)), table, who, punch);
    Verdict why = refused(Reason::NoTarget, rule);
    for (const Pawn whom : here.possible) {
        why = here.of(whom);
        if (why.isPossible()) return allowed(rule);
    }
    return why;
}

Verdict mayPunchBy(const Table& table, Pawn who, Pawn whom, CardKind punch)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    return judged(table, who, whom, possibleTargets(table, who, punch),
                  couldPunch(table, who, whom, punch));
}

Question whomBy(const Table& table, Pawn who, CardKind punch, bool withRefusals)
{
    Question question(QuestionKind::PunchWhom, who, rule, withRefusals);
    const PawnSet candidates = withRefusals ? others(table, who) : table.at(table.where(who));
    const Targets all = targetsOfPunch(candidates, table, who, punch);
    for (const Pawn whom : candidates) {
        question.offer(Choice(whom), judged(table, who, whom, all.possible, all.of(whom)));
    }
    return question;
}

void sendOff(Play& play, const Journey& journey)
{
    if (journey.to == Location::KnockedOff) {
        knockOff(play, journey.who);
    } else if (journey.to != play.table.where(journey.who)) {
        travel(play, journey);
    }
}

void punchBy(Play& play, Pawn who, CardKind punch)
{
    const bool isBarred = mayActAt(play.table, who, rule).isRefused();
    const Question question = whomBy(play.table, who, punch, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        const auto why = [punch](const Table& t, Pawn p) { return canPunchBy(t, p, punch); };
        inVainBecause(play, who, punch, why, rule);
        return;
    }
    if (play.table.isBot(who)) {
        punchAll(play, who, possibleTargets(play.table, who, punch));
        return;
    }
    const Pawn whom = play.ask(question).pawn();
    takePunch(play, who, whom);
    sendOff(play, sentAway(play, who, whom, punch));
}

/// The two cards differ in nothing but where the target is sent.
template <CardKind punch>
constexpr ActionRow rowOf()
{
    return {
        .kind = punch,
        .rule = rule,
        .perform = [](Play& play, Pawn who) { punchBy(play, who, punch); },
        .can = [](const Table& table, Pawn who) { return canPunchBy(table, who, punch); },
        .aim = ChoiceKind::Whom,
        .may = [](const Table& table, Pawn who,
                  Choice whom) { return mayPunchBy(table, who, whom.pawn(), punch); },
        .choices = [](const Table& table,
                      Pawn who) { return std::optional(whomBy(table, who, punch, true)); },
    };
}

} // namespace

void takePunch(Play& play, Pawn who, Pawn whom)
{
    if (isBandit(whom)) dropLoot(play, who, whom);
    if (whom == Pawn::Marshal && !isBotMarshal(play.table)) takeBrawler(play, who);
    if (whom == Pawn::Shotgun) release(play, who);
    tellOfRespect(play, who, whom);
}

Journey sentAway(Play& play, Pawn who, Pawn whom, CardKind punch)
{
    Journey journey{.who = whom,
                    .to = play.table.where(whom),
                    .rule = whom == Pawn::Shotgun ? releasing : consequences,
                    .cause = who};
    const Question question = toWhere(play.table, who, whom, punch, play.wantsRefusals());
    // punch-with-nowhere-to-go: the target stays.
    if (play.canAsk(question)) journey.to = play.ask(question).location();
    return journey;
}

constinit const ActionRow punchRow = rowOf<CardKind::Punch>();
constinit const ActionRow specialPunchRow = rowOf<CardKind::SpecialPunch>();

} // namespace caboose::rules
