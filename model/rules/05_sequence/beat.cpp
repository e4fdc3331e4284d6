// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/beat.h"

#include "model/rules/04_set_up/set_up.h"
#include "model/rules/05_sequence/1_starting_steps.h"
#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/4_ending_a_round.h"
#include "model/rules/05_sequence/sequence.h"
#include "model/rules/07_events/events.h"
#include "model/rules/08_end/score.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/20_official/3_expert.h"
#include "model/rules/20_official/6_pairs.h"

namespace caboose::rules {

namespace {

/// 4.5.1: nobody plays, so there is no step for anybody.
void needPlayers(const Play& play)
{
    const Table& table = play.table;
    if (!table.seats.empty() || table.progress.step == Step::GameOver) return;
    play.cannotGoOn(QuestionKind::FirstPlayer, Pawn::None, Location::Nowhere, {4, 5, 1});
}

void playStep(Play& play)
{
    switch (play.table.progress.step) {
    case Step::SetUpTrain: setUpTrain(play); break;
    case Step::SetUpLoot: setUpLoot(play); break;
    case Step::ChooseFirstPlayer: chooseFirstPlayer(play); break;
    case Step::PlaceBandits: placeBandits(play); break;
    case Step::DrawRoundCard: drawRoundCard(play); break;
    case Step::DrawFromPartner: drawFromPartner(play); break;
    case Step::FillHand: fillHand(play); break;
    case Step::DiscardBullets: discardBullets(play); break;
    case Step::PlayCard: playTurn(play); break;
    case Step::KeepCards: keepCards(play); break;
    case Step::PerformAction: performNext(play); break;
    case Step::ResolveEvent: resolveEvent(play); break;
    case Step::EndRound: endRound(play); break;
    case Step::CountLoot: countLoot(play); break;
    case Step::GameOver: break;
    }
}

} // namespace

void beat(Play& play)
{
    needPlayers(play);
    playStep(play);
    advance(play);
}

} // namespace caboose::rules
