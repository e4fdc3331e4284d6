// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/lasting_position.h"

#include "model/notation/defaults.h"
#include "model/notation/notation.h"
#include "model/notation/writer.h"
#include "model/rules/core/rulings_catalogue.h"

namespace caboose::game {

namespace {

std::string rulingLines(const rules::Rulings& rulings)
{
    std::string lines;
    for (std::size_t i = 0; i < rules::rulingCount; ++i) {
        const auto ruling = static_cast<rules::Ruling>(i);
        const rules::RulingInfo& info = rules::info(ruling);
        lines += "ruling ";
        lines += info.key;
        lines += ' ';
        lines += info.values[rulings.at(ruling)];
        lines += '\n';
    }
    return lines;
}

/// The draw pile of a seat, if the notation has left it out.
std::string pileLine(const rules::Table& table, rules::SeatIndex seat)
{
    const rules::Cards& pile = table.seats[seat].pile;
    if (pile.empty() || pile != notation::defaultPile(table, seat)) return {};
    std::string line = "seat " + std::to_string(seat + 1) + " pile";
    for (const rules::CardCount& c : pile) {
        if (c.count > 1) line += ' ' + std::to_string(c.count);
        line += ' ' + notation::textOf(c.card);
    }
    return line + '\n';
}

} // namespace

std::string lastingText(const rules::Position& position)
{
    std::string text = notation::write(position) + rulingLines(position.table.rulings);
    for (rules::SeatIndex seat = 0; seat < position.table.seats.size(); ++seat)
        text += pileLine(position.table, seat);
    return text;
}

std::optional<rules::Position> positionFrom(std::string_view text)
{
    notation::Reading reading = notation::read(text);
    if (!reading.isSound()) return std::nullopt;
    return std::move(reading.position);
}

} // namespace caboose::game
