// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/close_beat.h"

#include "model/game/adjusting/quiet.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/sequence.h"
#include "model/rules/05_sequence/steps.h"

namespace caboose::game {

namespace {

using rules::Step;
using rules::Table;

/// What nobody turned over stays with the cards that nobody has seen.
void putAway(rules::Play& play)
{
    if (play.table.progress.card >= play.table.commonDeck.size()) return;
    rules::PlayedCard& played = play.table.commonDeck[play.table.progress.card];
    if (!rules::isAction(played.card.kind)) return;
    played.isFaceDown = false;
    rules::returnCard(play, played);
}

} // namespace

bool canBeClosed(const Table& table)
{
    return rules::rowOf(table.progress.step).mayBeClosed;
}

void closeBeat(Table& table, std::vector<rules::Happening>& happenings)
{
    NobodyAnswers nobody;
    rules::Recorder listener(happenings);
    rules::Play play(table, nobody, &listener);
    if (table.progress.step == Step::PerformAction) putAway(play);
    rules::advance(play);
}

} // namespace caboose::game
