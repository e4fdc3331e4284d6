// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/consistency.h"
#include "model/rules/core/judge.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace caboose::cases {

/// What a line of a case does or expects. Its word and its reader are a row in statements.cpp; what
/// it does is in expectations.cpp.
enum class Verb : std::uint8_t {
    // What is done
    Deed,  ///< an action is carried out: who, action, target, then
    Judge, ///< the referee is asked about an action, and nothing is done
    Event, ///< an event happens
    Play,  ///< the beat that the position is at is played
    Plan,  ///< the seats are looked at as a plan for a game
    SetUp, ///< the game is set up from that plan
    Answer,
    // What is asked and offered
    Asks,
    AsksNothing,
    Stuck, ///< a question without any answer: the rules don't go on
    Allows,
    Depends,
    Refuses,
    Omits,   ///< not even refused
    Numbers, ///< a range: lowest, highest, stepping
    Rejects, ///< the answer is not taken
    Verdict, ///< what the referee says of the deed
    Forced,
    // What comes of it
    Happens,
    HappensNot,
    HappensExactly, ///< the Happens lines that follow are all there is
    Then,
    ThenExactly,
    Score,
    Wins,
    // What is wrong with a position, a plan, a set of rulings
    Faults,
    Objects,
    Contradicts,
    // Geometry
    Adjacent,
    Sight,
    Area
};

/// Which part of a table Verb::Area is about.
enum class AreaKind : std::uint8_t { Ahead, Behind, Stagecoach, OtherTrain };

/// A verdict as far as the case says anything of it. What is not said may be anything.
struct ExpectedVerdict {
    std::optional<rules::Ruled> ruled = {};
    std::optional<rules::Reason> reason = {};
    std::optional<rules::Rule> rule = {};
    std::optional<rules::Ruling> ruling = {};
    std::optional<rules::Pawn> who = {};
    std::optional<rules::Location> where = {};
    std::optional<int> number = {};

    friend bool operator==(const ExpectedVerdict&, const ExpectedVerdict&) = default;
};

/// A happening as far as the case says anything of it. What is not said may be anything.
struct ExpectedHappening {
    rules::HappeningKind what = rules::HappeningKind::PawnMoved;
    std::optional<rules::Rule> rule = {};
    std::optional<rules::Pawn> who = {};
    std::optional<rules::Pawn> whom = {};
    std::optional<rules::Holder> from = {};
    std::optional<rules::Holder> to = {};
    std::optional<rules::LootKind> loot = {};
    std::optional<rules::Dollars> value = {};
    std::optional<rules::Card> card = {};
    std::optional<rules::Event> event = {};
    std::optional<rules::Goal> goal = {};
    std::optional<rules::Reason> reason = {};
    std::optional<int> number = {};
};

/// A question as far as the case says anything of it; its kind is always said.
struct ExpectedQuestion {
    rules::QuestionKind ask = rules::QuestionKind::MoveTo;
    std::optional<rules::Pawn> who = {};
    std::optional<rules::Pawn> whom = {};
    std::optional<rules::Location> where = {};
    std::optional<rules::Rule> rule = {};
};

/// What a choice in a case may mean, likeliest first (notation/choices.h).
using Meanings = std::vector<rules::Choice>;

/// A line of notation inside a case. Text, number and start as in notation::SourceLine, but with a
/// text of its own.
struct NotationLine {
    std::string text = {};
    int number = 0;
    std::size_t start = 0;
};

/// One line of a case, read. The verb says which members count; the others are as in the beginning.
struct Statement {
    Verb verb = Verb::Play;
    int line = 0;

    rules::Pawn who = rules::Pawn::None;            ///< of a deed
    rules::CardKind action = rules::CardKind::Move; ///< of a deed
    rules::Event event = rules::Event::None;
    rules::Modules modules{rules::Module::Base}; ///< of a plan
    std::vector<Meanings> choices = {};          ///< answers, or options that are expected
    std::optional<rules::Choice> target = {};    ///< of a deed
    std::optional<rules::Choice> then = {};      ///< of a deed: where the target is sent
    bool only = false; ///< none but those that are named is ruled like this, or wins; a score alone
    bool anything = false; ///< of objections: whatever they are
    ExpectedQuestion question = {};
    ExpectedVerdict verdict = {};
    ExpectedHappening happening = {};
    std::vector<NotationLine> notation = {};  ///< of Then and ThenExactly
    std::vector<rules::Pawn> pawns = {};      ///< of Score and Wins: a party
    std::vector<rules::Location> places = {}; ///< geometry: from where, then what is expected
    AreaKind area = AreaKind::Ahead;
    int number = 0;
    int lowest = 0, highest = 0, stepping = 1;
    std::optional<rules::Fault> fault = {};  ///< of Faults; nothing: there is none
    std::vector<rules::Ruling> rulings = {}; ///< of Contradicts: two
};

} // namespace caboose::cases
