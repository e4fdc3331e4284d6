// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

#include "model/rules/05_sequence/steps.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::game {

using namespace rules;

namespace {

/// Sets a number of the table if it is within its range.
template <typename Value>
Refusal set(Value& value, int number, int lowest, int highest)
{
    if (number < lowest || number > highest) return Impossible::OutOfRange;
    value = static_cast<Value>(number);
    return std::nullopt;
}

Refusal setSheet(Sheet& sheet, SheetField field, int n)
{
    constexpr int mostBullets = 12;
    constexpr int mostTokens = 20;
    constexpr int mostDollars = 30000;
    switch (field) {
    case SheetField::BulletsLeft: return set(sheet.bulletsLeft, n, 0, mostBullets);
    case SheetField::SecondPile: return set(sheet.secondPile, n, 0, mostBullets);
    case SheetField::Cash: return set(sheet.cash, n, -mostDollars, mostDollars);
    case SheetField::UnseenTotal: return set(sheet.unseenTotal, n, unknownValue, mostDollars);
    case SheetField::Hostage: return set(sheet.hostage, n, 0, static_cast<int>(Hostage::Zealot));
    case SheetField::Prisoner: return set(sheet.prisoner, n, 0, index(Pawn::None));
    case SheetField::SilkPower:
        return set(sheet.silkPower, n, 0, static_cast<int>(SilkPower::Block));
    case SheetField::WantedPoster: return set(sheet.wantedPoster, n, 0, 1);
    case SheetField::WasCaptured: return set(sheet.wasCaptured, n, 0, 1);
    case SheetField::HasRespect: return set(sheet.hasRespect, n, 0, 1);
    case SheetField::IsEjected: return set(sheet.isEjected, n, 0, 1);
    case SheetField::IsNextToEscape: return set(sheet.isNextToEscape, n, 0, 1);
    case SheetField::Brawlers: return set(sheet.brawlers, n, 0, 7);
    case SheetField::EjectionTokens: return set(sheet.ejectionTokens, n, 0, mostTokens);
    case SheetField::WantedTokens: return set(sheet.wantedTokens, n, 0, mostTokens);
    case SheetField::Ladder: return set(sheet.ladder, n, 0, mostTokens);
    case SheetField::BulletsInFront: return set(sheet.inFront.back(), n, 0, mostBullets);
    case SheetField::Team: return set(sheet.team, n, 0, maxSeats);
    case SheetField::Count: break;
    }
    return Impossible::OutOfRange;
}

Refusal setStagecoach(Table& table, int n)
{
    if (n == index(Car::None)) {
        table.stagecoachBeside = Car::None;
        return std::nullopt;
    }
    if (n < 0 || n >= carCount || !isOnExpress(table, carAt(n))) return Impossible::NoSuchPlace;
    table.stagecoachBeside = carAt(n);
    return std::nullopt;
}

/// The card in force and the one that is named change places.
Refusal setRoundCard(Table& table, int id)
{
    if (table.rounds.empty()) return Impossible::NotThere;
    for (std::size_t i = 0; i < table.roundDeck.size(); ++i) {
        if (table.roundDeck[i].id == id) {
            std::swap(table.roundDeck[i], table.rounds.back());
            return std::nullopt;
        }
    }
    return table.rounds.back().id == id ? std::nullopt : std::optional(Impossible::NoSuchCard);
}

/// Set-up takes its pieces out of the box; nobody goes back to it by naming a step.
bool mayGoTo(Step from, Step to)
{
    return rowOf(to).part != Part::SetUp || !comesBefore(to, from);
}

Refusal setProgress(Table& table, const Progress& progress)
{
    if (progress.step > Step::GameOver || !mayGoTo(table.progress.step, progress.step)) {
        return Impossible::OutOfRange;
    }
    if (progress.place >= table.seats.size()) return Impossible::NoSuchSeat;
    const bool isPlayed = rowOf(progress.step).part != Part::SetUp;
    if (progress.round > roundCount || (isPlayed && progress.round == 0)) {
        return Impossible::OutOfRange;
    }
    if (progress.card > table.commonDeck.size()) return Impossible::OutOfRange;
    table.progress = progress;
    return std::nullopt;
}

/// Who sits where, with which decks, and what the train is like is settled before the game.
bool isSettled(Ruling ruling)
{
    static constexpr std::array settled{
        Ruling::TwoBanditsPerPlayer, Ruling::TwoBanditTeams,       Ruling::TwoBanditStartCard,
        Ruling::TeamStructure,       Ruling::PartnerDeckDraw,      Ruling::ThresholdCountBasis,
        Ruling::ExpressCarCount,     Ruling::RoundDeckComposition, Ruling::InitialPlacement};
    return std::find(settled.begin(), settled.end(), ruling) != settled.end();
}

} // namespace

Refusal adjustSheet(Table& table, const Adjustment& a)
{
    const bool exists = isCharacter(a.who) && table.inGame(a.who);
    return exists ? setSheet(table.sheet(a.who), a.sheetField, a.number)
                  : Refusal(Impossible::NoSuchPiece);
}

Refusal adjustTable(Table& table, const Adjustment& a)
{
    constexpr int mostNeutrals = 26;
    constexpr int furthest = 12;
    switch (a.tableField) {
    case TableField::NeutralBullets: return set(table.neutralBullets, a.number, 0, mostNeutrals);
    case TableField::NeutralBulletsAside:
        return set(table.neutralBulletsAside, a.number, 0, mostNeutrals);
    case TableField::ArmouredOffset:
        return set(table.armouredOffset, a.number, -furthest, furthest);
    case TableField::StagecoachBeside: return setStagecoach(table, a.number);
    case TableField::ShotgunReleased: return set(table.shotgunReleased, a.number, 0, 1);
    case TableField::Count: break;
    }
    return Impossible::OutOfRange;
}

Refusal adjustProgress(Table& table, const Adjustment& a)
{
    if (a.what == AdjustmentKind::RoundCardIs) return setRoundCard(table, a.number);
    if (a.what == AdjustmentKind::Progress) return setProgress(table, a.progress);
    if (a.seat >= table.seats.size()) return Impossible::NoSuchSeat;
    table.firstPlayer = a.seat;
    return std::nullopt;
}

Refusal adjustRuling(Table& table, const Adjustment& a)
{
    if (static_cast<std::size_t>(a.ruling) >= rulingCount) return Impossible::OutOfRange;
    const auto values = static_cast<std::int32_t>(info(a.ruling).values.size());
    if (isSettled(a.ruling) || a.number < 0 || a.number >= values) return Impossible::OutOfRange;
    const std::size_t before = contradictions(table.rulings).size();
    table.rulings.set(a.ruling, static_cast<std::uint8_t>(a.number));
    if (contradictions(table.rulings).size() > before) return Impossible::Contradictory;
    return std::nullopt;
}

} // namespace caboose::game
