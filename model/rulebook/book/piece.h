// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/boxes.h"
#include "model/rules/core/enum_set.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rulebook {

/// What may be on the table and not be in every game: what `with=` can ask for. At most 64: a
/// condition keeps a bit for each.
enum class Piece : std::uint8_t {
    // The bandits, in the order of rules::Pawn
    Al,
    Belle,
    Cheyenne,
    Django,
    Doc,
    Ghost,
    Mary,
    Mei,
    Misty,
    Professore,
    Silk,
    Tuco,
    Twinzz,
    // Who is played by his own cards for bots (2.6.4); Mary and Il Professore are never played else
    BotBelle,
    BotCheyenne,
    BotDjango,
    BotDoc,
    BotGhost,
    BotTuco,
    Bots, ///< one of these or Mary: whoever is on the train by the rules for bots
    // The prisoners (2.6.8), by the bandit whose ability they lend
    SidekickAl,
    SidekickBelle,
    SidekickCheyenne,
    SidekickDjango,
    SidekickDoc,
    SidekickGhost,
    SidekickMei,
    SidekickMisty,
    SidekickSilk,
    SidekickTuco,
    SidekickTwinzz,
    Prisoners, ///< any of them
    BotMarshal,
    PlayerMarshal,
    Shotgun,
    Couriers,
    Stagecoach,
    Horses,
    Hostages,
    PrisonCar,
    ArmouryCar,
    InfirmaryCar,
    TwoTrains,
    TimeTravelCar,
    Handcar,
    CircusCar,
    Tender,
    Flasks,
    SpecialPunch,
    HandIcons, ///< on some round card
    Teams,
    Betrayal
};
inline constexpr int pieceCount = static_cast<int>(Piece::Betrayal) + 1;

using Pieces = rules::EnumSet<Piece>;

/// As conditions in the text name it: "bot-marshal".
std::string_view keyOf(Piece piece);
/// Nothing: no piece is called so.
std::optional<Piece> pieceFrom(std::string_view key);

using rules::Box;
using rules::boxCount;
using rules::Boxes;

/// As settings and the command line name it.
std::string_view keyOf(Box box);
std::optional<Box> boxFrom(std::string_view key);

/// What can come onto the table with these boxes.
Pieces piecesOf(Boxes boxes);
/// Everything that there is.
Pieces allPieces();

} // namespace caboose::rulebook
