// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

#include "model/rules/10_actions/standing.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/core/step_functions.h"

#include <array>

namespace caboose::rules {

/// 7 Resolves the event of the current round card, if it has one that happens at its end.
void resolveEvent(Play& play)
{
    const Event event = play.table.roundCard().event;
    if (event == Event::None || play.table.rulings.is(RoundEvents::No)) return;
    happen(play, event);
}

namespace {

/// Of Event::None, a row that says nothing.
struct EventRow {
    Rule rule;
    void (*perform)(Play&) = nullptr; ///< nothing: not refereed yet
};

constexpr std::array<EventRow, eventCount> rows{{
    {},
#define EVENT(name, key, chapter, section, point) {.rule = {chapter, section, point},
#define PERFORMED(function) .perform = function,
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/02_components/events.def"
}};

const EventRow& rowOf(Event event)
{
    return rows[static_cast<std::size_t>(event)];
}

} // namespace

bool isRefereed(Event event)
{
    return event == Event::None || rowOf(event).perform != nullptr;
}

void happen(Play& play, Event event)
{
    if (event == Event::None) return;
    play.happened({.what = HappeningKind::EventBegins, .rule = ruleOf(event), .event = event});
    if (const auto perform = rowOf(event).perform) {
        perform(play);
    } else {
        play.nothing(Pawn::None, {}, Reason::NotRefereed, ruleOf(event));
    }
}

Rule ruleOf(Event event)
{
    return rowOf(event).rule;
}

bool isMarshalThere(Play& play, Rule rule)
{
    const Location there = play.table.where(Pawn::Marshal);
    if (!isOnTable(there)) {
        play.nothing(Pawn::Marshal, {}, offTheTrain(play.table, Pawn::Marshal, rule).reason, rule);
        return false;
    }
    const bool isIn = play.table.isAt(Pawn::Marshal, there);
    if (!isIn) play.nothing(Pawn::Marshal, {}, Reason::IsEjected, rule);
    return isIn;
}

bool isReachedInCell(const Table& table, Location l)
{
    return l == cell && table.rulings.is(EventsReachCell::Yes);
}

bool canBeCarriedOut(Play& play, int hits, Rule rule)
{
    if (play.table.rulings.is(NeutralShortageEffect::BulletsOnly)) return true;
    if (hasNeutrals(play.table, hits)) return true;
    play.happened({.what = HappeningKind::NeutralsShort, .rule = rule, .number = hits});
    return false;
}

} // namespace caboose::rules
