// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an event comes to, for whoever has not got the rulebook in mind. Exceptions are left to it.
#include "views/items/wording/rounds.h"

#include <QCoreApplication>

namespace caboose::items::words {
namespace {

using namespace rules;

struct Gists {
    Q_DECLARE_TR_FUNCTIONS(EventGists)
};

QString revengeGist(const Rulings& rulings)
{
    const bool insideToo = rulings.is(MarshalsRevengeScope::InsideOrRoof);
    const bool anyLoot = rulings.is(MarshalsRevengeToken::LeastLoot);
    if (insideToo) {
        return anyLoot ? Gists::tr("Each bandit in the Marshal’s car or on its roof loses the "
                                   "loot that is worth the least.")
                       : Gists::tr("Each bandit in the Marshal’s car or on its roof loses the "
                                   "purse that is worth the least.");
    }
    return anyLoot ? Gists::tr("Each bandit on the roof above the Marshal loses the loot that is "
                               "worth the least.")
                   : Gists::tr("Each bandit on the roof above the Marshal loses the purse that "
                               "is worth the least.");
}

QString pickpocketingGist(const Rulings& rulings)
{
    return rulings.is(PickpocketingToken::AnyLoot)
               ? Gists::tr("Whoever is alone in a place may take a piece of loot there.")
               : Gists::tr("Whoever is alone in a place may take a purse there.");
}

} // namespace

QString eventGist(Event event, const Table& table)
{
    const Rulings& rulings = table.rulings;
    const bool isLeftOut = event != Event::None && rulings.is(RoundEvents::No);
    if (isLeftOut) return Gists::tr("This game is played without events.");
    switch (event) {
    case Event::None: break;
    case Event::AngryMarshal:
        if (table.inGame(Pawn::Marshal))
            return Gists::tr(
                "Whoever plays the Marshal may fire, then move, and needs no card for it.");
        return Gists::tr("Each bandit on the roof above the Marshal receives a neutral bullet; "
                         "then he moves one car away from the locomotive.");
    case Event::Braking:
        return Gists::tr("Whoever is on a roof moves one car towards the locomotive.");
    case Event::CoordinatedActionPlan:
        return Gists::tr("Whoever is where a team-mate is draws two more cards in the next round.");
    case Event::CouriersInMovement: return Gists::tr("Couriers change floors.");
    case Event::Heal:
        return Gists::tr("Whoever is where a team-mate is may get rid of two bullets.");
    case Event::HeavyFire:
        return Gists::tr("Each bandit on a roof receives a neutral bullet and lays down a piece of "
                         "loot.");
    case Event::Help: return Gists::tr("Everybody may go where a team-mate stands.");
    case Event::HigherSpeed:
        return Gists::tr("Whoever is on a roof moves one car away from the locomotive; horses and "
                         "stagecoach drop back.");
    case Event::PantingHorses: return Gists::tr("The last horses drop out of the game.");
    case Event::PassengersRebellion:
        return Gists::tr("Each bandit inside a car receives a neutral bullet.");
    case Event::ReflexAction:
        return Gists::tr(
            "After Stealin’, everybody may play one more card, which is carried out at "
            "once.");
    case Event::Rumours: return Gists::tr("One goal of the Marshal’s is shown to everybody.");
    case Event::Safekeeping:
        return Gists::tr("The loot inside the Marshal’s car goes up to its roof.");
    case Event::ShotOfWhiskey: return Gists::tr("If a flask lies where the Marshal is, it is his.");
    case Event::ShotgunsRage:
        return Gists::tr(
            "Each bandit at the stagecoach and at the car beside it receives a neutral "
            "bullet.");
    case Event::SwivelArm:
        return Gists::tr("Whoever is on a roof is swept to the roof of the last car.");
    case Event::TakeItAll: return Gists::tr("One more strongbox is put where the Marshal is.");
    case Event::CrimeDoesntPay:
        return Gists::tr("Whoever sits in the cell when the game ends can’t win.");
    case Event::DeadlyFall:
        return Gists::tr("All through this round: whoever is punched on a roof may be thrown off.");
    case Event::Escape:
        return Gists::tr("Whoever is still on the train when the game ends can’t win: get away in "
                         "this round.");
    case Event::GuiltyConscience:
        return Gists::tr("If the Marshal wins, the poorest bandit wins with him.");
    case Event::HostageConductor:
        return Gists::tr("Each bandit in or on the locomotive receives $250.");
    case Event::MarshalsRevenge: return revengeGist(rulings);
    case Event::NorthPoleStation:
        return Gists::tr("When the game ends, each bandit loses their most valuable purse.");
    case Event::MortalBullet:
        return Gists::tr("All through this round: each bullet received costs $150.");
    case Event::Pickpocketing: return pickpocketingGist(rulings);
    case Event::SharingTheLoot:
        return Gists::tr("When the game ends, strongboxes are shared among all bandits in the same "
                         "place.");
    case Event::TunnelBeforeStation:
        return Gists::tr("All through this round: whoever is hit by a shot that was played in a "
                         "tunnel drops a piece of loot.");
    case Event::DelayedAssault:
        return Gists::tr("If a bandit on the Express has secret documents, Schemin’ ends after two "
                         "turns; else it lasts five.");
    case Event::Understaffing:
        return Gists::tr("Whoever is still on the armoured train may move once more.");
    case Event::DoubleBottom:
        return Gists::tr("Whoever is on the Express with the documents of their own team wins.");
    case Event::SurvivalOfTheFittest:
        return Gists::tr("Of the richest team, the richest one on the Express wins alone.");
    }
    return {};
}

} // namespace caboose::items::words
