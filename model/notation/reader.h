// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/draft.h"
#include "model/notation/line.h"

#include <span>
#include <string_view>
#include <vector>

namespace caboose::notation {

/// A line of a text, in small letters, with its number and how much of it has been read already.
struct SourceLine {
    std::string_view text;
    int number = 1;
    std::size_t start = 0;
};

/// Splits a text into its lines.
std::vector<SourceLine> linesOf(std::string_view text);
/// The text in small letters, byte for byte.
std::string inSmallLetters(std::string_view text);

/// Reads lines that belong together; their order does not matter. Mistakes are noted, and what is
/// right is read all the same.
void readBlock(std::span<const SourceLine> lines, Draft& draft, std::vector<Mistake>& mistakes);

/// A draft with nothing said.
Draft newDraft();
/// A draft that changes a table which is there: what is not said stays.
Draft editOf(const rules::Table& table);
/// Fills in what was not said.
rules::Position finished(const Draft& draft);

/// The words that a line may begin with, besides pawns and places.
std::span<const std::string_view> lineHeads();
/// The words that something said of a pawn may begin with, besides loot.
std::span<const std::string_view> pawnClauses();
/// Could this word begin a line of notation?
bool beginsLine(std::string_view word);

// One reader for each kind of line; the line stands behind its first word.

void readRules(Line& line, Draft& draft);
void readBooklets(Line& line, Draft& draft);
void readRuling(Line& line, Draft& draft);
void readKeeps(Line& line, Draft& draft);

void readTrain(Line& line, Draft& draft);
void readArmouredTrain(Line& line, Draft& draft);
void readCarsToCome(Line& line, Draft& draft);
void readStagecoach(Line& line, Draft& draft);
void readHorses(Line& line, Draft& draft);
void readDynamite(Line& line, Draft& draft);
void readGatlings(Line& line, Draft& draft);

void readSeats(Line& line, Draft& draft);
void readFirst(Line& line, Draft& draft);
void readSeat(Line& line, Draft& draft);
void readPawn(Line& line, Draft& draft, rules::Pawn pawn);
/// hand, pile, top, discard; `what` says which.
void readCardsOfSeat(Line& line, Draft& draft, rules::SeatIndex index, std::string_view what);
bool isCardsClause(std::string_view word);

void readPlace(Line& line, Draft& draft, rules::Location place);
void readLoot(Line& line, Draft& draft, rules::Holder holder);

void readNeutral(Line& line, Draft& draft);
void readWildBunch(Line& line, Draft& draft);
void readHostages(Line& line, Draft& draft);
void readPrisoners(Line& line, Draft& draft);
void readGoals(Line& line, Draft& draft);

void readRound(Line& line, Draft& draft);
void readRounds(Line& line, Draft& draft);
void readRoundDeck(Line& line, Draft& draft);
void readStep(Line& line, Draft& draft);
void readDeck(Line& line, Draft& draft);
void readAnswered(Line& line, Draft& draft);

// What stands in several of them.

std::optional<rules::Location> placeFrom(std::string_view word);
std::optional<rules::Pawn> characterFrom(std::string_view word);
/// "belle:move", and not a name before a colon that means something else.
bool isCardWithOwnerNext(const Line& line);
std::optional<rules::Card> takeCard(Line& line, rules::Pawn defaultOwner);
/// Kind and value; without a value, unknown or the one that all tokens of the kind have.
std::optional<rules::Loot> takeLoot(Line& line);
std::optional<rules::RoundCard> takeRoundCard(Line& line);
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
