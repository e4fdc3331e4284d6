// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/planned_seats.h"

#include "model/rules/04_set_up/05_seats_of_bots.h"
#include "model/rules/16_bots/bot_row.h"

#include <algorithm>
#include <utility>

namespace caboose::items {

PlannedSeats::PlannedSeats(std::vector<rules::Pawn> order, rules::PawnSet playing,
                           rules::PawnSet bots)
    : m_order(std::move(order)), m_playing(playing), m_asBots(bots)
{}

void PlannedSeats::offer(const OfferedCharacters& offered)
{
    m_offered = offered;
    const rules::PawnSet all = offered.people | offered.bots;
    std::erase_if(m_order, [all](rules::Pawn who) { return !all.contains(who); });
    for (const rules::Pawn who : all) {
        const bool isNew = std::find(m_order.begin(), m_order.end(), who) == m_order.end();
        if (isNew) m_order.push_back(who);
    }
    for (const rules::Pawn who : m_playing) {
        if (!mayBePerson(who) && !mayBeBot(who)) m_playing.erase(who);
    }
}

rules::PawnSet PlannedSeats::bots() const
{
    rules::PawnSet bots;
    for (const rules::Pawn who : m_playing) {
        const bool isAsked = m_asBots.contains(who) || !mayBePerson(who);
        if (isAsked && mayBeBot(who)) bots.insert(who);
    }
    return bots;
}

bool PlannedSeats::mayBePerson(rules::Pawn who) const
{
    return m_offered.people.contains(who);
}

bool PlannedSeats::mayBeBot(rules::Pawn who) const
{
    return m_offered.bots.contains(who) && rules::botRow(who)->isRefereed();
}

bool PlannedSeats::hasBots() const
{
    return std::any_of(m_order.begin(), m_order.end(),
                       [this](rules::Pawn who) { return mayBeBot(who); });
}

void PlannedSeats::setPlays(rules::Pawn who, bool plays)
{
    const bool may = mayBePerson(who) || mayBeBot(who);
    if (plays && may)
        m_playing.insert(who);
    else
        m_playing.erase(who);
}

void PlannedSeats::setBot(rules::Pawn who, bool isBot)
{
    if (isBot ? !mayBeBot(who) : !mayBePerson(who)) return;
    if (isBot)
        m_asBots.insert(who);
    else
        m_asBots.erase(who);
    m_playing.insert(who);
}

void PlannedSeats::joinAsBots(int wanted)
{
    for (const rules::Pawn who : m_order) {
        if (m_playing.size() >= wanted) return;
        if (m_playing.contains(who) || !mayBeBot(who)) continue;
        setBot(who, true);
        m_joined.insert(who);
    }
}

void PlannedSeats::setPeople(int count, int characters)
{
    m_playing = bots() - m_joined;
    m_asBots = m_asBots - m_joined;
    m_joined = {};
    joinAsBots(characters - count);
    const int wanted = m_playing.size() + count;
    for (const rules::Pawn who : m_order) {
        if (m_playing.size() < wanted && mayBePerson(who)) m_playing.insert(who);
    }
}

bool PlannedSeats::move(int place, int by)
{
    const int last = static_cast<int>(m_order.size()) - 1;
    const int to = std::clamp(place + by, 0, last);
    if (place < 0 || place > last || to == place) return false;
    const rules::Pawn who = m_order[static_cast<std::size_t>(place)];
    m_order.erase(m_order.begin() + place);
    m_order.insert(m_order.begin() + to, who);
    return true;
}

namespace {

using Seats = rules::FixedVector<rules::SeatPlan, rules::maxSeats>;

/// The seat of somebody who takes part.
rules::SeatIndex seatWith(const Seats& seats, rules::Pawn who)
{
    const auto* seat = std::find_if(seats.begin(), seats.end(), [who](const rules::SeatPlan& s) {
        return s.characters.contains(who);
    });
    return static_cast<rules::SeatIndex>(seat - seats.begin());
}

} // namespace

int PlannedSeats::seatOf(rules::Pawn who, int each, rules::Pawn first) const
{
    const Seats planned = seats(each);
    const rules::SeatIndex seat = seatWith(planned, who);
    if (bots().empty() || !plays(first)) return seat + 1;
    rules::BotsInSeats isBot;
    for (const rules::SeatPlan& s : planned) isBot.push_back(s.isBot);
    const auto order = rules::seatsWithBotsSpread(isBot, seatWith(planned, first));
    const auto* opening = std::find(isBot.begin(), isBot.end(), false);
    const auto one = static_cast<rules::SeatIndex>(opening - isBot.begin());
    const auto placeOf = [&](rules::SeatIndex s) {
        return static_cast<int>(std::find(order.begin(), order.end(), s) - order.begin());
    };
    const int all = static_cast<int>(order.size());
    return (placeOf(seat) - placeOf(one) + all) % all + 1;
}

rules::FixedVector<rules::SeatPlan, rules::maxSeats> PlannedSeats::seats(int each) const
{
    rules::FixedVector<rules::SeatPlan, rules::maxSeats> seats;
    for (const rules::Pawn who : m_order) {
        if (!m_playing.contains(who)) continue;
        const bool isOpen =
            !seats.empty() && static_cast<int>(seats.back().characters.size()) < each;
        if (!isOpen) seats.push_back({});
        seats.back().characters.push_back(who);
        seats.back().isBot = isBot(who);
    }
    return seats;
}

} // namespace caboose::items
