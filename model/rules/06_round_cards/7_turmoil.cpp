// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/7_turmoil.h"

#include "model/rules/05_sequence/2_bot_turn.h"
#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/core/observe.h"

#include <array>

namespace caboose::rules {

namespace {

constexpr Rule rule{6, 7, 0};

enum class Half : std::uint8_t { DrawOrSearch, Card };

bool isCard(Choice choice)
{
    return choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
}

/// What a seat may choose in one half of the turn; with nothing to choose the turn passes.
Question choicesIn(const Play& play, SeatIndex index, Half half)
{
    Question question = play.question(QuestionKind::PlayCard, speaker(play.table, index), rule);
    for (const Option& option : playCard(play.table, index, play.wantsRefusals())) {
        if (option.choice.is(ChoiceKind::Done)) continue;
        const bool isNow = isCard(option.choice) == (half == Half::Card);
        question.offer(option.choice, isNow ? option.verdict : refused(Reason::NotOffered, rule));
    }
    if (question.possible() == 0) question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

/// The seats that play in this turn, in the order in which their cards will lie.
FixedVector<SeatIndex, maxSeats> seatsInTurn(const Table& table)
{
    FixedVector<SeatIndex, maxSeats> seats;
    for (int n = table.progress.place; n < static_cast<int>(table.seats.size()); ++n) {
        const SeatIndex index = seatInTurn(table, Turn::Turmoil, n);
        if (!isOut(table, index)) seats.push_back(index);
    }
    return seats;
}

bool canDrawOrSearch(const Play& play, SeatIndex index)
{
    const Question question = choicesIn(play, index, Half::DrawOrSearch);
    return question.possible() > 0 && question.find(Choice(ChoiceKind::Done)) == nullptr;
}

/// Asked of all at once; the table tells who does.
PawnSet whoDraws(Play& play)
{
    PawnSet able;
    for (const SeatIndex index : seatsInTurn(play.table)) {
        if (!play.table.seats[index].isBot && canDrawOrSearch(play, index))
            able.insert(speaker(play.table, index));
    }
    PawnSet drawing;
    while (!able.empty()) {
        Question question = play.question(QuestionKind::WhoDraws, Pawn::None, rule);
        for (const Pawn who : able) question.offer(Choice(who), allowed(rule));
        question.offer(Choice(ChoiceKind::Done), allowed(rule));
        const Choice choice = play.ask(question);
        if (choice.is(ChoiceKind::Done)) break;
        drawing.insert(choice.pawn());
        able.erase(choice.pawn());
    }
    return drawing;
}

/// Who has said that he draws, and has nothing to search for, has said all. Whether the Brilliant
/// Idea lies where it can be found is for nobody else to know.
bool isAllSaid(const Play& play, SeatIndex index, const Question& question)
{
    if (question.possible() != 1) return false;
    return !tellsBySilence(question, play.table) || !hidesBrilliantIdea(play.table, index);
}

} // namespace

void playTurmoil(Play& play)
{
    Table& table = play.table;
    const auto seats = seatsInTurn(table);
    const PawnSet drawing = whoDraws(play);
    std::array<Choice, maxSeats> chosen;
    for (const SeatIndex index : seats) {
        if (table.seats[index].isBot) continue;
        const bool draws = drawing.contains(speaker(table, index));
        const Half half = draws ? Half::DrawOrSearch : Half::Card;
        const Question question = choicesIn(play, index, half);
        const bool isSaid = draws && isAllSaid(play, index, question);
        chosen[index] = isSaid ? question.onlyPossible().choice : play.ask(question);
    }
    for (const SeatIndex index : seats) {
        if (table.seats[index].isBot) {
            if (!isHeldBack(play, index)) playTopCard(play, index);
        } else {
            playAsChosen(play, index, chosen[index]);
        }
    }
    table.progress.place = static_cast<std::uint8_t>(table.seats.size() - 1);
}

} // namespace caboose::rules
