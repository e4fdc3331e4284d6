// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/draft.h"
#include "model/notation/line.h"

#include <span>
#include <string_view>
#include <vector>

namespace caboose::notation {

/// A line of a text, in small letters, with its number and how much of it has been read already. It
/// does not own the text.
struct SourceLine {
    std::string_view text;
    int number = 1;
    std::size_t start = 0;
};

/// Splits a text into its lines. They are valid as long as the text is.
std::vector<SourceLine> linesOf(std::string_view text);
/// The text in small letters, byte for byte.
std::string inSmallLetters(std::string_view text);

/// Reads lines that belong together; their order does not matter. Mistakes are noted, and what is
/// right is read all the same. A text has one block for its position; a case has one more for each
/// expectation of a table.
void readBlock(std::span<const SourceLine> lines, Draft& draft, std::vector<Mistake>& mistakes);

/// A draft with nothing said.
Draft newDraft();
/// A draft that changes a table which is there: what is not said stays.
Draft editOf(const rules::Table& table);
/// Fills in what was not said. What was said may contradict itself; the reader does not look.
rules::Position finished(const Draft& draft);

/// The words that a line may begin with, besides pawns and places.
std::vector<std::string_view> lineHeads();
/// The words that something said of a pawn may begin with, besides loot.
std::vector<std::string_view> pawnClauses();
/// Could this word begin a line of notation? For whoever has other kinds of lines among these
/// (cases).
bool beginsLine(std::string_view word);

/// A kind of line: the word that it begins with, and what reads the rest. A reader changes what it
/// has understood and leaves what it has not; what stands behind it is its caller's to find wrong.
struct LineKind {
    std::string_view word;
    void (*read)(Line& line, Draft& draft);
};

// All kinds of lines: each is a row at the end of the file that reads it.

std::span<const LineKind> rulingLines();
std::span<const LineKind> trainLines();
std::span<const LineKind> seatLines();
std::span<const LineKind> stockLines();
std::span<const LineKind> roundLines();
std::span<const LineKind> cardLines();
std::span<const LineKind> answerLines();

// What is read beside its own line, too.

void readRuling(Line& line, Draft& draft);
void readSeats(Line& line, Draft& draft);
void readPawn(Line& line, Draft& draft, rules::Pawn pawn);
/// What a clause says of a sheet; whether it is one.
bool readSheetClause(Line& line, Draft& draft, rules::Pawn who);
/// The same behind "not".
bool readNotOnSheet(Line& line, Draft& draft, rules::Pawn who);
/// The words that such clauses begin with.
std::vector<std::string_view> sheetClauses();
/// hand, pile, top, discard; `what` says which.
void readCardsOfSeat(Line& line, Draft& draft, rules::SeatIndex index, std::string_view what);
bool isCardsClause(std::string_view word);
void readPlace(Line& line, Draft& draft, rules::Location place);
void readLoot(Line& line, Draft& draft, rules::Holder holder);

// What stands in several of them.

/// From the key of a place: "saloon-roof".
std::optional<rules::Location> placeFrom(std::string_view word);
/// One on the table; any other is a mistake.
std::optional<rules::Location> takePlaceOnTable(Line& line);
/// From the key of a pawn that has a sheet.
std::optional<rules::Pawn> characterFrom(std::string_view word);
/// "belle:move", and not a name before a colon that means something else.
bool isCardWithOwnerNext(const Line& line);
/// "move" is the owner's who is named by the line, "belle:move" Belle's, "?" unknown.
std::optional<rules::Card> takeCard(Line& line, rules::Pawn defaultOwner);
/// Kind and value; without a value, unknown or the one that all tokens of the kind have.
std::optional<rules::Loot> takeLoot(Line& line);
std::optional<rules::RoundCard> takeRoundCard(Line& line);
/// "dodge-bullets", "warrant(doc)", "?".
std::optional<rules::Goal> takeGoal(Line& line);
/// By its number, from 1 on, or by a character; one who sits nowhere is a mistake.
std::optional<rules::SeatIndex> takeSeat(Line& line, const Draft& draft);

/// Reads items up to the end of the line or the next ";", with or without commas between them, or
/// the word "none". Stops when `item` returns false.
template <typename Item>
void takeList(Line& line, Item item)
{
    if (line.accept("none")) return;
    do {
        if (!item()) return;
        line.accept(",");
    } while (!line.atEnd() && line.peek() != ";");
}

/// Adds to a list that has room for only so many.
template <typename List, typename T>
bool addTo(List& list, const T& item, Line& line)
{
    if (list.full()) {
        line.wrong({.problem = Problem::TooMany, .highest = static_cast<int>(list.capacity())});
        return false;
    }
    list.push_back(item);
    return true;
}

} // namespace caboose::notation
