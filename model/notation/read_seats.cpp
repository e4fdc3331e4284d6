// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// seats belle ghost+tuco cheyenne(bot) / first belle / seat 3 hand move

#include "model/notation/defaults.h"
#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

std::optional<Pawn> characterFrom(std::string_view word)
{
    const auto pawn = pawnFrom(word);
    return pawn && isCharacter(*pawn) ? pawn : std::nullopt;
}

namespace {

bool readCharacters(Line& line, Seat& seat)
{
    if (line.accept("nobody")) return true;
    do {
        const auto who = line.takeKey(Expected::Character, characterFrom);
        if (!who || !addTo(seat.characters, *who, line)) return false;
    } while (line.accept("+"));
    return true;
}

bool readSeatPlan(Line& line, Seat& seat)
{
    seat.characters.clear();
    seat.isBot = false;
    if (!readCharacters(line, seat)) return false;
    if (!line.accept("(")) return true;
    seat.isBot = true;
    return line.expect("bot") && line.expect(")");
}

} // namespace

void readSeats(Line& line, Draft& draft)
{
    draft.saidSeats = true;
    auto& seats = draft.table.seats;
    std::size_t count = 0;
    takeList(line, [&] {
        if (count == seats.size() && !addTo(seats, Seat{}, line)) return false;
        // Cards stay where they lie when only the people change.
        const bool isRead = readSeatPlan(line, seats[count]);
        ++count;
        return isRead;
    });
    while (seats.size() > count) seats.pop_back();
    line.expectEnd();
}

std::optional<SeatIndex> takeSeat(Line& line, const Draft& draft)
{
    if (line.accept("seat") || line.isNumberNext()) {
        const int seats = static_cast<int>(draft.table.seats.size());
        const auto number = line.takeNumber(1, seats);
        return number ? std::optional(static_cast<SeatIndex>(*number - 1)) : std::nullopt;
    }
    const auto who = characterFrom(line.peek());
    if (!who) {
        line.wrong(Expected::CardOfSeat);
        return std::nullopt;
    }
    const auto seat = seatWith(draft.table, *who);
    if (!seat) {
        line.wrong({.problem = Problem::NotSeated, .expected = Expected::CardOfSeat});
        return std::nullopt;
    }
    line.take();
    return seat;
}

namespace {

void readFirst(Line& line, Draft& draft)
{
    if (line.accept("seat")) {
        // A seat that does not exist is inconsistent, but can be said.
        const auto number = line.takeNumber(1, UINT8_MAX + 1);
        if (number) draft.table.firstPlayer = static_cast<SeatIndex>(*number - 1);
    } else if (const auto seat = takeSeat(line, draft)) {
        draft.table.firstPlayer = *seat;
    }
}

bool readSeatClause(Line& line, Draft& draft, SeatIndex seat)
{
    if (isCardsClause(line.peek())) {
        readCardsOfSeat(line, draft, seat, line.take());
        return true;
    }
    const bool isNot = line.accept("not");
    if (!line.accept("drew")) {
        line.wrong(Expected::About);
        return false;
    }
    draft.table.seats[seat].hasDrawnThisTurn = !isNot;
    return true;
}

void readSeat(Line& line, Draft& draft)
{
    const auto number = line.takeNumber(1, static_cast<int>(draft.table.seats.size()));
    if (!number) return;
    const auto seat = static_cast<SeatIndex>(*number - 1);
    do {
        if (!readSeatClause(line, draft, seat)) return;
    } while (line.accept(";") && !line.atEnd());
}

} // namespace

std::span<const LineKind> seatLines()
{
    static constexpr std::array kinds{LineKind{"seats", readSeats}, LineKind{"first", readFirst},
                                      LineKind{"seat", readSeat}};
    return kinds;
}

} // namespace caboose::notation
