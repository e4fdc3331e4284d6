// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/steps.h"

#include "model/rules/04_set_up/13_horse_attack.h"
#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/1_bot_victory.h"
#include "model/rules/08_end/score.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/step_functions.h"

#include <array>

namespace caboose::rules {

bool drawsFromPartner(const Table& table)
{
    return table.rulings.is(PartnerDeckDraw::Yes);
}

bool discardsBullets(const Table& table)
{
    return table.rulings.is(BulletDiscardAtScheminStart::Yes) && table.kept.decks;
}

bool keepsCards(const Table& table)
{
    return table.rulings.is(UnplayedHandCards::KeepOrDiscard) || keepsByIcons(table);
}

/// 5.3: nothing on the common deck, nothing to perform.
bool hasCardsToPerform(const Table& table)
{
    return !table.commonDeck.empty();
}

/// 4.12.4: unless they come on horseback.
bool arePlaced(const Table& table)
{
    return !table.rulings.is(InitialPlacement::HorseAttack);
}

/// 5.1.3: before the first round, or in it.
bool isAttackToCome(const Table& table)
{
    return table.progress.round == 1 && !arePlaced(table) && !hasEverybodyBoarded(table);
}

bool isEarlyAttackToCome(const Table& table)
{
    return !arePlaced(table) && table.rulings.is(HorseAttackTiming::BeforeFirstRound);
}

/// 8.2; without a Marshal whom somebody plays, the prisoners count for nobody.
bool areGoalsShown(const Table& table)
{
    return table.inGame(Pawn::Marshal) && isLootCounted(table);
}

/// 8.1: if a bot has won, nothing else counts.
bool isLootCounted(const Table& table)
{
    return botThatWouldWin(table) == Pawn::None;
}

void nothingMore(Play& /*play*/) {}

namespace {

void beginRound(Play& play)
{
    Progress& progress = play.table.progress;
    ++progress.round;
    progress.turn = 0;
    progress.card = 0;
}

void beginSchemin(Play& play)
{
    play.table.progress.playsLeft = 0;
}

/// 7.1.11: what nobody played stays in hand until the event.
bool isHandNeeded(const Table& table)
{
    return table.roundCard().event == Event::ReflexAction &&
           table.rulings.is(ReflexActionHand::WholeUnusedHand);
}

bool hasEvent(const Table& table)
{
    return table.roundCard().event != Event::None;
}

bool always(const Table& /*table*/)
{
    return true;
}

/// 5.4.8
void passFirstPlayer(Play& play)
{
    Table& table = play.table;
    if (table.progress.round >= roundCount) return;
    const bool nextTeam = table.rulings.is(FirstPlayerPassing::NextTeamAPlayer);
    const int seats = static_cast<int>(table.seats.size());
    const bool skipsThoseOut = table.rulings.is(FirstPlayerSkipsThoseOut::Yes);
    // 20.6.2: player A of the next pair follows, whoever of a pair was first.
    int next = nextTeam && isPlayerA(table, table.firstPlayer) ? 2 : 1;
    while (skipsThoseOut && next < seats && isOut(table, seatInOrder(table, next))) ++next;
    table.firstPlayer = seatInOrder(table, next);
}

/// 5.2.4
void endSchemin(Play& play)
{
    if (!keepsCards(play.table) && !isHandNeeded(play.table)) layHandsDown(play.table);
}

constexpr std::array<StepRow, stepCount> rows{{
#define STEP(name, key, number, chapter, section, point)                                           \
    {.step = Step::name, .rule = {chapter, section, point},
#define PART(which) .part = Part::which,
#define TIMES(which) .times = Times::which,
#define PLAY(function) .play = function,
#define DUE(function) .isDue = function,
#define BEGIN(function) .begin = function,
#define FINISH(function) .end = function,
#define WAITED_FOR(function) .isWaitedFor = function,
#define CLOSABLE .mayBeClosed = true,
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/core/steps.def"
}};

} // namespace

const StepRow& rowOf(Step step)
{
    return rows[static_cast<std::size_t>(step)];
}

bool comesBefore(Step step, Step other)
{
    return &rowOf(step) < &rowOf(other);
}

} // namespace caboose::rules
