// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"

#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

void resolveEvent(Play& play)
{
    const Event event = play.table.roundCard().event;
    if (event == Event::None || play.table.rulings.is(RoundEvents::No)) return;
    happen(play, event);
}

namespace {

using Perform = void (*)(Play&);

/// What an event does; nothing for one that is not refereed yet. No `default`: every event is here.
Perform performanceOf(Event event)
{
    switch (event) {
    case Event::AngryMarshal: return angryMarshal;
    case Event::Braking: return braking;
    case Event::HeavyFire: return heavyFire;
    case Event::HigherSpeed: return higherSpeed;
    case Event::PantingHorses: return pantingHorses;
    case Event::PassengersRebellion: return passengersRebellion;
    case Event::ReflexAction: return reflexAction;
    case Event::Safekeeping: return safekeeping;
    case Event::ShotOfWhiskey: return shotOfWhiskey;
    case Event::ShotgunsRage: return shotgunsRage;
    case Event::SwivelArm: return swivelArm;
    case Event::TakeItAll: return takeItAll;
    case Event::DeadlyFall: return deadlyFall;
    case Event::Escape: return escape;
    case Event::HostageConductor: return hostageConductor;
    case Event::MarshalsRevenge: return marshalsRevenge;
    case Event::NorthPoleStation: return northPoleStation;
    case Event::MortalBullet: return mortalBullet;
    case Event::Pickpocketing: return pickpocketing;
    case Event::SharingTheLoot: return sharingTheLoot;
    case Event::TunnelBeforeStation: return tunnelBeforeStation;
    case Event::None:
    case Event::CoordinatedActionPlan:
    case Event::CouriersInMovement:
    case Event::Heal:
    case Event::Help:
    case Event::Rumours:
    case Event::CrimeDoesntPay:
    case Event::GuiltyConscience:
    case Event::DelayedAssault:
    case Event::Understaffing:
    case Event::DoubleBottom:
    case Event::SurvivalOfTheFittest: return nullptr;
    }
    return nullptr;
}

} // namespace

bool isRefereed(Event event)
{
    return event == Event::None || performanceOf(event) != nullptr;
}

void happen(Play& play, Event event)
{
    if (event == Event::None) return;
    play.happened({.what = HappeningKind::EventBegins, .rule = ruleOf(event), .event = event});
    if (const Perform perform = performanceOf(event)) {
        perform(play);
    } else {
        play.nothing(Pawn::None, {}, Reason::NotRefereed, ruleOf(event));
    }
}

Rule ruleOf(Event event)
{
    const auto n = static_cast<std::uint8_t>(event);
    constexpr auto firstStation = static_cast<std::uint8_t>(Event::CrimeDoesntPay);
    constexpr auto firstCavalry = static_cast<std::uint8_t>(Event::DelayedAssault);
    if (n == 0) return {};
    if (n < firstStation) return {7, 1, n};
    if (n < firstCavalry) return {7, 2, static_cast<std::uint8_t>(n - firstStation + 1)};
    return {7, 3, static_cast<std::uint8_t>(n - firstCavalry + 1)};
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
