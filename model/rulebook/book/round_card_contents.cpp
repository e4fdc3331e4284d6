// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/round_card_contents.h"

#include "model/rules/06_round_cards/catalogue.h"

#include <array>
#include <optional>

namespace caboose::rulebook {

namespace {

using rules::Event;
using rules::Turn;

/// 2.6.1: what is on some of the cards of a box, though no text tells on which.
std::optional<Turn> turnBroughtBy(Box box)
{
    switch (box) {
    case Box::MarshalPrisoners: return Turn::Jarring;
    case Box::Couriers: return Turn::Diversion;
    case Box::StationTunnel: return Turn::Tunnel;
    case Box::Base:
    case Box::HorsesStagecoach:
    case Box::NorthPole:
    case Box::TimeTravel:
    case Box::Bandits:
    case Box::Silk:
    case Box::Anniversary: break;
    }
    return std::nullopt;
}

/// Those that lie in a box; a card that nobody has read may show what its box brings.
RoundCardContents allOf(Box box)
{
    RoundCardContents contents;
    for (const rules::NamedRoundCard& named : rules::allRoundCards()) {
        if (rules::boxOf(named.card.id) == box) contents.add(contentsOf(std::span(&named.card, 1)));
    }
    return contents;
}

/// 4.4.1: for the events, what each of them needs one of; nothing if any game will do.
Pieces neededFor(Event event)
{
    using enum Piece;
    static constexpr std::array<Pieces, rules::eventCount> needed{
        Pieces(),
#define EVENT(name, key, chapter, section, point) Pieces(
#define NEEDS(...)                                                                                 \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define END ),
#include "model/rules/02_components/events.def"
    };
    return needed[static_cast<std::size_t>(event)];
}

} // namespace

void RoundCardContents::add(const RoundCardContents& more)
{
    events |= more.events;
    turns |= more.turns;
}

RoundCardContents contentsOf(std::span<const rules::RoundCard> cards)
{
    RoundCardContents contents;
    for (const rules::RoundCard& card : cards) {
        if (card.event != Event::None) contents.events.insert(card.event);
        for (const Turn turn : card.turns) contents.turns.insert(turn);
        const auto box = card.turns.empty() ? rules::boxOf(card.id) : std::nullopt;
        if (const auto turn = box ? turnBroughtBy(*box) : std::nullopt)
            contents.turns.insert(*turn);
    }
    return contents;
}

RoundCardContents contentsOf(Boxes boxes)
{
    RoundCardContents contents;
    contents.turns = allOf(Box::Base).turns;
    for (const Box box : boxes) contents.add(allOf(box));
    return contents;
}

RoundCardContents sortedFor(Pieces pieces, RoundCardContents contents)
{
    for (const Event event : contents.events) {
        const Pieces needed = neededFor(event);
        if (!needed.empty() && (needed & pieces).empty()) contents.events.erase(event);
    }
    if (!pieces.contains(Piece::Flasks)) contents.events.erase(Event::ShotOfWhiskey);
    // 6.2: only teams have diversions.
    if (!pieces.contains(Piece::Teams)) contents.turns.erase(Turn::Diversion);
    return contents;
}

} // namespace caboose::rulebook
