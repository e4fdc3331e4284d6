// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/steps.h"

#include "model/rules/04_set_up/13_horse_attack.h"
#include "model/rules/04_set_up/set_up.h"
#include "model/rules/05_sequence/1_starting_steps.h"
#include "model/rules/05_sequence/2_hand_icons.h"
#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/4_ending_a_round.h"
#include "model/rules/05_sequence/4_hidden_pawn.h"
#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/08_end/score.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/20_official/3_expert.h"
#include "model/rules/20_official/6_pairs.h"

#include <array>

namespace caboose::rules {

namespace {

void beginRound(Play& play)
{
    Progress& progress = play.table.progress;
    ++progress.round;
    progress.turn = 0;
    progress.card = 0;
}

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

/// 5.2.4
void endSchemin(Play& play)
{
    if (!keepsCards(play.table) && !isHandNeeded(play.table)) layHandsDown(play.table);
}

/// 5.3: nothing on the common deck, nothing to perform.
bool hasCardsToPerform(const Table& table)
{
    return !table.commonDeck.empty();
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
    // Past those who are out of the game.
    int next = nextTeam ? 2 : 1;
    while (next < seats && isOut(table, seatInOrder(table, next))) ++next;
    table.firstPlayer = seatInOrder(table, next);
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

void nothingMore(Play& /*play*/) {}

/// In the order of chapters 4, 5 and 8, which is that of Step.
constexpr std::array<StepRow, stepCount> rows{{
    {.step = Step::SetUpTrain, .rule = {4, 10, 0}, .play = setUpTrain},
    {.step = Step::SetUpLoot, .rule = {4, 10, 4}, .play = setUpLoot},
    {.step = Step::EarlyHorseAttack,
     .rule = {5, 1, 3},
     .play = attackOnHorseback,
     .isDue = isEarlyAttackToCome},
    {.step = Step::ChooseFirstPlayer, .rule = {4, 5, 1}, .play = chooseFirstPlayer},
    {.step = Step::PlaceBandits, .rule = {4, 12, 4}, .play = placeBandits, .isDue = arePlaced},
    {.step = Step::DrawRoundCard,
     .rule = {5, 1, 1},
     .part = Part::Starting,
     .play = drawRoundCard,
     .begin = beginRound},
    {.step = Step::HorseAttack,
     .rule = {5, 1, 3},
     .part = Part::Starting,
     .play = attackOnHorseback,
     .isDue = isAttackToCome},
    {.step = Step::SpecialEffects,
     .rule = {5, 1, 4},
     .part = Part::Starting,
     .play = specialEffects,
     .isDue = hasSpecialEffects,
     .mayBeClosed = true},
    {.step = Step::DrawFromPartner,
     .rule = {20, 6, 3},
     .part = Part::Starting,
     .times = Times::OnceASeat,
     .play = drawFromPartner,
     .isDue = drawsFromPartner},
    {.step = Step::FillHand,
     .rule = {5, 1, 5},
     .part = Part::Starting,
     .times = Times::OnceASeat,
     .play = fillHand},
    {.step = Step::DiscardBullets,
     .rule = {20, 3, 1},
     .part = Part::Starting,
     .times = Times::OnceASeat,
     .play = discardBullets,
     .isDue = discardsBullets,
     .mayBeClosed = true},
    {.step = Step::PlayCard,
     .rule = {5, 2, 1},
     .part = Part::Schemin,
     .times = Times::InEachTurn,
     .play = playTurn,
     .begin = beginSchemin,
     .end = endSchemin,
     .mayBeClosed = true},
    {.step = Step::KeepCards,
     .rule = {5, 2, 4},
     .part = Part::Schemin,
     .times = Times::OnceASeat,
     .play = keepCards,
     .isDue = keepsCards,
     .mayBeClosed = true},
    {.step = Step::RevealPawn,
     .rule = {5, 3, 1},
     .part = Part::Stealin,
     .play = revealHidden,
     .isDue = isAnybodyHidden,
     .mayBeClosed = true},
    {.step = Step::PerformAction,
     .rule = {5, 3, 3},
     .part = Part::Stealin,
     .times = Times::OnceACard,
     .play = performNext,
     .isDue = hasCardsToPerform,
     .isWaitedFor = always,
     .mayBeClosed = true},
    {.step = Step::ResolveEvent,
     .rule = {5, 4, 1},
     .part = Part::EndingARound,
     .play = resolveEvent,
     .isWaitedFor = hasEvent,
     .mayBeClosed = true},
    {.step = Step::RelativeMovement,
     .rule = {5, 4, 5},
     .part = Part::EndingARound,
     .play = moveRelatively,
     .isDue = movesRelatively,
     .isWaitedFor = always,
     .mayBeClosed = true},
    {.step = Step::HidePawn,
     .rule = {5, 4, 6},
     .part = Part::EndingARound,
     .play = hidePawn,
     .isDue = canHidePawn,
     .isWaitedFor = always,
     .mayBeClosed = true},
    {.step = Step::EndRound,
     .rule = {5, 4, 4},
     .part = Part::EndingARound,
     .play = endRound,
     .end = passFirstPlayer},
    {.step = Step::CountLoot,
     .rule = {8, 4, 3},
     .part = Part::EndOfTheGame,
     .times = Times::OnceASeat,
     .play = countLoot},
    {.step = Step::GameOver,
     .rule = {8, 0, 0},
     .part = Part::EndOfTheGame,
     .play = nothingMore,
     .begin = endGame},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].step != static_cast<Step>(i)) return false;
    }
    return true;
}
static_assert(isInOrder());

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
