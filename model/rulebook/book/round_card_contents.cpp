// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/round_card_contents.h"

#include "model/rules/02_components/manifests/manifest.h"

#include <array>

namespace caboose::rulebook {

namespace {

using rules::Event;
using rules::Turn;

/// Those that lie in a module's box.
RoundCardContents contentsOfModule(rules::Module module)
{
    RoundCardContents contents;
    for (const rules::NamedRoundCard& named : rules::manifestOf(module).box->roundCards) {
        contents.add(contentsOf(std::span(&named.card, 1)));
    }
    return contents;
}

/// 2.6.1; turns that no text tells of any card are on some of them all the same.
RoundCardContents contentsOf(Box box)
{
    RoundCardContents contents;
    switch (box) {
    case Box::Base: return contentsOfModule(rules::Module::Base);
    case Box::HorsesStagecoach: return contentsOfModule(rules::Module::Stagecoach);
    case Box::MarshalPrisoners:
        contents = contentsOfModule(rules::Module::MarshalPrisoners);
        contents.turns.insert(Turn::Jarring);
        break;
    case Box::Couriers:
        contents = contentsOfModule(rules::Module::Couriers);
        contents.turns.insert(Turn::Diversion);
        break;
    case Box::NorthPole: return contentsOfModule(rules::Module::NorthPole);
    case Box::StationTunnel:
        contents = contentsOfModule(rules::Module::TunnelStation);
        contents.turns.insert(Turn::Tunnel);
        break;
    case Box::TimeTravel:
    case Box::Bandits:
    case Box::Silk:
    case Box::Anniversary: break;
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
    }
    return contents;
}

RoundCardContents contentsOf(Boxes boxes)
{
    RoundCardContents contents;
    contents.turns = contentsOfModule(rules::Module::Base).turns;
    for (const Box box : boxes) contents.add(contentsOf(box));
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
