// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/piece_words.h"

#include "views/items/wording/melting.h"

#include <QCoreApplication>

#include <utility>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Pieces {
    Q_DECLARE_TR_FUNCTIONS(Pieces)
};

} // namespace

QString pawn(Pawn pawn)
{
    switch (pawn) {
    case Pawn::Al: return Pieces::tr("Al Patron");
    case Pawn::Belle: return Pieces::tr("Belle");
    case Pawn::Cheyenne: return Pieces::tr("Cheyenne");
    case Pawn::Django: return Pieces::tr("Django");
    case Pawn::Doc: return Pieces::tr("Doc");
    case Pawn::Ghost: return Pieces::tr("Ghost");
    case Pawn::Mary: return Pieces::tr("Mary Pumpkins");
    case Pawn::Mei: return Pieces::tr("Mei");
    case Pawn::Misty: return Pieces::tr("Misty");
    case Pawn::Professore: return Pieces::tr("Il Professore");
    case Pawn::Silk: return Pieces::tr("Silk");
    case Pawn::Tuco: return Pieces::tr("Tuco");
    case Pawn::Twinzz: return Pieces::tr("The Twinzz");
    case Pawn::Marshal: return Pieces::tr("Marshal");
    case Pawn::Shotgun: return Pieces::tr("Shotgun");
    case Pawn::FirstCourier: return Pieces::tr("First courier");
    case Pawn::MiddleCourier: return Pieces::tr("Middle courier");
    case Pawn::LastCourier: return Pieces::tr("Last courier");
    case Pawn::None: return Pieces::tr("Nobody");
    }
    return {};
}

QString thePawn(Pawn who)
{
    switch (who) {
    case Pawn::Twinzz: return Pieces::tr("the Twinzz");
    case Pawn::Marshal: return Pieces::tr("the Marshal");
    case Pawn::Shotgun: return Pieces::tr("the Shotgun");
    case Pawn::FirstCourier: return Pieces::tr("the first courier");
    case Pawn::MiddleCourier: return Pieces::tr("the middle courier");
    case Pawn::LastCourier: return Pieces::tr("the last courier");
    case Pawn::None: return Pieces::tr("nobody");
    case Pawn::Al:
    case Pawn::Belle:
    case Pawn::Cheyenne:
    case Pawn::Django:
    case Pawn::Doc:
    case Pawn::Ghost:
    case Pawn::Mary:
    case Pawn::Mei:
    case Pawn::Misty:
    case Pawn::Professore:
    case Pawn::Silk:
    case Pawn::Tuco: return pawn(who);
    }
    return {};
}

QString car(Car car)
{
    switch (car) {
    case Car::Locomotive: return Pieces::tr("Locomotive");
    case Car::FirstClass: return Pieces::tr("First class");
    case Car::SecondClass: return Pieces::tr("Second class");
    case Car::ThirdClass: return Pieces::tr("Third class");
    case Car::Saloon: return Pieces::tr("Saloon");
    case Car::Restaurant: return Pieces::tr("Restaurant");
    case Car::Luggage: return Pieces::tr("Luggage");
    case Car::Circus: return Pieces::tr("Circus");
    case Car::Prison: return Pieces::tr("Prison");
    case Car::Armoury: return Pieces::tr("Armoury");
    case Car::Infirmary: return Pieces::tr("Infirmary");
    case Car::ArmouredLocomotive: return Pieces::tr("Armoured locomotive");
    case Car::Tender: return Pieces::tr("Tender");
    case Car::ArmouredA: return Pieces::tr("Armoured car A");
    case Car::ArmouredB: return Pieces::tr("Armoured car B");
    case Car::ArmouredC: return Pieces::tr("Armoured car C");
    case Car::TimeTravel: return Pieces::tr("Time travel car");
    case Car::Handcar: return Pieces::tr("Handcar");
    case Car::Stagecoach: return Pieces::tr("Stagecoach");
    case Car::None: return Pieces::tr("No car");
    }
    return {};
}

QString theCar(Car car)
{
    switch (car) {
    case Car::Locomotive: return Pieces::tr("the locomotive");
    case Car::FirstClass: return Pieces::tr("the first class");
    case Car::SecondClass: return Pieces::tr("the second class");
    case Car::ThirdClass: return Pieces::tr("the third class");
    case Car::Saloon: return Pieces::tr("the saloon");
    case Car::Restaurant: return Pieces::tr("the restaurant");
    case Car::Luggage: return Pieces::tr("the luggage car");
    case Car::Circus: return Pieces::tr("the circus car");
    case Car::Prison: return Pieces::tr("the prison car");
    case Car::Armoury: return Pieces::tr("the armoury");
    case Car::Infirmary: return Pieces::tr("the infirmary");
    case Car::ArmouredLocomotive: return Pieces::tr("the armoured locomotive");
    case Car::Tender: return Pieces::tr("the tender");
    case Car::ArmouredA: return Pieces::tr("armoured car A");
    case Car::ArmouredB: return Pieces::tr("armoured car B");
    case Car::ArmouredC: return Pieces::tr("armoured car C");
    case Car::TimeTravel: return Pieces::tr("the time travel car");
    case Car::Handcar: return Pieces::tr("the handcar");
    case Car::Stagecoach: return Pieces::tr("the stagecoach");
    case Car::None: return Pieces::tr("no car");
    }
    return {};
}

namespace {

/// Whole phrases: in some languages article and preposition melt into one.
QString roofOfCar(Car car)
{
    switch (car) {
    case Car::Locomotive: return Pieces::tr("the roof of the locomotive");
    case Car::FirstClass: return Pieces::tr("the roof of the first class");
    case Car::SecondClass: return Pieces::tr("the roof of the second class");
    case Car::ThirdClass: return Pieces::tr("the roof of the third class");
    case Car::Saloon: return Pieces::tr("the roof of the saloon");
    case Car::Restaurant: return Pieces::tr("the roof of the restaurant");
    case Car::Luggage: return Pieces::tr("the roof of the luggage car");
    case Car::Circus: return Pieces::tr("the roof of the circus car");
    case Car::Prison: return Pieces::tr("the roof of the prison car");
    case Car::Armoury: return Pieces::tr("the roof of the armoury");
    case Car::Infirmary: return Pieces::tr("the roof of the infirmary");
    case Car::ArmouredLocomotive: return Pieces::tr("the roof of the armoured locomotive");
    case Car::Tender: return Pieces::tr("the top of the tender");
    case Car::ArmouredA: return Pieces::tr("the roof of armoured car A");
    case Car::ArmouredB: return Pieces::tr("the roof of armoured car B");
    case Car::ArmouredC: return Pieces::tr("the roof of armoured car C");
    case Car::Stagecoach: return Pieces::tr("the roof of the stagecoach");
    case Car::TimeTravel:
    case Car::Handcar:
    case Car::None: return theCar(car);
    }
    return {};
}

/// Where a pawn may be that is on no train.
QString elsewhere(Location place)
{
    switch (place) {
    case Location::Unplaced: return Pieces::tr("not yet on the train");
    case Location::Hidden: return Pieces::tr("hidden");
    case Location::OutOfGame: return Pieces::tr("out of the game");
    case Location::Escaped: return Pieces::tr("away on a horse");
    case Location::KnockedOff: return Pieces::tr("knocked off the train");
    case Location::Departed: return Pieces::tr("gone with the stagecoach");
    case Location::Achievement: return Pieces::tr("in the Marshal’s Achievement zone");
    case Location::Nowhere: break;
    }
    return Pieces::tr("in the box");
}

} // namespace

QString place(Location place)
{
    if (!isOnTable(place)) return asSentence(elsewhere(place));
    switch (levelOf(place)) {
    case Level::Interior: return car(carOf(place));
    //: %1: a car
    case Level::Roof: return Pieces::tr("%1, roof").arg(car(carOf(place)));
    case Level::Cell: return Pieces::tr("Cell");
    }
    return {};
}

QString thePlace(Location place)
{
    if (!isOnTable(place)) return elsewhere(place);
    switch (levelOf(place)) {
    case Level::Interior: return theCar(carOf(place));
    case Level::Roof: return roofOfCar(carOf(place));
    case Level::Cell: return Pieces::tr("the cell");
    }
    return {};
}

QString inPlace(Location place)
{
    if (!isOnTable(place)) return elsewhere(place);
    //: where something or somebody is; %1: a roof, a car or the cell, with its article
    return isRoof(place) ? Pieces::tr("on %1").arg(thePlace(place))
                         : Pieces::tr("in %1").arg(thePlace(place));
}

QString toPlace(Location place)
{
    if (!isOnTable(place)) return elsewhere(place);
    return isRoof(place) ? Pieces::tr("to %1", "where somebody goes: a roof").arg(thePlace(place))
                         : Pieces::tr("to %1", "where somebody goes: a car").arg(thePlace(place));
}

QString theHolder(Holder holder)
{
    return holder.isSheet() ? thePawn(holder.character()) : thePlace(holder.location());
}

QString hostage(Hostage hostage)
{
    switch (hostage) {
    case Hostage::None: return Pieces::tr("No hostage");
    case Hostage::Banker: return Pieces::tr("Banker");
    case Hostage::Poodle: return Pieces::tr("Poodle");
    case Hostage::Minister: return Pieces::tr("Minister");
    case Hostage::OldLady: return Pieces::tr("Old lady");
    case Hostage::Photographer: return Pieces::tr("Photographer");
    case Hostage::PokerPlayer: return Pieces::tr("Poker player");
    case Hostage::Teacher: return Pieces::tr("Teacher");
    case Hostage::Zealot: return Pieces::tr("Zealot");
    }
    return {};
}

QString prisoner(Pawn sidekickOf)
{
    //: %1: a bandit
    return melted(Pieces::tr("the sidekick of %1").arg(thePawn(sidekickOf)));
}

QString silkPower(SilkPower power)
{
    switch (power) {
    case SilkPower::None: return Pieces::tr("No power picked");
    case SilkPower::Move: return Pieces::tr("Move power");
    case SilkPower::Dodge: return Pieces::tr("Dodge power");
    case SilkPower::Block: return Pieces::tr("Block power");
    }
    return {};
}

QString dollars(int dollars)
{
    //: an amount of money that is lost
    if (dollars < 0) return Pieces::tr("−$%1").arg(-dollars);
    //: an amount of money
    return Pieces::tr("$%1").arg(dollars);
}

QString rule(Rule rule)
{
    return QString::fromStdString(toString(rule));
}

QString asSentence(QString text)
{
    text = melted(std::move(text));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace caboose::items::words
