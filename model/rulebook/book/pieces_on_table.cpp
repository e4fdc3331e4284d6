// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/pieces_on_table.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

/// The bandits who have cards for players and others for bots.
constexpr rules::EnumSet<rules::Pawn> playersOrBots{rules::Pawn::Belle,  rules::Pawn::Cheyenne,
                                                    rules::Pawn::Django, rules::Pawn::Doc,
                                                    rules::Pawn::Ghost,  rules::Pawn::Tuco};
/// 15.2 Mary and Il Professore have no sidekick.
constexpr rules::EnumSet<rules::Pawn> admired{
    rules::Pawn::Al,   rules::Pawn::Belle, rules::Pawn::Cheyenne, rules::Pawn::Django,
    rules::Pawn::Doc,  rules::Pawn::Ghost, rules::Pawn::Mei,      rules::Pawn::Misty,
    rules::Pawn::Silk, rules::Pawn::Tuco,  rules::Pawn::Twinzz};

/// The piece of somebody out of pieces that stand in the order of the pawns.
Piece pieceOf(rules::Pawn who, rules::EnumSet<rules::Pawn> among, Piece first)
{
    int place = 0;
    for (const rules::Pawn other : among) place += other < who ? 1 : 0;
    return static_cast<Piece>(static_cast<int>(first) + place);
}

void addBotBandit(Pieces& pieces, rules::Pawn who)
{
    if (playersOrBots.contains(who)) pieces.insert(pieceOf(who, playersOrBots, Piece::BotBelle));
    if (who != rules::Pawn::Professore) pieces.insert(Piece::Bots);
}

void addPrisoner(Pieces& pieces, rules::Pawn admiredBandit)
{
    pieces.insert(Piece::Prisoners);
    if (admired.contains(admiredBandit)) {
        pieces.insert(pieceOf(admiredBandit, admired, Piece::SidekickAl));
    }
}

void addSeat(Pieces& pieces, const auto& characters, bool isBot)
{
    for (const rules::Pawn who : characters) {
        if (rules::isBandit(who)) pieces.insert(static_cast<Piece>(who));
        if (rules::isBandit(who) && isBot) addBotBandit(pieces, who);
        if (who == rules::Pawn::Marshal) {
            pieces.insert(isBot ? Piece::BotMarshal : Piece::PlayerMarshal);
        }
    }
}

void addCar(Pieces& pieces, rules::Car car)
{
    switch (car) {
    case rules::Car::Prison: pieces.insert(Piece::PrisonCar); break;
    case rules::Car::Armoury: pieces.insert(Piece::ArmouryCar); break;
    case rules::Car::Infirmary: pieces.insert(Piece::InfirmaryCar); break;
    case rules::Car::Circus: pieces.insert(Piece::CircusCar); break;
    case rules::Car::TimeTravel: pieces.insert(Piece::TimeTravelCar); break;
    case rules::Car::Handcar: pieces.insert(Piece::Handcar); break;
    case rules::Car::Tender: pieces.insert(Piece::Tender); break;
    case rules::Car::Stagecoach: pieces.insert(Piece::Stagecoach); break;
    case rules::Car::Locomotive:
    case rules::Car::FirstClass:
    case rules::Car::SecondClass:
    case rules::Car::ThirdClass:
    case rules::Car::Saloon:
    case rules::Car::Restaurant:
    case rules::Car::Luggage:
    case rules::Car::ArmouredLocomotive:
    case rules::Car::ArmouredA:
    case rules::Car::ArmouredB:
    case rules::Car::ArmouredC:
    case rules::Car::None: break;
    }
}

void addRoundCards(Pieces& pieces, const auto& cards)
{
    for (const rules::RoundCard& card : cards) {
        if (card.set == rules::RoundSet::CavalryBetrayal) pieces.insert(Piece::Betrayal);
        if (card.hands > 0) pieces.insert(Piece::HandIcons);
    }
}

void addTrains(Pieces& pieces, const rules::Table& table)
{
    for (const rules::Car car : table.express) addCar(pieces, car);
    for (const rules::Car car : table.armoured) addCar(pieces, car);
    addCar(pieces,
           table.stagecoachBeside == rules::Car::None ? rules::Car::None : rules::Car::Stagecoach);
    if (!table.armoured.empty()) pieces.insert(Piece::TwoTrains);
    const auto& horses = table.horsesBeside;
    if (std::any_of(horses.begin(), horses.end(), [](auto n) { return n > 0; })) {
        pieces.insert(Piece::Horses);
    }
}

void addPawns(Pieces& pieces, const rules::Table& table)
{
    const auto isThere = [&](rules::Pawn p) { return table.where(p) != rules::Location::Nowhere; };
    if (isThere(rules::Pawn::Marshal) && !pieces.contains(Piece::PlayerMarshal)) {
        pieces.insert(Piece::BotMarshal);
    }
    if (isThere(rules::Pawn::Shotgun)) pieces.insert(Piece::Shotgun);
    if (isThere(rules::Pawn::FirstCourier)) pieces.insert(Piece::Couriers);
}

void addTokens(Pieces& pieces, const rules::Table& table)
{
    using enum rules::LootKind;
    for (const rules::LootKind flask :
         {Whiskey, HalfWhiskey, OldWhiskey, HalfOldWhiskey, UnseenFlask}) {
        if (table.loot.count(flask) > 0) pieces.insert(Piece::Flasks);
    }
}

bool hasSpecialPunch(const auto& cards)
{
    return std::any_of(cards.begin(), cards.end(), [](const auto& each) {
        return each.card.kind == rules::CardKind::SpecialPunch;
    });
}

void addActionCards(Pieces& pieces, const rules::Table& table)
{
    for (const rules::Seat& seat : table.seats) {
        if (hasSpecialPunch(seat.pile) || hasSpecialPunch(seat.hand) ||
            hasSpecialPunch(seat.discard)) {
            pieces.insert(Piece::SpecialPunch);
        }
    }
    if (hasSpecialPunch(table.commonDeck)) pieces.insert(Piece::SpecialPunch);
}

void addModules(Pieces& pieces, rules::Modules modules)
{
    const auto has = [modules](rules::Module module) { return modules.contains(module); };
    if (has(rules::Module::Stagecoach)) {
        pieces |= Pieces{Piece::Stagecoach, Piece::Shotgun, Piece::Hostages};
    }
    if (has(rules::Module::Horses)) pieces.insert(Piece::Horses);
    if (has(rules::Module::Whiskey)) pieces.insert(Piece::Flasks);
    if (has(rules::Module::Teams)) pieces.insert(Piece::Teams);
    if (has(rules::Module::Betrayal)) pieces.insert(Piece::Betrayal);
    if (has(rules::Module::SpecialPunch)) pieces.insert(Piece::SpecialPunch);
    for (const rules::Module module : modules) addCar(pieces, rules::manifestOf(module).ahead);
}

void addSheets(Pieces& pieces, const rules::Table& table)
{
    if (!table.hostages.empty()) pieces.insert(Piece::Hostages);
    for (const rules::Pawn who : table.prisoners) addPrisoner(pieces, who);
    for (const rules::Sheet& sheet : table.sheets) {
        if (sheet.hostage != rules::Hostage::None) pieces.insert(Piece::Hostages);
        if (sheet.prisoner != rules::Pawn::None) addPrisoner(pieces, sheet.prisoner);
    }
    if (rules::isTeamGame(table)) pieces.insert(Piece::Teams);
}

} // namespace

Pieces piecesOn(const rules::Table& table)
{
    Pieces pieces;
    for (const rules::Seat& seat : table.seats) addSeat(pieces, seat.characters, seat.isBot);
    addTrains(pieces, table);
    addPawns(pieces, table);
    addSheets(pieces, table);
    addTokens(pieces, table);
    addActionCards(pieces, table);
    addRoundCards(pieces, table.rounds);
    addRoundCards(pieces, table.roundDeck);
    return pieces;
}

Pieces piecesIn(const rules::Plan& plan)
{
    Pieces pieces;
    for (const rules::SeatPlan& seat : plan.seats) addSeat(pieces, seat.characters, seat.isBot);
    for (const rules::Car car : plan.cars) addCar(pieces, car);
    addModules(pieces, plan.modules);
    const bool isBot = !pieces.contains(Piece::PlayerMarshal) && rules::hasMarshal(plan);
    if (isBot) pieces.insert(Piece::BotMarshal);
    addRoundCards(pieces, plan.roundCards);
    return pieces;
}

} // namespace caboose::rulebook
