// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace caboose::notation {

/// What a word of the text should have been.
enum class Expected : std::uint8_t {
    LineStart, ///< the name of a pawn or place, or a word that begins a line
    Pawn,
    Character, ///< a pawn with a sheet
    Bandits,   ///< characters joined by "+"
    Car,
    Place,
    Loot,
    Card,
    RoundCard,
    Turn,
    Event,
    RoundSet,
    Step,
    Hostage,
    SilkPower,
    Bandit,
    Goal,
    MarshalBullet,
    Brawler,
    Edition,
    Booklet,
    Ruling,
    RulingValue, ///< argument: the ruling
    Number,      ///< lowest, highest
    About,       ///< what can be said of a pawn
    Choice,
    Kept,
    This, ///< argument: the word itself
    EndOfLine,
    CardOfSeat, ///< argument: a character who sits somewhere
    // In cases
    Module,
    Statement,
    Action,
    Rule,
    CaseNumber, ///< a hyphen and a number behind a rule's
    Ask,
    Reason,
    What,
    Fault,
    Argument ///< what belongs to a happening or verdict
};
inline constexpr int expectedCount = static_cast<int>(Expected::Argument) + 1;

/// What is wrong with the word that stands there. Worded in views/items/wording/mistakes.cpp.
enum class Problem : std::uint8_t {
    NotExpected, ///< something else was expected
    OutOfRange,  ///< a number below or above what is possible
    TooMany,     ///< the list is full
    NotSeated,   ///< the character sits in no seat
    TooLong,     ///< the text is longer than any position or case
    OutOfPlace,  ///< a line that has no business here
    SaidTwice    ///< where the same pawn stands is said twice
};
inline constexpr int problemCount = static_cast<int>(Problem::SaidTwice) + 1;

/// Something in a text that can't be read: codes and arguments, no prose. Of a position and of a
/// case file; the rulebook's text has its own (text_mistake.h).
struct Mistake {
    int line = 0;   ///< from 1
    int column = 0; ///< from 1, in characters
    Problem problem = Problem::NotExpected;
    Expected expected = Expected::LineStart;
    std::string found = {}; ///< empty at the end of the line
    std::string argument = {};
    std::string nearest = {}; ///< the word that it may have been meant to be; empty if none is near
    int lowest = 0;
    int highest = 0;

    friend auto operator<=>(const Mistake&, const Mistake&) = default;
};

/// As whoever corrects the text meets them.
void inOrderOfLines(std::vector<Mistake>& mistakes);

} // namespace caboose::notation
