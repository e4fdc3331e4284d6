// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_bot_turn.h"

#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/13_bandits/06_ghost.h"
#include "model/rules/16_bots/unwritten_bot.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 2};

/// 6.6, 13.6, 15.1.5
bool isPlayedFaceDown(const Table& table, SeatIndex index)
{
    const bool isPhotographed = table.sheet(speaker(table, index)).hostage == Hostage::Photographer;
    if (isPhotographed) return false;
    return currentTurn(table) == Turn::Tunnel || hidesFirstCard(table, table.seats[index]);
}

/// Cards of a physical deck that lie face down, so that nobody has told what they are.
int unseenOnCommonDeck(const Table& table, SeatIndex index)
{
    return static_cast<int>(std::count_if(
        table.commonDeck.begin(), table.commonDeck.end(), [index](const PlayedCard& played) {
            return played.seat == index && played.card.kind == CardKind::Unknown;
        }));
}

/// jarring-binds-bots: what it may not play then is laid aside, and the next card comes up.
Card takePlayable(Play& play, SeatIndex index)
{
    const bool isBound =
        currentTurn(play.table) == Turn::Jarring && play.table.rulings.is(JarringBindsBots::Yes);
    Seat& seat = play.table.seats[index];
    while (cardsToDraw(seat) > 0) {
        const Card card = takeFromPile(play, index, rule);
        if (!isBound || !isBarredByJarring(play.table, card.kind)) return card;
        seat.discard.add(card);
        play.nothing(card.owner, card, Reason::JarringTurn, {6, 3, 0});
    }
    return {};
}

} // namespace

void playTopCard(Play& play, SeatIndex index)
{
    Table& table = play.table;
    const Pawn who = speaker(table, index);
    if (table.commonDeck.full()) {
        play.cannotGoOn(QuestionKind::DrawnCard, who, Location::Nowhere, rule);
    }
    if (cardsToDraw(table.seats[index]) <= unseenOnCommonDeck(table, index)) return;
    const bool isFaceDown = isPlayedFaceDown(table, index);
    const Card card = isFaceDown && !table.kept.decks ? Card{who, CardKind::Unknown, 0}
                                                      : takePlayable(play, index);
    if (card.owner == Pawn::None) return;
    table.commonDeck.push_back({card, index, table.progress.turn, isFaceDown});
    play.happened({.what = HappeningKind::CardPlayed,
                   .rule = rule,
                   .who = who,
                   .card = card,
                   .number = isFaceDown ? 1 : 0});
}

bool isHeldBack(Play& play, SeatIndex index)
{
    const Table& table = play.table;
    const Pawn who = speaker(table, index);
    const bool isFirst = table.progress.turn == 0 && table.progress.playsLeft == 0;
    if (!isFirst || table.sheet(who).hostage != Hostage::Minister) return false;
    if (table.rulings.is(MinisterOnBots::No)) return false;
    play.nothing(who, {}, Reason::BarredByHostage, {15, 1, 3});
    return true;
}

void playBotTurn(Play& play, SeatIndex index)
{
    if (isUnwrittenBot(play, speaker(play.table, index))) return;
    constexpr int cardsOfFlask = 2;
    const int flasks = drinkAsBot(play, index);
    int cards = flasks > 0 ? flasks * cardsOfFlask : 1;
    if (isHeldBack(play, index)) --cards;
    for (; cards > 0; --cards) playTopCard(play, index);
}

} // namespace caboose::rules
