// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/close_beat.h"

#include "model/game/adjusting/adjust_pieces.h"
#include "model/game/adjusting/quiet.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/sequence.h"

namespace caboose::game {

namespace {

using rules::Step;
using rules::Table;

/// What nobody turned over stays with the cards that nobody has seen.
void putAway(rules::Play& play)
{
    rules::PlayedCard& played = play.table.commonDeck[play.table.progress.card];
    if (!rules::isAction(played.card.kind)) return;
    played.isFaceDown = false;
    rules::returnCard(play, played.card);
}

} // namespace

bool canBeClosed(const Table& table)
{
    switch (table.progress.step) {
    case Step::DiscardBullets:
    case Step::PlayCard:
    case Step::KeepCards:
    case Step::PerformAction:
    case Step::ResolveEvent: return true;
    default: return false;
    }
}

bool closeBeat(Table& table, std::vector<rules::Happening>& happenings)
{
    NobodyAnswers nobody;
    rules::Recorder listener(happenings);
    rules::Play play(table, nobody, &listener);
    if (table.progress.step == Step::PerformAction) {
        const rules::PlayedCard& played = table.commonDeck[table.progress.card];
        const bool isUnknown = played.card.kind == rules::CardKind::Unknown;
        if (!isUnknown && !mayExist(table, played.card)) return false;
        putAway(play);
    }
    rules::advance(play);
    return true;
}

} // namespace caboose::game
