// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/piece.h"

#include <algorithm>
#include <array>

namespace caboose::rulebook {

namespace {

using enum Piece;

constexpr std::array<std::string_view, pieceCount> pieceKeys{
    "al",
    "belle",
    "cheyenne",
    "django",
    "doc",
    "ghost",
    "mary",
    "mei",
    "misty",
    "il-professore",
    "silk",
    "tuco",
    "twinzz",
    "bot-belle",
    "bot-cheyenne",
    "bot-django",
    "bot-doc",
    "bot-ghost",
    "bot-tuco",
    "bots",
    "sidekick-al",
    "sidekick-belle",
    "sidekick-cheyenne",
    "sidekick-django",
    "sidekick-doc",
    "sidekick-ghost",
    "sidekick-mei",
    "sidekick-misty",
    "sidekick-silk",
    "sidekick-tuco",
    "sidekick-twinzz",
    "prisoners",
    "bot-marshal",
    "player-marshal",
    "shotgun",
    "couriers",
    "stagecoach",
    "horses",
    "hostages",
    "prison-car",
    "armoury-car",
    "infirmary-car",
    "two-trains",
    "time-travel-car",
    "handcar",
    "circus-car",
    "tender",
    "flasks",
    "special-punch",
    "hand-icons",
    "teams",
    "betrayal",
};

constexpr std::array<std::string_view, boxCount> boxKeys{
    "base",        "horses-stagecoach", "marshal-prisoners", "couriers",
    "time-travel", "north-pole",        "bandits",           "silk",
    "anniversary", "station-tunnel"};

/// What no box but the youngest can hold is counted as the youngest's (1.2.2).
constexpr std::array<Pieces, boxCount> contents{{
    {Belle, Cheyenne, Django, Doc, Ghost, Tuco, BotMarshal},
    {Stagecoach, Horses, Shotgun, Hostages, Flasks, HandIcons},
    {Mei, PlayerMarshal, PrisonCar, Prisoners, SidekickBelle, SidekickCheyenne, SidekickDjango,
     SidekickDoc, SidekickGhost, SidekickMei, SidekickTuco, HandIcons},
    {Couriers, TwoTrains, Tender, ArmouryCar, InfirmaryCar, Misty, Twinzz, Professore, Teams,
     Betrayal, SidekickMisty, SidekickTwinzz, HandIcons},
    {TimeTravelCar},
    {},
    {Bots, BotBelle, BotCheyenne, BotDjango, BotDoc, BotGhost, BotTuco},
    {Silk, SidekickSilk},
    {Al, Mary, Handcar, CircusCar, SpecialPunch, Bots, SidekickAl},
    {},
}};

template <typename E, std::size_t N>
std::optional<E> valueIn(const std::array<std::string_view, N>& keys, std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<E>(found - keys.begin());
}

} // namespace

std::string_view keyOf(Piece piece)
{
    return pieceKeys[static_cast<std::size_t>(piece)];
}

std::optional<Piece> pieceFrom(std::string_view key)
{
    return valueIn<Piece>(pieceKeys, key);
}

std::string_view keyOf(Box box)
{
    return boxKeys[static_cast<std::size_t>(box)];
}

std::optional<Box> boxFrom(std::string_view key)
{
    return valueIn<Box>(boxKeys, key);
}

Pieces piecesOf(Boxes boxes)
{
    Pieces pieces;
    for (const Box box : boxes) pieces |= contents[static_cast<std::size_t>(box)];
    return pieces;
}

Pieces allPieces()
{
    Pieces pieces;
    for (const Pieces& box : contents) pieces |= box;
    return pieces;
}

} // namespace caboose::rulebook
