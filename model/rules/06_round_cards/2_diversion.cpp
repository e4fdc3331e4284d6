// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/2_diversion.h"

#include "model/rules/03_definitions/teams.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/targets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{6, 2, 0};

/// Who of the seat's team has made use of this turn already.
Pawn whoHasDiverted(const Table& table, Pawn who)
{
    for (const Pawn mate : table.bandits()) {
        const bool isOfTeam = mate == who || areTeamMates(table, who, mate);
        if (isOfTeam && table.sheet(mate).hasDiverted) return mate;
    }
    return Pawn::None;
}

Verdict mayDivert(const Table& table, Pawn who)
{
    // 4.1.2: the played Marshal is of no team.
    if (table.sheet(who).team == 0) return refused(Reason::NotOffered, rule);
    const Pawn mate = whoHasDiverted(table, who);
    return mate == Pawn::None ? allowed(rule) : refused(Reason::TeamHasDiverted, rule).with(mate);
}

/// diversion-reaches-marshal: he plays against both teams.
bool isReached(const Table& table, Pawn who, Pawn opponent)
{
    if (opponent == who || areTeamMates(table, who, opponent)) return false;
    return opponent != Pawn::Marshal || table.rulings.is(DiversionReachesMarshal::Yes);
}

/// A bot has no hand (5.2.2).
bool hasHand(const Table& table, SeatIndex index)
{
    const Seat& seat = table.seats[index];
    return !seat.isBot && !isOut(table, index) && !(table.kept.decks && seat.hand.empty());
}

Card anyOfHand(Play& play, SeatIndex index)
{
    const Seat& seat = play.table.seats[index];
    Question question = play.question(QuestionKind::DivertedCard, Pawn::None, rule);
    question.whom = speaker(play.table, index);
    for (const CardCount& c : seat.hand) question.offer(Choice(c.card), allowed(rule), c.count);
    return play.ask(question).card();
}

void loseCard(Play& play, SeatIndex index)
{
    Seat& seat = play.table.seats[index];
    if (play.table.kept.decks) {
        const Card card = anyOfHand(play, index);
        seat.hand.remove(card);
        putUnder(seat, card);
    } else {
        // What is known of the hand may be what was taken.
        seat.pile.addAll(seat.hand);
        seat.hand.clear();
    }
}

} // namespace

void offerDiversion(Question& question, const Table& table, SeatIndex index)
{
    if (currentTurn(table) != Turn::Diversion || !isTeamGame(table)) return;
    question.offer(Choice(ChoiceKind::Divert), mayDivert(table, speaker(table, index)));
}

void divert(Play& play, SeatIndex index)
{
    Table& table = play.table;
    const Pawn who = speaker(table, index);
    table.sheet(who).hasDiverted = true;
    for (SeatIndex other = 0; other < table.seats.size(); ++other) {
        const Pawn opponent = speaker(table, other);
        if (!isReached(table, who, opponent) || !hasHand(table, other)) continue;
        loseCard(play, other);
        play.happened(
            {.what = HappeningKind::CardDiverted, .rule = rule, .who = who, .whom = opponent});
    }
}

} // namespace caboose::rules
