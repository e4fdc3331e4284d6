// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"

#include <algorithm>
#include <span>
#include <vector>

namespace caboose::notation {

using namespace rules;

namespace {

void writeProperty(std::string_view name, std::string_view value, Lines& lines)
{
    lines.word(name);
    lines.sign(':');
    lines.append(value);
}

void writeOwnCard(const RoundCard& card, Lines& lines)
{
    lines.word("card(");
    lines.joinNext();
    for (const Turn turn : card.turns) lines.word(keyOf(turn));
    if (card.event != Event::None) writeProperty("event", keyOf(card.event), lines);
    if (card.set != RoundSet::UpToFour) writeProperty("set", keyOf(card.set), lines);
    if (card.hands != 0) writeProperty("hands", std::to_string(card.hands), lines);
    if (card.id != firstOwnRoundCard) writeProperty("id", std::to_string(card.id), lines);
    lines.sign(')');
}

void writeRoundCard(const RoundCard& card, Lines& lines)
{
    const NamedRoundCard* named = findRoundCard(card.id);
    if (named != nullptr && named->card == card) {
        lines.word(named->key);
    } else {
        writeOwnCard(card, lines);
    }
}

std::vector<RoundCard> stillInSet(const Table& table, RoundSet set)
{
    std::vector<RoundCard> cards;
    for (const NamedRoundCard& named : baseRoundCards()) {
        if (named.card.set == set && !table.rounds.contains(named.card)) {
            cards.push_back(named.card);
        }
    }
    return cards;
}

/// As many sets as the deck begins with, by their names; returns how many cards that are.
std::size_t writeSets(const Table& table, Lines& lines)
{
    const std::span deck(table.roundDeck.begin(), table.roundDeck.end());
    std::size_t done = 0;
    for (const RoundSet set : {RoundSet::UpToFour, RoundSet::FiveOrMore, RoundSet::Station}) {
        const std::vector<RoundCard> cards = stillInSet(table, set);
        const auto rest = deck.subspan(done);
        const bool isNext = !cards.empty() && cards.size() <= rest.size() &&
                            std::equal(cards.begin(), cards.end(), rest.begin());
        if (!isNext) continue;
        lines.word(keyOf(set));
        done += cards.size();
    }
    return done;
}

void writeRoundDeck(const Table& table, Lines& lines)
{
    if (table.roundDeck.empty()) return;
    lines.word("round-deck");
    for (std::size_t i = writeSets(table, lines); i < table.roundDeck.size(); ++i) {
        writeRoundCard(table.roundDeck[i], lines);
    }
    lines.end();
}

void writeStep(const Progress& progress, Lines& lines)
{
    const Progress start{.round = progress.round};
    if (progress == start) return;
    lines.word("step");
    lines.word(keyOf(progress.step));
    // People count from one.
    const auto counted = [&](std::string_view what, int index) {
        if (index == 0) return;
        lines.word(what);
        lines.number(index + 1);
    };
    counted("turn", progress.turn);
    counted("place", progress.place);
    counted("card", progress.card);
    if (progress.playsLeft == 1) lines.word("again");
    if (progress.playsLeft > 1) {
        lines.word("plays");
        lines.number(progress.playsLeft);
    }
    if (progress.mustPlay) lines.word("must-play");
    lines.end();
}

} // namespace

void writeRounds(const Table& table, Lines& lines)
{
    if (!table.rounds.empty()) {
        lines.word("rounds");
        for (const RoundCard& card : table.rounds) writeRoundCard(card, lines);
        lines.end();
    }
    if (table.progress.round != defaultRound(table)) {
        lines.word("round");
        lines.number(table.progress.round);
        lines.end();
    }
    writeRoundDeck(table, lines);
    writeStep(table.progress, lines);
}

namespace {

void writePlayed(const Table& table, const PlayedCard& played, Lines& lines)
{
    lines.word(textOf(played.card));
    const bool isBySeatOfOwner = seatWith(table, played.card.owner) == played.seat;
    if (!played.isFaceDown && isBySeatOfOwner) return;
    lines.append("(");
    if (played.isFaceDown) lines.append("face-down");
    if (!isBySeatOfOwner) {
        if (played.isFaceDown) lines.append(", ");
        lines.append("by seat " + std::to_string(played.seat + 1));
    }
    lines.append(")");
}

} // namespace

void writeDeck(const Table& table, Lines& lines)
{
    int turn = 0;
    for (const PlayedCard& played : table.commonDeck) {
        if (played.turn != turn && !lines.isAtStart()) lines.end();
        if (lines.isAtStart()) lines.word("deck");
        if (played.turn != turn) {
            turn = played.turn;
            lines.word("turn");
            lines.number(turn + 1);
        }
        writePlayed(table, played, lines);
    }
    if (!lines.isAtStart()) lines.end();
}

} // namespace caboose::notation
