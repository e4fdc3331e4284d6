// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/module_words.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

struct Modules {
    Q_DECLARE_TR_FUNCTIONS(Modules)
};

} // namespace

QString module(rules::Module module)
{
    using rules::Module;
    switch (module) {
    case Module::Base: return Modules::tr("Base game");
    case Module::Stagecoach: return Modules::tr("Stagecoach");
    case Module::Horses: return Modules::tr("Horses");
    case Module::Whiskey: return Modules::tr("Whiskey");
    case Module::MarshalPrisoners: return Modules::tr("Marshal & Prisoners");
    case Module::Mei: return Modules::tr("Mei");
    case Module::Couriers: return Modules::tr("Couriers & Armoured Train");
    case Module::Teams: return Modules::tr("Team game");
    case Module::Betrayal: return Modules::tr("Betrayal");
    case Module::TimeTravelCar: return Modules::tr("Time travel car");
    case Module::Handcar: return Modules::tr("Handcar");
    case Module::CircusCar: return Modules::tr("Circus car");
    case Module::CursedLoot: return Modules::tr("Cursed loot");
    case Module::SpecialPunch: return Modules::tr("Special Punch cards");
    case Module::ExtraPunch: return Modules::tr("Extra Punch cards");
    case Module::NorthPole: return Modules::tr("North Pole Station");
    case Module::TunnelStation: return Modules::tr("The Tunnel before the Station");
    case Module::None: break;
    }
    return {};
}

QString moduleContents(rules::Module module)
{
    using rules::Module;
    switch (module) {
    case Module::Base: return Modules::tr("Six bandits, a train of up to six cars, the Marshal");
    case Module::Stagecoach:
        return Modules::tr("The coach beside the train, the Shotgun on its roof, hostages");
    case Module::Horses: return Modules::tr("The attack on horseback, and a Ride card for each");
    case Module::Whiskey: return Modules::tr("A flask in each car");
    case Module::MarshalPrisoners:
        return Modules::tr("Somebody plays the Marshal; Mei, the prison car, prisoners");
    case Module::Mei: return Modules::tr("One more bandit, without the rest of her box");
    case Module::Couriers: return Modules::tr("A second train, and couriers");
    case Module::Teams: return Modules::tr("Red against blue, secret documents, the Wild Bunch");
    case Module::Betrayal: return Modules::tr("In a team game: one of a team may win alone");
    case Module::TimeTravelCar: return Modules::tr("A car before the locomotive, to hide in");
    case Module::Handcar: return Modules::tr("A handcar before the locomotive, to hide in");
    case Module::CircusCar: return Modules::tr("One more car, with a giraffe and two chests");
    case Module::CursedLoot: return Modules::tr("Tokens of next to no value among the others");
    case Module::SpecialPunch: return Modules::tr("One more card for each bandit");
    case Module::ExtraPunch: return Modules::tr("One more Punch card for each bandit");
    case Module::NorthPole:
    case Module::TunnelStation: return Modules::tr("One more station card");
    case Module::None: break;
    }
    return {};
}

} // namespace caboose::items::words
