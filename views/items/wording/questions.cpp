// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/questions.h"

#include "views/items/wording/piece_words.h"
#include "views/items/wording/rounds.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

/// Where people are asked.
QString askedOfSomebody(const Question& q)
{
    const QString who = thePawn(q.who());
    const QString whom = thePawn(q.whom);
    switch (q.ask()) {
    case Ask::BulletToDiscard:
        return Questions::tr("%1: discard a bullet before Schemin’?").arg(who);
    case Ask::PlayCard: return Questions::tr("%1: which card, or draw three?").arg(who);
    case Ask::StartCard: return Questions::tr("%1 picks a card from the deck. Which one?").arg(who);
    case Ask::CoverCard:
        //: %1: a player’s bandit, %2: the bandit who has just played Fire
        return Questions::tr("%1: a card as cover for the shot by %2?").arg(who, whom);
    case Ask::CardToDiscard: return Questions::tr("%1: discard a card from the hand?").arg(who);
    case Ask::MoveTo: return Questions::tr("%1 moves. Where to?").arg(who);
    case Ask::PunchWhom: return Questions::tr("%1 punches. Whom?").arg(who);
    case Ask::PunchWhichLoot:
        return Questions::tr("%1 punches %2. What is dropped?").arg(who, whom);
    case Ask::PunchToWhere: return Questions::tr("%1 punches %2. Where to?").arg(who, whom);
    case Ask::Pocket: return Questions::tr("%1: pocket what was dropped?").arg(who);
    case Ask::FireAt: return Questions::tr("%1 fires. At whom?").arg(who);
    case Ask::PushTo: return Questions::tr("%1 pushes %2 back. Where to?").arg(who, whom);
    case Ask::RobWhat: return Questions::tr("%1 robs. What?").arg(who);
    case Ask::MarshalTo: return Questions::tr("%1 moves the Marshal. Where to?").arg(who);
    case Ask::NudgeWhom: return Questions::tr("%1 nudges. Whom?").arg(who);
    case Ask::NudgeAction: return Questions::tr("%1 was nudged. Which action?").arg(whom);
    case Ask::PickpocketWhat: return Questions::tr("%1 is alone here. Take something?").arg(who);
    case Ask::LeastLoot:
        return Questions::tr("%1 loses what is worth the least. What is it?").arg(who);
    case Ask::PurseTotal:
        return Questions::tr("%1: what are the purses nobody has seen worth together?").arg(who);
    case Ask::StartsIn:
        return Questions::tr("%1: which bandit starts in %2?").arg(who, thePlace(q.where));
    case Ask::NextCar:
    case Ask::PurseInCar:
    case Ask::FirstPlayer:
    case Ask::RoundCard:
    case Ask::PartnerCard:
    case Ask::DrawnCard:
    case Ask::TurnedOver:
    case Ask::WhichToken:
    case Ask::Count: break;
    }
    return {};
}

/// Where chance decides, or the table shows it.
QString askedOfTheTable(const Question& q)
{
    const QString whom = thePawn(q.whom);
    switch (q.ask()) {
    case Ask::NextCar: return Questions::tr("Which car comes next?");
    case Ask::PurseInCar:
        return Questions::tr("What is the purse worth that lies in %1?").arg(thePlace(q.where));
    case Ask::FirstPlayer: return Questions::tr("Who is the first player?");
    case Ask::StartsIn: return Questions::tr("Who starts in %1?").arg(thePlace(q.where));
    case Ask::RoundCard: return Questions::tr("Which round card is turned up?");
    case Ask::PartnerCard:
        return Questions::tr("Which card does %1 draw from the partner?").arg(whom);
    case Ask::DrawnCard: return Questions::tr("Which card does %1 draw?").arg(whom);
    case Ask::TurnedOver: return Questions::tr("%1 turns a card over. What is it?").arg(whom);
    case Ask::WhichToken: return Questions::tr("Which of these tokens is it?");
    case Ask::StartCard:
    case Ask::BulletToDiscard:
    case Ask::PlayCard:
    case Ask::CoverCard:
    case Ask::CardToDiscard:
    case Ask::MoveTo:
    case Ask::PunchWhom:
    case Ask::PunchWhichLoot:
    case Ask::PunchToWhere:
    case Ask::Pocket:
    case Ask::FireAt:
    case Ask::PushTo:
    case Ask::RobWhat:
    case Ask::MarshalTo:
    case Ask::NudgeWhom:
    case Ask::NudgeAction:
    case Ask::PickpocketWhat:
    case Ask::LeastLoot:
    case Ask::PurseTotal:
    case Ask::Count: return askedOfSomebody(q);
    }
    return {};
}

} // namespace

QString question(const Question& question, const Table& /*table*/)
{
    const bool hasDecider = question.who() != Pawn::None;
    const QString asked = hasDecider ? askedOfSomebody(question) : QString();
    return asSentence(asked.isEmpty() ? askedOfTheTable(question) : asked);
}

namespace {

/// What "nothing more, or no" means here.
QString declined(Ask ask)
{
    switch (ask) {
    case Ask::PlayCard: return Questions::tr("Nothing");
    case Ask::CoverCard: return Questions::tr("No cover");
    case Ask::StartCard: return Questions::tr("No card");
    case Ask::BulletToDiscard:
    case Ask::CardToDiscard: return Questions::tr("Discard nothing more");
    case Ask::Pocket: return Questions::tr("Leave it there");
    case Ask::PickpocketWhat: return Questions::tr("Take nothing");
    case Ask::NudgeAction: return Questions::tr("Do nothing");
    case Ask::NextCar:
    case Ask::PurseInCar:
    case Ask::FirstPlayer:
    case Ask::StartsIn:
    case Ask::RoundCard:
    case Ask::PartnerCard:
    case Ask::DrawnCard:
    case Ask::TurnedOver:
    case Ask::MoveTo:
    case Ask::PunchWhom:
    case Ask::PunchWhichLoot:
    case Ask::PunchToWhere:
    case Ask::FireAt:
    case Ask::PushTo:
    case Ask::RobWhat:
    case Ask::WhichToken:
    case Ask::MarshalTo:
    case Ask::NudgeWhom:
    case Ask::LeastLoot:
    case Ask::PurseTotal:
    case Ask::Count: break;
    }
    return Questions::tr("Done");
}

/// The owner goes without saying where all cards are of one bandit.
QString cardOf(const Question& question, Card which, const Table& table)
{
    const Pawn holder = question.whom != Pawn::None ? question.whom : question.who();
    bool isShared = true;
    for (const Seat& seat : table.seats) {
        if (seat.characters.contains(holder)) isShared = seat.characters.size() > 1;
    }
    const bool isOwn = !isShared && which.owner == holder;
    return isOwn ? card(which.kind) : card(which);
}

} // namespace

QString choice(const Question& question, Choice choice, const Table& table)
{
    switch (choice.kind()) {
    case ChoiceKind::Done: return declined(question.ask());
    case ChoiceKind::Yes:
        return question.ask() == Ask::Pocket ? Questions::tr("Pocket it") : Questions::tr("Yes");
    case ChoiceKind::Which: return cardOf(question, choice.card(), table);
    case ChoiceKind::FaceDown:
        return Questions::tr("%1, face down").arg(cardOf(question, choice.card(), table));
    case ChoiceKind::Draw:
    case ChoiceKind::Search:
    case ChoiceKind::To:
    case ChoiceKind::Whom:
    case ChoiceKind::What:
    case ChoiceKind::TheCar:
    case ChoiceKind::TheRound:
    case ChoiceKind::Number: break;
    }
    return words::choice(choice);
}

QString choice(Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::Done: return Questions::tr("Done");
    case ChoiceKind::Yes: return Questions::tr("Yes");
    case ChoiceKind::Draw: return Questions::tr("Draw three cards");
    case ChoiceKind::Search: return Questions::tr("Search for a Brilliant Idea");
    case ChoiceKind::To: return place(choice.location());
    case ChoiceKind::Whom: return pawn(choice.pawn());
    case ChoiceKind::Which: return card(choice.card());
    case ChoiceKind::FaceDown: return Questions::tr("%1, face down").arg(card(choice.card()));
    case ChoiceKind::What: return loot(choice.loot());
    case ChoiceKind::TheCar: return car(choice.car());
    case ChoiceKind::TheRound: return roundCard(choice.roundId());
    case ChoiceKind::Number: return dollars(choice.number());
    }
    return {};
}

} // namespace caboose::items::words
