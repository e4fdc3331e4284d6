// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/rounds.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Rounds {
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

} // namespace

QString turn(Turn turn)
{
    switch (turn) {
    case Turn::Normal: return Rounds::tr("Standard");
    case Turn::Diversion: return Rounds::tr("Diversion");
    case Turn::Jarring: return Rounds::tr("Jarring");
    case Turn::SpeedingUp: return Rounds::tr("Speeding-up");
    case Turn::Switching: return Rounds::tr("Switching");
    case Turn::Tunnel: return Rounds::tr("Tunnel");
    case Turn::Turmoil: return Rounds::tr("Turmoil");
    }
    return {};
}

QString event(Event event)
{
    switch (event) {
    case Event::None: return Rounds::tr("No event");
    case Event::AngryMarshal: return Rounds::tr("Angry Marshal");
    case Event::Braking: return Rounds::tr("Braking");
    case Event::CoordinatedActionPlan: return Rounds::tr("Coordinated Action Plan");
    case Event::CouriersInMovement: return Rounds::tr("Couriers in Movement");
    case Event::Heal: return Rounds::tr("Heal");
    case Event::HeavyFire: return Rounds::tr("Heavy Fire");
    case Event::Help: return Rounds::tr("Help!");
    case Event::HigherSpeed: return Rounds::tr("Higher Speed");
    case Event::PantingHorses: return Rounds::tr("Panting Horses");
    case Event::PassengersRebellion: return Rounds::tr("Passengers’ Rebellion");
    case Event::ReflexAction: return Rounds::tr("Reflex Action");
    case Event::Rumours: return Rounds::tr("Rumours");
    case Event::Safekeeping: return Rounds::tr("Safekeeping");
    case Event::ShotOfWhiskey: return Rounds::tr("A Shot of Whiskey for the Marshal");
    case Event::ShotgunsRage: return Rounds::tr("The Shotgun’s Rage");
    case Event::SwivelArm: return Rounds::tr("Swivel Arm");
    case Event::TakeItAll: return Rounds::tr("Take It All!");
    case Event::CrimeDoesntPay: return Rounds::tr("Crime Doesn’t Pay!");
    case Event::DeadlyFall: return Rounds::tr("Deadly Fall");
    case Event::Escape: return Rounds::tr("Escape");
    case Event::GuiltyConscience: return Rounds::tr("Guilty Conscience");
    case Event::HostageConductor: return Rounds::tr("Hostage-Taking of the Conductor");
    case Event::MarshalsRevenge: return Rounds::tr("Marshal’s Revenge");
    case Event::NorthPoleStation: return Rounds::tr("North Pole Station");
    case Event::MortalBullet: return Rounds::tr("Mortal Bullet");
    case Event::Pickpocketing: return Rounds::tr("Pickpocketing");
    case Event::SharingTheLoot: return Rounds::tr("Sharing the Loot");
    case Event::TunnelBeforeStation: return Rounds::tr("The Tunnel before the Station");
    case Event::DelayedAssault: return Rounds::tr("Delayed Assault");
    case Event::Understaffing: return Rounds::tr("Understaffing");
    case Event::DoubleBottom: return Rounds::tr("Double Bottom");
    case Event::SurvivalOfTheFittest: return Rounds::tr("Survival of the Fittest");
    }
    return {};
}

QString step(Step step)
{
    switch (step) {
    case Step::SetUpTrain: return Rounds::tr("Set-up: the train");
    case Step::SetUpLoot: return Rounds::tr("Set-up: the loot");
    case Step::EarlyHorseAttack: return Rounds::tr("Set-up: the horse attack");
    case Step::HorseAttack: return Rounds::tr("Horse attack");
    case Step::ChooseFirstPlayer: return Rounds::tr("Set-up: the first player");
    case Step::PlaceBandits: return Rounds::tr("Set-up: the bandits");
    case Step::DrawRoundCard: return Rounds::tr("Turn up a round card");
    case Step::MoveGoal: return Rounds::tr("The Marshal’s next goal becomes current");
    case Step::SpecialEffects: return Rounds::tr("What the start of the round brings");
    case Step::DrawFromPartner: return Rounds::tr("Draw from the partner’s deck");
    case Step::FillHand: return Rounds::tr("Fill the hand");
    case Step::DiscardBullets: return Rounds::tr("Discard bullets");
    case Step::PlayCard: return Rounds::tr("Schemin’: play a card or draw");
    case Step::KeepCards: return Rounds::tr("Keep or discard cards");
    case Step::RevealPawn: return Rounds::tr("Whoever is hidden comes to light");
    case Step::PerformAction: return Rounds::tr("Stealin’: perform the next card");
    case Step::ResolveEvent: return Rounds::tr("The event of the round");
    case Step::RelativeMovement: return Rounds::tr("What travels beside the train moves");
    case Step::HidePawn: return Rounds::tr("Hide the pawn");
    case Step::EndRound: return Rounds::tr("End of the round");
    case Step::RevealGoals: return Rounds::tr("The Marshal shows his goals");
    case Step::CountLoot: return Rounds::tr("Count the loot");
    case Step::GameOver: return Rounds::tr("The game is over");
    }
    return {};
}

} // namespace caboose::items::words
