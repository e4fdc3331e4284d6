// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/rulebook_context.h"

#include "model/rulebook/book/pieces_on_table.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

/// An expansion's own booklet speaks in games by the official rules that are played with it. Its
/// bandits may ride along in any game and bring no rules but their own.
PrintedTexts bookletsFor(rules::Edition edition, Pieces pieces)
{
    PrintedTexts texts;
    if (edition == rules::Edition::Combined21) return texts;
    for (int t = rules::editionCount; t < printedTextCount; ++t) {
        const auto booklet = static_cast<PrintedText>(t);
        if (!(pieces & bringing(booklet)).empty()) texts.insert(booklet);
    }
    return texts;
}

int playersAmong(const auto& seats)
{
    return static_cast<int>(
        std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return !seat.isBot; }));
}

RulebookContext gameBy(const rules::Rulings& rulings, rules::Edition edition, Pieces pieces,
                       RoundCardContents roundCards)
{
    RulebookContext game;
    game.edition = edition;
    game.rulings = rulings;
    game.texts = textsInForce(edition) | bookletsFor(edition, pieces);
    // 4.2.9: where that booklet holds, they are always part of the game, even when all are drunk.
    if (game.texts.contains(PrintedText::HorsesStagecoach)) pieces.insert(Piece::Flasks);
    game.pieces = pieces;
    game.roundCards = sortedFor(pieces, roundCards);
    return game;
}

/// The boxes whose round cards belong to what is on a table of which no round card is known.
Boxes boxesBehind(Pieces pieces)
{
    Boxes boxes{Box::Base};
    if (!(pieces & bringing(PrintedText::HorsesStagecoach)).empty()) {
        boxes.insert(Box::HorsesStagecoach);
    }
    if (!(pieces & bringing(PrintedText::MarshalPrisoners)).empty()) {
        boxes.insert(Box::MarshalPrisoners);
    }
    if (!(pieces & (bringing(PrintedText::Couriers) | Pieces{Piece::Teams})).empty()) {
        boxes.insert(Box::Couriers);
    }
    return boxes;
}

RoundCardContents roundCardsOf(const rules::Table& table, Pieces pieces)
{
    RoundCardContents contents = contentsOf(table.rounds);
    contents.add(contentsOf(table.roundDeck));
    const bool areKnown = !table.rounds.empty() || !table.roundDeck.empty();
    return areKnown ? contents : contentsOf(boxesBehind(pieces));
}

std::uint64_t bitsOf(const auto& values)
{
    std::uint64_t bits = 0;
    for (const auto value : values) bits |= 1ULL << static_cast<unsigned>(value);
    return bits;
}

/// Whether the game has one of the values that a condition names.
bool hasValueOf(const Condition& condition, const RulebookContext& game)
{
    std::uint64_t has = 0;
    switch (condition.subject) {
    case Subject::Edition: has = bitsOf(game.texts); break;
    case Subject::With: has = bitsOf(game.pieces); break;
    case Subject::Event:
        if (game.rulings.is(rules::RoundEvents::Yes)) has = bitsOf(game.roundCards.events);
        break;
    case Subject::Turn: has = bitsOf(game.roundCards.turns); break;
    case Subject::Players: has = 1ULL << static_cast<unsigned>(game.players); break;
    case Subject::Ruling: has = 1ULL << game.rulings.at(condition.ruling); break;
    }
    return (condition.values & has) != 0;
}

/// Whether a game may be so and not be so: nothing is settled about it yet.
bool isUnsettled(const Condition& condition, const RulebookContext& game)
{
    switch (condition.subject) {
    case Subject::Players: return game.players == 0;
    case Subject::With:
    case Subject::Event:
    case Subject::Turn: return game.isLeftOpen && condition.isNegated;
    case Subject::Edition:
    case Subject::Ruling: break;
    }
    return false;
}

/// Every condition of the same kind decides alike: rules first, then what is on the table.
bool holds(const Condition& condition, const RulebookContext& game)
{
    return isUnsettled(condition, game) || hasValueOf(condition, game) != condition.isNegated;
}

bool isAboutRules(const Condition& condition)
{
    return condition.subject == Subject::Edition || condition.subject == Subject::Ruling;
}

} // namespace

Pieces bringing(PrintedText booklet)
{
    using enum Piece;
    switch (booklet) {
    case PrintedText::HorsesStagecoach: return {Stagecoach, Horses, Shotgun, Hostages, Flasks};
    case PrintedText::MarshalPrisoners: return {PlayerMarshal, PrisonCar, Prisoners};
    case PrintedText::Couriers: return {Couriers, TwoTrains};
    case PrintedText::TimeTravel: return {TimeTravelCar};
    case PrintedText::Combined21:
    case PrintedText::Official2016:
    case PrintedText::Official2016FirstGame:
    case PrintedText::Official2016Expert:
    case PrintedText::Official2016TwoBandits:
    case PrintedText::Official2014:
    case PrintedText::Official2014Expert:
    case PrintedText::Official2014Duel:
    case PrintedText::Official2014TwoBandits:
    case PrintedText::Official2014Pairs: break;
    }
    return {};
}

RulebookContext gameOn(const rules::Table& table)
{
    const Pieces pieces = piecesOn(table);
    RulebookContext game =
        gameBy(table.rulings, nearestEdition(table.rulings), pieces, roundCardsOf(table, pieces));
    game.players = playersAmong(table.seats);
    return game;
}

RulebookContext gameOf(const rules::Plan& plan)
{
    const auto cards = plan.roundCards.empty() ? rules::roundCardsFor(plan) : plan.roundCards;
    RulebookContext game =
        gameBy(plan.rulings, nearestEdition(plan.rulings), piecesIn(plan), contentsOf(cards));
    game.players = playersAmong(plan.seats);
    return game;
}

RulebookContext gameOf(rules::Edition edition, Boxes boxes, int players)
{
    // The edition's own rulings: which booklets lie over it depends on what comes onto the table,
    // and the text tells both.
    RulebookContext game =
        gameBy(rules::preset(edition), edition, piecesOf(boxes), contentsOf(boxes));
    game.players = players;
    game.isLeftOpen = true;
    return game;
}

RulebookContext under(rules::Edition edition, const RulebookContext& game)
{
    RulebookContext other = gameBy(rules::preset(edition, bookletsFor(edition, game.pieces)),
                                   edition, game.pieces, game.roundCards);
    other.isLeftOpen = game.isLeftOpen;
    other.players = game.players;
    return other;
}

rules::Edition nearestEdition(const rules::Rulings& rulings)
{
    return rules::nearestPresets(rulings).edition;
}

Applicability applicabilityOf(const Conditions& conditions, const RulebookContext& game)
{
    bool isInForce = true;
    for (const Condition& condition : conditions) {
        if (holds(condition, game)) continue;
        if (!isAboutRules(condition)) return Applicability::NotOnTable;
        isInForce = false;
    }
    return isInForce ? Applicability::InForce : Applicability::OtherRules;
}

bool restOnWhatIsLeftOut(const Conditions& conditions, const RulebookContext& game)
{
    return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
        return condition.subject != Subject::Players && isUnsettled(condition, game) &&
               hasValueOf(condition, game);
    });
}

} // namespace caboose::rulebook
