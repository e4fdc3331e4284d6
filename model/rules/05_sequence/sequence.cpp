// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/sequence.h"

#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/08_end/score.h"

namespace caboose::rules {

namespace {

void go(Table& table, Step step)
{
    table.progress.step = step;
    table.progress.place = 0;
}

/// One more seat has had this step. Returns whether all have.
bool allSeatsDone(Table& table)
{
    return ++table.progress.place == table.seats.size();
}

void beginRound(Table& table)
{
    ++table.progress.round;
    table.progress.turn = 0;
    table.progress.card = 0;
    go(table, Step::DrawRoundCard);
}

void toHands(Table& table)
{
    const bool withPartner = table.rulings.is(PartnerDeckDraw::Yes);
    go(table, withPartner ? Step::DrawFromPartner : Step::FillHand);
}

void toSchemin(Table& table)
{
    table.progress.secondPlay = false;
    go(table, Step::PlayCard);
}

void afterHands(Table& table)
{
    const bool discards = table.rulings.is(BulletDiscardAtScheminStart::Yes) && table.kept.decks;
    if (discards) {
        go(table, Step::DiscardBullets);
    } else {
        toSchemin(table);
    }
}

/// 5.3: nothing on the common deck, nothing to perform.
void toStealin(Table& table)
{
    go(table, table.commonDeck.empty() ? Step::ResolveEvent : Step::PerformAction);
}

void afterSchemin(Table& table)
{
    if (table.rulings.is(UnplayedHandCards::KeepOrDiscard)) {
        go(table, Step::KeepCards);
    } else {
        layHandsDown(table);
        toStealin(table);
    }
}

void afterPlay(Table& table)
{
    const Seat& seat = table.seats[currentSeat(table)];
    const bool again = playsTwice(table, seat, currentTurn(table)) && !table.progress.secondPlay;
    table.progress.secondPlay = again;
    if (again || !allSeatsDone(table)) return;
    table.progress.place = 0;
    for (Seat& s : table.seats) s.hasDrawnThisTurn = false;
    if (++table.progress.turn < table.roundCard().turns.size()) return;
    afterSchemin(table);
}

/// 5.4.4, 5.4.8
void afterRound(Table& table)
{
    if (table.progress.round == roundCount) {
        go(table, Step::CountLoot);
        return;
    }
    const bool nextTeam = table.rulings.is(FirstPlayerPassing::NextTeamAPlayer);
    table.firstPlayer = seatInOrder(table, nextTeam ? 2 : 1);
    beginRound(table);
}

} // namespace

void advance(Play& play)
{
    Table& table = play.table;
    switch (table.progress.step) {
    case Step::SetUpTrain: go(table, Step::SetUpLoot); break;
    case Step::SetUpLoot: go(table, Step::ChooseFirstPlayer); break;
    case Step::ChooseFirstPlayer: go(table, Step::PlaceBandits); break;
    case Step::PlaceBandits: beginRound(table); break;
    case Step::DrawRoundCard: toHands(table); break;
    case Step::DrawFromPartner:
        if (allSeatsDone(table)) go(table, Step::FillHand);
        break;
    case Step::FillHand:
        if (allSeatsDone(table)) afterHands(table);
        break;
    case Step::DiscardBullets:
        if (allSeatsDone(table)) toSchemin(table);
        break;
    case Step::PlayCard: afterPlay(table); break;
    case Step::KeepCards:
        if (allSeatsDone(table)) toStealin(table);
        break;
    case Step::PerformAction:
        if (++table.progress.card == table.commonDeck.size()) go(table, Step::ResolveEvent);
        break;
    case Step::ResolveEvent: go(table, Step::EndRound); break;
    case Step::EndRound: afterRound(table); break;
    case Step::CountLoot:
        if (allSeatsDone(table)) {
            go(table, Step::GameOver);
            endGame(play);
        }
        break;
    case Step::GameOver: break;
    }
}

} // namespace caboose::rules
