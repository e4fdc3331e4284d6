// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/2_bot_turn.h"

#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/16_bots/unwritten_bot.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{5, 2, 2};

/// 6.6, 15.1.5
bool isPlayedFaceDown(const Table& table, SeatIndex index)
{
    const bool isPhotographed = table.sheet(speaker(table, index)).hostage == Hostage::Photographer;
    return currentTurn(table) == Turn::Tunnel && !isPhotographed;
}

/// Cards of a physical deck that lie face down, so that nobody has told what they are.
int unseenOnCommonDeck(const Table& table, SeatIndex index)
{
    return static_cast<int>(std::count_if(
        table.commonDeck.begin(), table.commonDeck.end(), [index](const PlayedCard& played) {
            return played.seat == index && played.card.kind == CardKind::Unknown;
        }));
}

} // namespace

void playTopCard(Play& play, SeatIndex index)
{
    Table& table = play.table;
    const Pawn who = speaker(table, index);
    if (table.commonDeck.full()) {
        play.cannotGoOn(QuestionKind::DrawnCard, who, Location::Nowhere, rule);
    }
    if (table.seats[index].pile.total() <= unseenOnCommonDeck(table, index)) return;
    const bool isFaceDown = isPlayedFaceDown(table, index);
    const Card card = isFaceDown && !table.kept.decks ? Card{who, CardKind::Unknown, 0}
                                                      : takeFromPile(play, index, rule);
    table.commonDeck.push_back({card, index, table.progress.turn, isFaceDown});
    play.happened({.what = HappeningKind::CardPlayed,
                   .rule = rule,
                   .who = who,
                   .card = card,
                   .number = isFaceDown ? 1 : 0});
}

void playBotTurn(Play& play, SeatIndex index)
{
    if (isUnwrittenBot(play, speaker(play.table, index))) return;
    for (int cards = drinkAsBot(play, index) ? 2 : 1; cards > 0; --cards) playTopCard(play, index);
}

} // namespace caboose::rules
