// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/notation.h"

#include "model/notation/choices.h"
#include "model/notation/reader.h"
#include "model/notation/writer.h"

namespace caboose::notation {

using namespace rules;

namespace {

/// No position is nearly as long.
constexpr std::size_t longestText = 64UL * 1024;

} // namespace

Reading read(std::string_view text)
{
    Reading reading;
    if (text.size() > longestText) {
        reading.mistakes.push_back({.line = 1,
                                    .column = 1,
                                    .problem = Problem::TooLong,
                                    .highest = static_cast<int>(longestText)});
        return reading;
    }
    const std::string small = inSmallLetters(text);
    Draft draft = newDraft();
    readBlock(linesOf(small), draft, reading.mistakes);
    reading.position = finished(draft);
    return reading;
}

namespace {

void writeAnswers(const std::vector<Choice>& answers, Lines& lines)
{
    if (answers.empty()) return;
    lines.word("answered");
    bool isFirst = true;
    for (const Choice answer : answers) {
        if (!isFirst) lines.sign(',');
        isFirst = false;
        lines.word(write(answer));
    }
    lines.end();
}

void writeTable(const Table& table, Lines& lines)
{
    writeRulings(table, lines);
    writeTrains(table, lines);
    writeSeats(table, lines);
    writeRounds(table, lines);
    writePawns(table, lines);
    writeCardsOfSeats(table, lines);
    writeFloors(table, lines);
    writeStock(table, lines);
    writeDeck(table, lines);
}

} // namespace

std::string write(const Table& table)
{
    return write(Position{table, {}});
}

std::string write(const Position& position)
{
    Lines lines;
    constexpr std::size_t usualLength = 2048;
    lines.reserve(usualLength);
    writeTable(position.table, lines);
    writeAnswers(position.answers, lines);
    return lines.take();
}

} // namespace caboose::notation
