// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/11_capture.h"

#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/15_hostages/prisoners.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 11, 0};

Verdict barred(const Table& table, Pawn who)
{
    if (who != Pawn::Marshal) return refused(Reason::NotOffered, rule).with(who);
    if (!isPresent(table, cell)) return refused(Reason::NoSuchPlace, rule).with(cell);
    return mayActAt(table, who, rule);
}

Verdict judged(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isBandit(whom)) return refused(Reason::NeverTarget, rule).with(whom);
    const Location there = table.where(whom);
    if (!isOnTable(there)) return offTheTrain(table, whom, rule);
    if (there == cell) return refused(Reason::InCell, {9, 4, 0}).with(whom);
    if (table.sheet(whom).isEjected) return refused(Reason::IsEjected, {16, 9, 1}).with(whom);
    if (there != table.where(who)) return refused(Reason::NotHere, rule).with(whom).with(there);
    return allowed(rule);
}

void takePoster(Play& play, Pawn whom)
{
    Sheet& sheet = play.table.sheet(whom);
    sheet.wasCaptured = true;
    if (!sheet.wantedPoster) return;
    sheet.wantedPoster = false;
    play.happened({.what = HappeningKind::PosterTaken, .rule = rule, .who = whom});
}

/// Out of the game, and not back among those on display.
void loseHostage(Play& play, Pawn whom)
{
    Hostage& hostage = play.table.sheet(whom).hostage;
    if (hostage == Hostage::None) return;
    play.happened({.what = HappeningKind::HostageLost,
                   .rule = rule,
                   .who = whom,
                   .number = static_cast<int>(hostage)});
    hostage = Hostage::None;
}

/// Only Bot Tuco has any.
void loseWantedToken(Play& play, Pawn whom)
{
    Sheet& sheet = play.table.sheet(whom);
    const bool isBotTuco = whom == Pawn::Tuco && sheet.role == Role::Bot;
    if (!isBotTuco || sheet.wantedTokens == 0) return;
    --sheet.wantedTokens;
    play.happened({.what = HappeningKind::WantedTokenLost, .rule = {16, 13, 1}, .who = whom});
}

void putIntoCell(Play& play, Pawn whom)
{
    play.move(whom, cell, rule);
    // 16.6: of the two actions after which a bot escapes, none was played here yet.
    play.table.sheet(whom).isNextToEscape = false;
    takePoster(play, whom);
    if (play.table.rulings.is(CaptureConfiscatesHostageAndPrisoner::Yes)) {
        loseHostage(play, whom);
        losePrisoner(play, whom, rule);
    }
    loseWantedToken(play, whom);
}

} // namespace

Verdict mayCapture(const Table& table, Pawn who, Pawn whom)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    return judged(table, who, whom);
}

Question captureWhom(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::CaptureWhom, who, rule, withRefusals);
    for (const Pawn whom : others(table, who)) {
        question.offer(Choice(whom), judged(table, who, whom));
    }
    return question;
}

Verdict canCapture(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    const bool any = captureWhom(table, who, false).possible() > 0;
    return any ? allowed(rule) : refused(Reason::NoTarget, rule);
}

void capture(Play& play, Pawn who)
{
    if (const Verdict can = canCapture(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Capture, can, rule);
        return;
    }
    const Pawn whom = play.ask(captureWhom(play.table, who, play.wantsRefusals())).pawn();
    play.happened({.what = HappeningKind::Captured, .rule = rule, .who = who, .whom = whom});
    putIntoCell(play, whom);
}

constinit const ActionRow captureRow{
    .kind = CardKind::Capture,
    .rule = rule,
    .perform = capture,
    .can = canCapture,
    .aim = ChoiceKind::Whom,
    .may = [](const Table& table, Pawn who,
              Choice whom) { return mayCapture(table, who, whom.pawn()); },
    .choices = [](const Table& table,
                  Pawn who) { return std::optional(captureWhom(table, who, true)); },
    .isNeverSold = true,
};

} // namespace caboose::rules
