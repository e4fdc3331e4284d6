// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/07_robbery.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/2_whiskey.h"
#include "model/rules/09_trains/03_stagecoach.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/15_hostages/prisoners.h"
#include "model/rules/16_bots/03_loot_priority.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 7, 0};
constexpr Rule lending{15, 2, 1};

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    const Location here = table.where(who);
    if (table.loot.at(here).empty()) return refused(Reason::NoLoot, rule).with(here);
    return allowed(rule);
}

/// player-marshal-whiskey-source: by the booklet he robs no flask, though nudged to (10.9).
Verdict unlessMarshalsFlask(const Table& table, Pawn who, LootKind kind, Verdict otherwise)
{
    if (who != Pawn::Marshal || flaskOf(kind) == Flask::None) return otherwise;
    const bool isOpen = table.rulings.is(PlayerMarshalWhiskeySource::EventOrNudgedRobbery);
    return isOpen ? otherwise.alsoBy(Ruling::PlayerMarshalWhiskeySource)
                  : refused(Reason::NotOffered, {5, 2, 3}).by(Ruling::PlayerMarshalWhiskeySource);
}

/// Of a kind that lies here.
Verdict judgedHere(const Table& table, Pawn who, Location here, LootKind kind)
{
    const Verdict his = unlessMarshalsFlask(table, who, kind, allowed(rule));
    const Verdict free = unlessGuarded(table, here, kind, his);
    return unlessIgnored(table, who, kind, free);
}

Verdict judged(const Table& table, Pawn who, Location here, LootKind kind)
{
    if (countSeenAt(table, here, kind) > 0) return judgedHere(table, who, here, kind);
    const Location other = otherFloor(here);
    if (exists(other) && countSeenAt(table, other, kind) > 0) {
        return refused(Reason::LootElsewhere, rule).with(other);
    }
    return refused(Reason::NoLoot, rule).with(here);
}

/// Each kind that lies here, once.
void offerHere(Question& question, const Table& table, Location here)
{
    const Pawn who = question.actor;
    for (const LootKind kind : kindsSeenAt(table, here)) {
        question.offer(Choice(Loot{kind, unknownValue}), judgedHere(table, who, here, kind));
    }
}

/// What lies on the other floor of the car: expected by many, and not within reach.
void offerOtherFloor(Question& question, const Table& table, Location here)
{
    const Pawn who = question.actor;
    if (!question.withRefusals() || !exists(otherFloor(here))) return;
    for (const LootKind kind : kindsSeenAt(table, otherFloor(here)) - kindsSeenAt(table, here)) {
        question.offer(Choice(Loot{kind, unknownValue}), judged(table, who, here, kind));
    }
}

/// 15.2.1, of one's own sidekick: what else lies within reach, or enough.
Question robMore(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::RobMore, who, lending, withRefusals);
    const Location here = table.where(who);
    question.where = here;
    offerHere(question, table, here);
    const bool must = table.rulings.is(OwnSidekickSecondToken::Must) && question.possible() > 0;
    question.offer(Choice(ChoiceKind::Done),
                   (must ? refused(Reason::NotOffered, lending) : allowed(lending))
                       .by(Ruling::OwnSidekickSecondToken));
    return question;
}

/// robbery-selection: the whole token is drawn blindly, its kind too.
Loot drawBlindly(Play& play, Pawn who, Location here)
{
    Question question = play.question(QuestionKind::WhichToken, Pawn::None, rule);
    question.where = here;
    for (const LootPile& pile : play.table.loot.at(here)) {
        const Verdict drawn = unlessMarshalsFlask(play.table, who, pile.loot.kind,
                                                  allowed(rule).by(Ruling::RobberySelection));
        question.offer(Choice(pile.loot), unlessGuarded(play.table, here, pile.loot.kind, drawn),
                       pile.count);
    }
    return play.ask(question).loot();
}

/// opposing-secret-document: what whoever looks at one may do with it. 0 is the decoy, of which
/// either is right; of one that the table does not know only they can say.
Question keepDocument(const Play& play, Pawn who, Loot document)
{
    const bool isTeams = document.value != unknownValue && document.value != 0;
    const bool isOwn = isTeams && document.value == play.table.sheet(who).team;
    const Verdict either =
        document.value == unknownValue ? depends(Reason::ValueUnseen, rule) : allowed(rule);
    const Verdict neither = refused(Reason::NotOffered, rule);
    Question question = play.question(QuestionKind::KeepDocument, who, rule);
    question.offer(Choice(document),
                   (isTeams && !isOwn ? neither : either).by(Ruling::OpposingSecretDocument));
    question.offer(Choice(ChoiceKind::Done),
                   (isOwn ? neither : either).by(Ruling::OpposingSecretDocument));
    return question;
}

bool isLookedAt(const Table& table, Loot token)
{
    return token.kind == LootKind::SecretDocument && isTeamGame(table) &&
           table.rulings.is(OpposingSecretDocument::MustPutBack);
}

/// Only who has taken a document knows whose it is.
void take(Play& play, Pawn who, Loot token, Rule by)
{
    const Location here = play.table.where(who);
    play.give(token, here, who, by);
    if (!isLookedAt(play.table, token)) return;
    const bool goesBack = play.ask(keepDocument(play, who, token)).is(ChoiceKind::Done);
    if (goesBack) play.give(token, who, here, by);
}

} // namespace

Verdict canRob(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    const Location here = table.where(who);
    Verdict last = allowed(rule);
    for (const LootKind kind : kindsSeenAt(table, here)) {
        last = judgedHere(table, who, here, kind);
        if (last.isPossible()) break;
    }
    return last;
}

Verdict mayRob(const Table& table, Pawn who, LootKind kind)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    return judged(table, who, table.where(who), kind);
}

namespace {

void robSecondToken(Play& play, Pawn who)
{
    const Location here = play.table.where(who);
    if (canRob(play.table, who).isRefused()) return;
    const Choice choice = play.ask(robMore(play.table, who, play.wantsRefusals()));
    if (choice.is(ChoiceKind::Done)) return;
    const bool isBlind = play.table.rulings.is(RobberySelection::Random);
    const Loot token =
        isBlind ? drawBlindly(play, who, here) : pickToken(play, here, choice.loot().kind);
    take(play, who, token, lending);
}

} // namespace

Question robWhat(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::RobWhat, who, rule, withRefusals);
    const Location here = table.where(who);
    question.where = here;
    offerHere(question, table, here);
    offerOtherFloor(question, table, here);
    return question;
}

void rob(Play& play, Pawn who)
{
    if (const Verdict v = canRob(play.table, who); v.isRefused()) {
        inVain(play, who, CardKind::Robbery, v, rule);
        return;
    }
    const Location here = play.table.where(who);
    const Loot token =
        play.table.rulings.is(RobberySelection::Random)
            ? drawBlindly(play, who, here)
            : pickToken(play, here,
                        play.ask(robWhat(play.table, who, play.wantsRefusals())).loot().kind);
    take(play, who, token, rule);
    if (hasOwnSidekick(play.table, who)) robSecondToken(play, who);
}

constinit const ActionRow robberyRow{
    .kind = CardKind::Robbery,
    .rule = rule,
    .perform = rob,
    .can = canRob,
    .aim = ChoiceKind::What,
    .may = [](const Table& table, Pawn who,
              Choice what) { return mayRob(table, who, what.loot().kind); },
    .choices = [](const Table& table,
                  Pawn who) { return std::optional(robWhat(table, who, true)); },
};

} // namespace caboose::rules
