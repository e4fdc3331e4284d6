// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"
#include "model/rules/core/fixed_vector.h"

#include <cstdint>
#include <string_view>

namespace caboose::rules {

/// 6 The kinds of turns, and the icons that stand for them.
/// In the order of the chapter's sections, by which ruleOf() finds their rules.
enum class Turn : std::uint8_t {
    Normal,
    Diversion,
    Jarring,
    SpeedingUp,
    Switching,
    Tunnel,
    Turmoil
};
inline constexpr int turnKindCount = 7;

/// 7 The events, in the order of the rows in events.def, which say what there is to know of each.
/// None: the card ends without one.
enum class Event : std::uint8_t {
    None,
#define EVENT(name, key, chapter, section, point) name,
#include "model/rules/02_components/events.def"
};
/// None among them.
inline constexpr int eventCount = 1
#define EVENT(name, key, chapter, section, point) +1
#include "model/rules/02_components/events.def"
    ;

/// 2.6.1 The mark that says in which games a card is used.
/// Which of them a game uses: roundCardsFor() (04_set_up/02_modules.h).
enum class RoundSet : std::uint8_t {
    UpToFour,
    FiveOrMore,
    Station,
    CavalryNormal,
    CavalryBetrayal
};

/// "Hand" icons on a card.
inline constexpr int mostHandIcons = 2;

/// One round card. A group's own cards are values like any other.
/// Without turns where they stand in no text and nobody has told them: whoever turns it up is asked
/// for them, and for its hands (5.1.1).
struct RoundCard {
    std::uint8_t id = 0; ///< its place in the catalogue of round cards; 0: no card
    RoundSet set = RoundSet::UpToFour;
    Event event = Event::None;
    std::uint8_t hands = 0; ///< "hand" icons
    FixedVector<Turn, 6> turns;

    friend constexpr bool operator==(const RoundCard&, const RoundCard&) = default;
};

/// A round card of a box and the key by which files name it.
/// All of them: 06_round_cards/catalogue.h.
struct NamedRoundCard {
    std::string_view key;
    RoundCard card;              ///< without turns: they stand in no text, the table tells them
    Module about = Module::Base; ///< 4.4.1: of no use without it
};

} // namespace caboose::rules
