// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/15_hostages/prisoners.h"

namespace caboose::rules {

namespace {

constexpr Rule freeing{10, 10, 3};
constexpr Rule lending{15, 2, 1};

/// silk-dodge-with-player-marshal
Verdict mayBeLent(const Table& table, SilkPower power)
{
    const bool isAsked = power == SilkPower::Dodge && table.inGame(Pawn::Marshal);
    const bool isOut = isAsked && table.rulings.is(SilkDodgeWithPlayerMarshal::No);
    return (isOut ? refused(Reason::NotOffered, {13, 11, 0}) : allowed(lending))
        .by(isAsked ? Ruling::SilkDodgeWithPlayerMarshal : Ruling::None);
}

/// silk-sidekick-power: Silk has three to pick from, and so has whoever frees her sidekick.
void pickPower(Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::LentPower, who, lending);
    question.whom = Pawn::Silk;
    for (const SilkPower power : {SilkPower::Move, SilkPower::Dodge, SilkPower::Block}) {
        question.offer(Choice::power(static_cast<int>(power)), mayBeLent(play.table, power));
    }
    play.table.sheet(who).silkPower = static_cast<SilkPower>(play.ask(question).power());
}

} // namespace

Verdict mayFreePrisoner(const Table& table, Pawn who, Pawn sidekickOf)
{
    if (table.sheet(who).prisoner != Pawn::None) {
        return refused(Reason::HasPrisoner, freeing).with(who);
    }
    if (!table.prisoners.contains(sidekickOf)) return refused(Reason::NoPrisoner, freeing);
    return allowed(freeing);
}

void freePrisoner(Play& play, Pawn who, Pawn sidekickOf)
{
    play.table.prisoners.erase(sidekickOf);
    play.table.sheet(who).prisoner = sidekickOf;
    play.happened(
        {.what = HappeningKind::PrisonerFreed, .rule = freeing, .who = who, .whom = sidekickOf});
    if (sidekickOf == Pawn::Silk && who != Pawn::Silk) pickPower(play, who);
}

void losePrisoner(Play& play, Pawn who, Rule rule)
{
    Sheet& sheet = play.table.sheet(who);
    const Pawn sidekickOf = sheet.prisoner;
    if (sidekickOf == Pawn::None) return;
    play.table.achievedPrisoners.insert(sidekickOf);
    sheet.prisoner = Pawn::None;
    if (sidekickOf == Pawn::Silk && who != Pawn::Silk) sheet.silkPower = SilkPower::None;
    play.happened(
        {.what = HappeningKind::PrisonerLost, .rule = rule, .who = who, .whom = sidekickOf});
}

bool hasOwnSidekick(const Table& table, Pawn who)
{
    return isBandit(who) && table.sheet(who).prisoner == who;
}

} // namespace caboose::rules
