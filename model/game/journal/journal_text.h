// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/history.h"
#include "model/game/record/record.h"
#include "model/game/record/rules_revision.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// What is wrong with a journal.
enum class Flaw : std::uint8_t {
    Empty,         ///< there is nothing in it
    NotAJournal,   ///< it does not begin like one
    NewerFormat,   ///< number: the format, which this program does not know
    NewerRules,    ///< number: the revision of the rules, which this program does not have
    WrongChecksum, ///< the line is not what was written
    NotAnEntry,    ///< the line says nothing that this program understands
    OutOfPlace,    ///< why: the entry can't stand here
    NoTable,       ///< the table that the game starts from can't be: objection or inconsistency
    TooLarge,      ///< no game is as large as this
    Count
};
std::string_view keyOf(Flaw flaw);

/// A flaw, and where it is.
struct Fault {
    Flaw flaw = Flaw::Empty;
    std::size_t line = 1; ///< from 1 on
    std::uint32_t number = 0;
    OutOfPlace why = OutOfPlace::Count;
    Objection objection{};

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// What a journal says, as far as it can be read.
struct JournalReading {
    Record record;
    History history;
    /// The revision of the rules that it was last written with.
    std::uint32_t rules = rulesRevision;
    /// Why what follows can't be read.
    std::optional<Fault> fault;
    /// The last line was not finished when the power went: so many bytes of it are left out.
    std::size_t tornBytes = 0;
    std::size_t tornLine = 0; ///< 0: none
    /// Entries of a what-if that was not wholly written when the power went.
    Number halfKept = 0;
    /// Where the good part of the text ends.
    std::size_t goodBytes = 0;

    [[nodiscard]] bool isSound() const { return !fault; }
};

/// Reads any text whatsoever.
JournalReading readJournal(std::string_view text);

/// A line without its checksum; nothing if the checksum is not right.
std::optional<std::string_view> checkedLine(std::string_view line);

/// The first line.
std::string journalHeader(std::uint32_t rules);
/// Entries from one on, a line each.
std::string journalLines(const Record& record, Number from);
/// All of it.
std::string writeJournal(const Record& record, std::uint32_t rules);

} // namespace caboose::game
