// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// round 2 swivel-arm-2-4 / rounds bridge-2-4 card(normal tunnel event:braking)
// round-deck up-to-four station / step perform-action card 3

#include "model/notation/reader.h"
#include "model/rules/06_round_cards/catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

std::optional<int> takeId(Line& line)
{
    return line.takeNumber(0, UINT8_MAX);
}

/// One word or pair inside "card(...)".
bool readProperty(Line& line, RoundCard& card)
{
    if (const auto turn = line.acceptKey([](auto w) { return turnFrom(w); })) {
        return addTo(card.turns, *turn, line);
    }
    const std::string_view what = line.peek();
    if (what != "event" && what != "set" && what != "hands" && what != "id") {
        line.wrong(Expected::Turn);
        return false;
    }
    line.take();
    if (!line.expect(":")) return false;
    if (what == "event") {
        const auto event = line.takeKey(Expected::Event, [](auto w) { return eventFrom(w); });
        card.event = event.value_or(Event::None);
    } else if (what == "set") {
        const auto set = line.takeKey(Expected::RoundSet, [](auto w) { return roundSetFrom(w); });
        card.set = set.value_or(RoundSet::UpToFour);
    } else {
        const auto number = takeId(line);
        (what == "hands" ? card.hands : card.id) = static_cast<std::uint8_t>(number.value_or(0));
    }
    return !line.isWrong();
}

std::optional<RoundCard> takeOwnCard(Line& line)
{
    RoundCard card;
    card.id = firstOwnRoundCard;
    if (!line.expect("(")) return std::nullopt;
    while (!line.accept(")")) {
        if (!readProperty(line, card)) return std::nullopt;
        line.accept(",");
    }
    return card;
}

} // namespace

std::optional<RoundCard> takeRoundCard(Line& line)
{
    if (line.accept("card")) return takeOwnCard(line);
    const NamedRoundCard* card = findRoundCard(line.peek());
    if (card == nullptr) {
        line.wrong(Expected::RoundCard);
        return std::nullopt;
    }
    line.take();
    return card->card;
}

namespace {

void startRounds(Draft& draft)
{
    if (!draft.block.rounds) draft.table.rounds.clear();
    draft.block.rounds = true;
}

void readRound(Line& line, Draft& draft)
{
    const auto number = line.takeNumber(0, UINT8_MAX);
    if (!number) return;
    draft.table.progress.round = static_cast<std::uint8_t>(*number);
    draft.saidRound = true;
    if (line.atEnd()) return;
    const auto card = takeRoundCard(line);
    if (!card) return;
    startRounds(draft);
    addTo(draft.table.rounds, *card, line);
}

void readRounds(Line& line, Draft& draft)
{
    startRounds(draft);
    takeList(line, [&] {
        const auto card = takeRoundCard(line);
        return card && addTo(draft.table.rounds, *card, line);
    });
}

/// All of a set that have not come up yet.
bool addSet(Line& line, Table& table, RoundSet set)
{
    for (const NamedRoundCard& card : baseRoundCards()) {
        if (card.card.set != set || table.rounds.contains(card.card)) continue;
        if (!addTo(table.roundDeck, card.card, line)) return false;
    }
    return true;
}

void readRoundDeck(Line& line, Draft& draft)
{
    Table& table = draft.table;
    if (!draft.block.roundDeck) table.roundDeck.clear();
    draft.block.roundDeck = true;
    takeList(line, [&] {
        if (const auto set = line.acceptKey([](auto w) { return roundSetFrom(w); })) {
            return addSet(line, table, *set);
        }
        const auto card = takeRoundCard(line);
        return card && addTo(table.roundDeck, *card, line);
    });
}

void readStep(Line& line, Draft& draft)
{
    Progress& progress = draft.table.progress;
    const auto step = line.takeKey(Expected::Step, [](auto w) { return stepFrom(w); });
    if (!step) return;
    if (!draft.isEdit) progress = {.round = progress.round};
    progress.step = *step;
    while (!line.atEnd()) {
        if (line.accept("again")) {
            progress.playsLeft = 1;
            continue;
        }
        if (line.accept("must-play")) {
            progress.mustPlay = true;
            continue;
        }
        if (line.accept("plays")) {
            progress.playsLeft =
                static_cast<std::uint8_t>(line.takeNumber(0, UINT8_MAX).value_or(0));
            continue;
        }
        const std::string_view what = line.peek();
        std::uint8_t* field = what == "turn"    ? &progress.turn
                              : what == "place" ? &progress.place
                              : what == "card"  ? &progress.card
                                                : nullptr;
        if (field == nullptr) {
            line.wrong(Expected::This, "turn");
            return;
        }
        line.take();
        // People count from one.
        const auto number = line.takeNumber(1, UINT8_MAX + 1);
        if (number) *field = static_cast<std::uint8_t>(*number - 1);
    }
}

} // namespace

std::span<const LineKind> roundLines()
{
    static constexpr std::array kinds{LineKind{"round", readRound}, LineKind{"rounds", readRounds},
                                      LineKind{"round-deck", readRoundDeck},
                                      LineKind{"step", readStep}};
    return kinds;
}

} // namespace caboose::notation
