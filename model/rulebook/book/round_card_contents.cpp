// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/round_card_contents.h"

#include "model/rules/06_round_cards/catalogue.h"

namespace caboose::rulebook {

namespace {

using rules::Event;
using rules::Turn;

RoundCardContents contentsOfBase()
{
    RoundCardContents contents;
    for (const rules::NamedRoundCard& named : rules::baseRoundCards()) {
        contents.add(contentsOf(std::span(&named.card, 1)));
    }
    return contents;
}

/// 2.6.1
RoundCardContents contentsOf(Box box)
{
    using enum Event;
    switch (box) {
    case Box::Base: return contentsOfBase();
    case Box::HorsesStagecoach:
        return {{ShotOfWhiskey, PantingHorses, HigherSpeed, ShotgunsRage, MortalBullet,
                 SharingTheLoot, Escape},
                {Turn::Turmoil}};
    case Box::MarshalPrisoners:
        return {{Safekeeping, Rumours, ReflexAction, GuiltyConscience, DeadlyFall, CrimeDoesntPay},
                {Turn::Jarring}};
    case Box::Couriers:
        return {{CouriersInMovement, HeavyFire, SwivelArm, Help, CoordinatedActionPlan, Heal,
                 Understaffing, DelayedAssault, DoubleBottom, SurvivalOfTheFittest},
                {Turn::Diversion}};
    case Box::NorthPole: return {{NorthPoleStation}, {}};
    case Box::StationTunnel: return {{TunnelBeforeStation}, {Turn::Tunnel}};
    case Box::TimeTravel:
    case Box::Bandits:
    case Box::Silk:
    case Box::Anniversary: break;
    }
    return {};
}

/// 4.4.1: for the events, what each of them needs one of; nothing if any game will do.
Pieces neededFor(Event event)
{
    using enum Event;
    constexpr Pieces anyMarshal{Piece::BotMarshal, Piece::PlayerMarshal};
    switch (event) {
    case AngryMarshal:
    case Safekeeping:
    case ShotOfWhiskey:
    case TakeItAll:
    case MarshalsRevenge: return anyMarshal;
    case Rumours:
    case CrimeDoesntPay:
    case GuiltyConscience: return {Piece::PlayerMarshal};
    case ShotgunsRage: return {Piece::Stagecoach};
    case PantingHorses:
    case Escape: return {Piece::Horses};
    case CouriersInMovement: return {Piece::TwoTrains};
    case CoordinatedActionPlan:
    case Heal:
    case Help:
    case DelayedAssault:
    case Understaffing: return {Piece::Teams};
    case DoubleBottom:
    case SurvivalOfTheFittest: return {Piece::Betrayal};
    case None:
    case Braking:
    case HeavyFire:
    case HigherSpeed:
    case PassengersRebellion:
    case ReflexAction:
    case SwivelArm:
    case DeadlyFall:
    case HostageConductor:
    case NorthPoleStation:
    case MortalBullet:
    case Pickpocketing:
    case SharingTheLoot:
    case TunnelBeforeStation: break;
    }
    return {};
}

} // namespace

void RoundCardContents::add(const RoundCardContents& more)
{
    events |= more.events;
    turns |= more.turns;
}

RoundCardContents contentsOf(std::span<const rules::RoundCard> cards)
{
    RoundCardContents contents;
    for (const rules::RoundCard& card : cards) {
        if (card.event != Event::None) contents.events.insert(card.event);
        for (const Turn turn : card.turns) contents.turns.insert(turn);
    }
    return contents;
}

RoundCardContents contentsOf(Boxes boxes)
{
    RoundCardContents contents;
    contents.turns = contentsOfBase().turns;
    for (const Box box : boxes) contents.add(contentsOf(box));
    return contents;
}

RoundCardContents sortedFor(Pieces pieces, RoundCardContents contents)
{
    for (const Event event : contents.events) {
        const Pieces needed = neededFor(event);
        if (!needed.empty() && (needed & pieces).empty()) contents.events.erase(event);
    }
    if (!pieces.contains(Piece::Flasks)) contents.events.erase(Event::ShotOfWhiskey);
    // 6.2: only teams have diversions.
    if (!pieces.contains(Piece::Teams)) contents.turns.erase(Turn::Diversion);
    return contents;
}

} // namespace caboose::rulebook
