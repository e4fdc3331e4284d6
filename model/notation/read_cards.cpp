// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// hand 2 move fire tuco:bullet bullet / deck belle:move ghost:fire(face-down) turn 2 doc:punch

#include "model/notation/defaults.h"
#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

std::optional<Pawn> ownerFrom(std::string_view word)
{
    if (word == "neutral" || word == "nobody") return Pawn::None;
    return pawnFrom(word);
}

std::optional<CardKind> kindFrom(std::string_view word)
{
    if (word == "?") return CardKind::Unknown;
    return singular(word, [](auto w) { return cardKindFrom(w); });
}

} // namespace

bool isCardWithOwnerNext(const Line& line)
{
    Line ahead = line;
    if (!ownerFrom(ahead.take()) || ahead.take() != ":") return false;
    return kindFrom(ahead.peek()).has_value();
}

namespace {

/// bullet:3, but not the colon of "refuses belle:move: not-in-hand".
bool isNumberBehindColon(const Line& line)
{
    Line ahead = line;
    return ahead.accept(":") && ahead.isNumberNext();
}

} // namespace

namespace {

/// "marshal:bullet(disarmed)", but not what is said of a card on the common deck.
std::optional<MarshalBullet> acceptMarshalBullet(Line& line)
{
    Line ahead = line;
    if (!ahead.accept("(")) return std::nullopt;
    const auto bullet = marshalBulletFrom(ahead.take());
    if (!bullet || !ahead.accept(")")) return std::nullopt;
    line.backTo(ahead);
    return bullet;
}

} // namespace

std::optional<Card> takeCard(Line& line, Pawn defaultOwner)
{
    Card card;
    const bool hasOwner = isCardWithOwnerNext(line);
    if (hasOwner) {
        card.owner = *ownerFrom(line.take());
        line.take();
    }
    const auto kind = line.takeKey(Expected::Card, kindFrom);
    if (!kind) return std::nullopt;
    card.kind = *kind;
    // A bullet belongs to whoever fired it, and nobody fired a neutral one.
    if (!hasOwner) card.owner = *kind == CardKind::Bullet ? Pawn::None : defaultOwner;
    if (isMarshalBullet(card)) {
        if (const auto bullet = acceptMarshalBullet(line)) return cardOf(*bullet);
    }
    if (isNumberBehindColon(line)) {
        line.take();
        const auto number = line.takeNumber(0, UINT8_MAX);
        if (!number) return std::nullopt;
        card.number = static_cast<std::uint8_t>(*number);
    }
    return card;
}

namespace {

bool addTo(Cards& cards, Card card, int count, Line& line)
{
    constexpr int mostKinds = 44;
    const bool hasRoom = cards.has(card) || cards.end() - cards.begin() < mostKinds;
    if (!hasRoom || cards.count(card) + count > UINT8_MAX) {
        line.wrong({.problem = Problem::TooMany, .expected = Expected::Card, .highest = mostKinds});
        return false;
    }
    cards.add(card, count);
    return true;
}

constexpr int mostCards = UINT8_MAX;

std::optional<int> takeCount(Line& line)
{
    return line.isNumberNext() ? line.takeNumber(1, mostCards) : 1;
}

void readCards(Line& line, Pawn owner, Cards& cards)
{
    takeList(line, [&] {
        const auto count = takeCount(line);
        const auto card = count ? takeCard(line, owner) : std::nullopt;
        return card && addTo(cards, *card, *count, line);
    });
}

template <std::size_t N>
void readOrdered(Line& line, Pawn owner, FixedVector<Card, N>& cards)
{
    takeList(line, [&] {
        const auto count = takeCount(line);
        const auto card = count ? takeCard(line, owner) : std::nullopt;
        bool fits = card.has_value();
        for (int i = 0; fits && i < *count; ++i) fits = notation::addTo(cards, *card, line);
        return fits;
    });
}

template <std::size_t N>
bool isFirstMention(std::bitset<N>& said, std::size_t which)
{
    const bool isFirst = !said[which];
    said.set(which);
    return isFirst;
}

} // namespace

bool isCardsClause(std::string_view word)
{
    return word == "hand" || word == "pile" || word == "top" || word == "bottom" ||
           word == "discard";
}

void readCardsOfSeat(Line& line, Draft& draft, SeatIndex index, std::string_view what)
{
    Seat& seat = draft.table.seats[index];
    const Pawn owner = seat.characters.empty() ? Pawn::None : seat.characters.front();
    if (what == "hand") {
        if (isFirstMention(draft.block.hand, index)) seat.hand.clear();
        readCards(line, owner, seat.hand);
    } else if (what == "discard") {
        if (isFirstMention(draft.block.discard, index)) seat.discard.clear();
        readCards(line, owner, seat.discard);
    } else if (what == "pile") {
        draft.saidPile.set(index);
        if (isFirstMention(draft.block.pile, index)) seat.pile.clear();
        readCards(line, owner, seat.pile);
    } else if (what == "bottom") {
        if (isFirstMention(draft.block.bottom, index)) seat.bottom.clear();
        readOrdered(line, owner, seat.bottom);
    } else {
        if (isFirstMention(draft.block.top, index)) seat.top.clear();
        readOrdered(line, owner, seat.top);
    }
}

namespace {

/// "(face-down, by doc)" behind a card of the common deck.
bool readManner(Line& line, const Draft& draft, PlayedCard& played, bool& saidBy)
{
    if (!line.accept("(")) return true;
    do {
        if (line.accept("face-down")) {
            played.isFaceDown = true;
        } else if (line.accept("by")) {
            // A seat that does not exist is inconsistent, but can be said.
            const auto number =
                line.accept("seat") ? line.takeNumber(1, UINT8_MAX + 1) : std::nullopt;
            const auto seat = number           ? static_cast<SeatIndex>(*number - 1)
                              : line.isWrong() ? std::optional<SeatIndex>{}
                                               : takeSeat(line, draft);
            if (!seat) return false;
            played.seat = *seat;
            saidBy = true;
        } else {
            line.wrong(Expected::This, "face-down");
            return false;
        }
    } while (line.accept(","));
    return line.expect(")");
}

bool readPlayed(Line& line, Draft& draft, std::uint8_t turn)
{
    const Line before = line;
    const auto card = takeCard(line, Pawn::None);
    if (!card) return false;
    PlayedCard played{.card = *card, .turn = turn};
    bool saidBy = false;
    if (!readManner(line, draft, played, saidBy)) return false;
    if (!saidBy) {
        const auto seat = seatWith(draft.table, card->owner);
        if (!seat) {
            line.backTo(before);
            line.wrong({.problem = Problem::NotSeated, .expected = Expected::CardOfSeat});
            return false;
        }
        played.seat = *seat;
    }
    return notation::addTo(draft.table.commonDeck, played, line);
}

void readDeck(Line& line, Draft& draft)
{
    auto& deck = draft.table.commonDeck;
    if (!draft.block.deck) deck.clear();
    draft.block.deck = true;
    int turn = deck.empty() ? 0 : deck.back().turn;
    takeList(line, [&] {
        if (!line.accept("turn")) return readPlayed(line, draft, static_cast<std::uint8_t>(turn));
        const auto number = line.takeNumber(1, UINT8_MAX + 1);
        turn = number.value_or(1) - 1;
        return number.has_value();
    });
}

} // namespace

std::span<const LineKind> cardLines()
{
    static constexpr std::array kinds{LineKind{"deck", readDeck}};
    return kinds;
}

} // namespace caboose::notation
