// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/stock.h"

#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/core/names.h"

namespace caboose::rules {

namespace {

std::size_t giverOf(Card bullet)
{
    return bullet.owner == Pawn::None ? characterCount : static_cast<std::size_t>(bullet.owner);
}

/// 5.2.3: a flask that was drunk from is the same token, and what is in it may come out late.
LootKind asFull(LootKind kind)
{
    return flaskOf(kind) == Flask::None ? kind : LootKind::Whiskey;
}

void countTokens(const Table& table, Stock& stock)
{
    for (const LootPile& pile : table.loot) {
        const auto kind = static_cast<std::size_t>(asFull(pile.loot.kind));
        stock.tokens[kind] += pile.count;
        if (table.kept.purseValues) stock.dollars[kind] += pile.count * pile.loot.value;
    }
}

void countCard(Card card, int count, Stock& stock)
{
    if (card.kind == CardKind::Bullet) {
        stock.bullets[giverOf(card)] += count;
    } else if (card.kind != CardKind::Unknown) {
        stock.cards[static_cast<std::size_t>(card.owner)][static_cast<std::size_t>(card.kind)] +=
            count;
    }
}

void countCards(const Cards& cards, Stock& stock)
{
    for (const CardCount& c : cards) countCard(c.card, c.count, stock);
}

/// Cards of the common deck that nobody has been given back so far.
/// 11.3.2: bullets that hit a bot are among no cards.
void countBefore(const Sheet& sheet, Stock& stock)
{
    for (std::size_t giver = 0; giver < sheet.received.size(); ++giver) {
        stock.bullets[giver] += sheet.received[giver];
    }
}

/// 5.4.2: neutral ones are back in the stock, all others out of the game.
void countHealed(const Sheet& sheet, Stock& stock)
{
    for (std::size_t giver = 0; giver < characterCount; ++giver) {
        stock.bullets[giver] += sheet.healed[giver];
    }
}

void countCommonDeck(const Table& table, Stock& stock)
{
    const bool together = table.rulings.is(ResolvedCardReturn::AfterAllActions);
    const std::size_t first = together ? 0 : table.progress.card;
    for (std::size_t i = first; i < table.commonDeck.size(); ++i)
        countCard(table.commonDeck[i].card, 1, stock);
}

/// 20.4.2: of two bandits' Marshal cards one was set aside. From a physical deck the other one may
/// come up than the program took it for, so that they count as one.
void countMarshalCardsTogether(const Table& table, Stock& stock)
{
    if (table.kept.decks) return;
    const auto marshal = static_cast<std::size_t>(CardKind::Marshal);
    for (const Seat& seat : table.seats) {
        if (seat.characters.size() < 2) continue;
        int& first = stock.cards[static_cast<std::size_t>(seat.characters.front())][marshal];
        int& second = stock.cards[static_cast<std::size_t>(seat.characters.back())][marshal];
        first += second;
        second = 0;
    }
}

/// 14.2: by the booklet they lie before whom they hit.
void countInFront(const Table& table, Stock& stock)
{
    if (!table.rulings.is(MarshalBulletPlacement::InFrontThenShuffledIn)) return;
    for (const Sheet& sheet : table.sheets) {
        stock.bullets[static_cast<std::size_t>(Pawn::Marshal)] +=
            sheet.disarmed + sheet.woundedKnees + sheet.shoulderInjuries;
    }
}

} // namespace

Stock stockOf(const Table& table)
{
    Stock stock;
    countTokens(table, stock);
    for (const Seat& seat : table.seats) {
        countCards(seat.pile, stock);
        countCards(seat.hand, stock);
        countCards(seat.discard, stock);
        for (const Card card : seat.top) countCard(card, 1, stock);
        for (const Card card : seat.bottom) countCard(card, 1, stock);
        if (seat.isBot) countBefore(table.sheet(seat.characters.front()), stock);
    }
    countCommonDeck(table, stock);
    countMarshalCardsTogether(table, stock);
    for (std::size_t i = 0; i < table.sheets.size(); ++i)
        stock.bullets[i] += table.sheets[i].bulletsLeft + table.sheets[i].secondPile;
    countInFront(table, stock);
    for (const Sheet& sheet : table.sheets) countHealed(sheet, stock);
    stock.bullets[characterCount] += table.neutralBullets + table.neutralBulletsAside;
    return stock;
}

std::array<int, characterCount + 1> bulletCards(const Seat& seat)
{
    std::array<int, characterCount + 1> bullets{};
    for (const Cards* zone : {&seat.pile, &seat.hand, &seat.discard}) {
        for (const CardCount& c : *zone) {
            if (c.card.kind == CardKind::Bullet) bullets[giverOf(c.card)] += c.count;
        }
    }
    for (const Card card : seat.top) {
        if (card.kind == CardKind::Bullet) ++bullets[giverOf(card)];
    }
    for (const Card card : seat.bottom) {
        if (card.kind == CardKind::Bullet) ++bullets[giverOf(card)];
    }
    return bullets;
}

std::string difference(const Stock& before, const Stock& after)
{
    if (before == after) return {};
    for (std::size_t k = 0; k < before.tokens.size(); ++k) {
        if (before.tokens[k] != after.tokens[k] || before.dollars[k] != after.dollars[k]) {
            return "tokens of kind " + std::string(keyOf(static_cast<LootKind>(k))) + ": " +
                   std::to_string(before.tokens[k]) + " before, " +
                   std::to_string(after.tokens[k]) + " after";
        }
    }
    for (std::size_t p = 0; p < before.cards.size(); ++p) {
        for (std::size_t k = 0; k < before.cards[p].size(); ++k) {
            if (before.cards[p][k] == after.cards[p][k]) continue;
            return "cards of " + std::string(keyOf(static_cast<Pawn>(p))) + ", " +
                   std::string(keyOf(static_cast<CardKind>(k))) + ": " +
                   std::to_string(before.cards[p][k]) + " before, " +
                   std::to_string(after.cards[p][k]) + " after";
        }
    }
    for (std::size_t p = 0; p < before.bullets.size(); ++p) {
        if (before.bullets[p] == after.bullets[p]) continue;
        return "bullets of giver " + std::to_string(p) + ": " + std::to_string(before.bullets[p]) +
               " before, " + std::to_string(after.bullets[p]) + " after";
    }
    return {};
}

} // namespace caboose::rules
