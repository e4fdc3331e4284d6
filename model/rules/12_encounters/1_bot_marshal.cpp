// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/12_encounters/meetings.h"
#include "model/rules/13_bandits/08_mei.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{12, 1, 0};

/// handcar-marshal-hits: where nobody is hit, it is the launch that drives them away.
bool isSpared(const Table& table, Location l)
{
    return l == inside(Car::Handcar) && table.rulings.is(HandcarMarshalHits::No);
}

PawnSet banditsAt(const Table& table, Location l)
{
    if (isSpared(table, l)) return {};
    return whomMarshalHits(table, table.banditsAt(l));
}

/// Who is hit if the mover arrives there.
PawnSet wouldMeet(const Table& table, Pawn mover, Location to)
{
    if (!isBotMarshal(table)) return {};
    if (mover == Pawn::Marshal) return banditsAt(table, to);
    const bool meets = isBandit(mover) && to == table.where(Pawn::Marshal) && !isSpared(table, to);
    return meets ? whomMarshalHits(table, {mover}) : PawnSet{};
}

/// mei-diagonal-when-fleeing-or-breaking-out: where a table lets Mei jump as she flees.
PawnSet jumpersAmong(const Table& table, PawnSet met)
{
    PawnSet jumpers;
    if (table.rulings.is(MeiDiagonalWhenFleeingOrBreakingOut::No)) return jumpers;
    for (const Pawn who : met) {
        if (has(table, who, Power::Diagonal)) jumpers.insert(who);
    }
    return jumpers;
}

/// To the roof of her choice.
Location jumpsTo(Play& play, Pawn who, Location roof)
{
    const Table& table = play.table;
    const Location here = table.where(who);
    Question question = play.question(QuestionKind::FleeTo, who, {13, 8, 0});
    question.whom = Pawn::Marshal;
    question.offer(Choice(roof), allowed(rule));
    for (const Location to : diagonalsFrom(table, here)) {
        if (!isRoof(to) || to == roof) continue;
        const Verdict may = mayJumpTo(table, here, to);
        question.offer(Choice(to), may.alsoBy(Ruling::MeiDiagonalWhenFleeingOrBreakingOut));
    }
    return play.ask(question).location();
}

void flee(Play& play, PawnSet met, Location roof)
{
    const PawnSet jumpers = jumpersAmong(play.table, met);
    if (jumpers.empty()) {
        travelTogether(play, met, {.to = roof, .rule = rule});
        return;
    }
    FixedVector<Journey, characterCount> journeys;
    for (const Pawn who : met) {
        const Location to = jumpers.contains(who) ? jumpsTo(play, who, roof) : roof;
        journeys.push_back({.who = who, .to = to, .rule = rule});
    }
    travelEach(play, std::span(journeys.begin(), journeys.size()));
}

void encounter(Play& play, const Arrival& /*arrival*/)
{
    const Table& table = play.table;
    if (!isBotMarshal(table)) return;
    const Location here = table.where(Pawn::Marshal);
    const PawnSet met = banditsAt(table, here);
    if (met.empty()) return;
    for (const Pawn who : met) {
        play.happened(
            {.what = HappeningKind::Encountered, .rule = rule, .who = who, .whom = Pawn::Marshal});
    }
    hitWithNeutrals(play, met, rule);
    // Up to the roof; out of a car that has none, to the nearest one.
    const Location refuge = nearestRoof(table, carOf(here));
    // On a train without any roof everybody stays; so they do if a table has put him on this one.
    if (exists(refuge) && refuge != here) flee(play, met, refuge);
}

void judge(const Table& table, const Journey& journey, Verdict& verdict)
{
    const PawnSet met = wouldMeet(table, journey.who, journey.to);
    if (met.empty()) return;
    verdict = unlessTooFewBullets(table, journey, met.size(), rule, verdict);
}

} // namespace

/// 12.1 The bot Marshal and bandits in one place: a neutral bullet for each, and up to the roof.
constinit const Meeting botMarshal{.rule = {12, 1, 0}, .judge = judge, .settle = encounter};

} // namespace caboose::rules
