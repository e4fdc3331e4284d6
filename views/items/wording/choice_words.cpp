// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/choice_words.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/melting.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/round_card_words.h"
#include "views/items/wording/rounds.h"

#include <QCoreApplication>

#include <algorithm>

namespace caboose::items::words {

namespace {

using namespace rules;

/// The words of questions and of their answers are translated together.
struct Choices {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

/// What "nothing more, or no" means here.
QString declined(QuestionKind ask)
{
    switch (ask) {
    case QuestionKind::PlayCard: return Choices::tr("Nothing");
    case QuestionKind::CoverCard: return Choices::tr("No cover");
    case QuestionKind::StartCard: return Choices::tr("No card");
    case QuestionKind::BulletToDiscard:
    case QuestionKind::CardToDiscard: return Choices::tr("Discard nothing more");
    case QuestionKind::Pocket:
    case QuestionKind::RobMore: return Choices::tr("Leave it there");
    case QuestionKind::KeepDocument: return Choices::tr("Put it back");
    case QuestionKind::FireAlsoAt: return Choices::tr("At nobody else");
    case QuestionKind::DodgeTo: return Choices::tr("Nobody else");
    case QuestionKind::BuyAction: return Choices::tr("Buy nothing");
    case QuestionKind::PickpocketWhat: return Choices::tr("Take nothing");
    case QuestionKind::NudgeAction: return Choices::tr("Do nothing");
    case QuestionKind::Boards: return Choices::tr("All fists left are empty");
    case QuestionKind::WhoDraws: return Choices::tr("Nobody else");
    case QuestionKind::Giraffe: return Choices::tr("Stay on this floor");
    case QuestionKind::TwoMore: return Choices::tr("No more cards");
    case QuestionKind::PushTo: return Choices::tr("Let the target stay");
    case QuestionKind::CardToKeep:
    case QuestionKind::ReflexCard: return Choices::tr("No card");
    case QuestionKind::AngryMarshal: return Choices::tr("Leave it out");
    case QuestionKind::PeekAtGoal: return Choices::tr("Don’t look");
    case QuestionKind::HelpTo:
    case QuestionKind::LastMove: return Choices::tr("Stay here");
    case QuestionKind::HealBullet: return Choices::tr("No more");
    case QuestionKind::RoundIcon: return Choices::tr("Nothing else");
    case QuestionKind::DivertedCard:
    case QuestionKind::GatlingLoot:
    case QuestionKind::WhichDocument:
    case QuestionKind::PrisonerDrawn:
    case QuestionKind::GoalDrawn:
    case QuestionKind::GoalShown:
    case QuestionKind::WhichGoal:
    case QuestionKind::BoardsWhere:
    case QuestionKind::DrawnPawn:
    case QuestionKind::HostageDrawn:
    case QuestionKind::WhichFlask:
    case QuestionKind::WhoseFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::TakeHostage:
    case QuestionKind::RideTo:
    case QuestionKind::FleeTo:
    case QuestionKind::GreatestPurse:
    case QuestionKind::DropLoot:
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::FirstPlayer:
    case QuestionKind::StartsIn:
    case QuestionKind::RoundCard:
    case QuestionKind::PartnerCard:
    case QuestionKind::DrawnCard:
    case QuestionKind::TurnedOver:
    case QuestionKind::MoveTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::PunchToWhere:
    case QuestionKind::FireAt:
    case QuestionKind::RobWhat:
    case QuestionKind::WhichToken:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::LeastLoot:
    case QuestionKind::PurseTotal:
    case QuestionKind::FloorChangeTo:
    case QuestionKind::WhichPile:
    case QuestionKind::BulletKind:
    case QuestionKind::LeaveCell:
    case QuestionKind::FreeWhom:
    case QuestionKind::GiveToken:
    case QuestionKind::LentPower:
    case QuestionKind::CaptureWhom:
    case QuestionKind::Count: break;
    }
    return Choices::tr("Done");
}

/// What "yes" means here.
QString accepted(QuestionKind ask)
{
    if (ask == QuestionKind::Pocket) return Choices::tr("Pocket it");
    return ask == QuestionKind::PeekAtGoal ? Choices::tr("Look") : Choices::tr("Yes");
}

/// The owner goes without saying where all cards are of one bandit.
QString cardOf(const Question& question, Card which, const Table& table)
{
    if (question.ask() == QuestionKind::BulletKind) return marshalBullet(marshalBulletOf(which));
    const Pawn holder = question.whom != Pawn::None ? question.whom : question.who();
    bool isShared = true;
    for (const Seat& seat : table.seats) {
        if (seat.characters.contains(holder)) isShared = seat.characters.size() > 1;
    }
    const bool isOwn = !isShared && which.owner == holder;
    return isOwn ? card(which.kind) : card(which);
}

/// A card that is named only when it is turned over: because it lies face down, or because whoever
/// types has missed it.
QString notSeen(const Question& question)
{
    const bool isFaceDown = std::any_of(question.begin(), question.end(), [](const auto& option) {
        return option.choice.is(ChoiceKind::FaceDown) && option.verdict.isPossible() &&
               option.choice.card().kind != CardKind::Unknown;
    });
    return isFaceDown ? Choices::tr("A card face down, named when it is turned over")
                      : Choices::tr("Missed it: named when it is turned over");
}

QString tokenOf(QuestionKind ask, Choice token)
{
    const QString name = words::choice(token);
    if (ask == QuestionKind::PlayCard) return Choices::tr("Drink: %1").arg(name);
    return ask == QuestionKind::KeepDocument ? Choices::tr("Keep: %1").arg(name) : name;
}

QString numberOf(const Question& question, int number)
{
    if (question.unit == rules::Unit::Money) return dollars(number);
    if (question.ask() != QuestionKind::WhichGoal) return QString::number(number);
    //: %1: its place among those that are current
    return Choices::tr("Goal %1").arg(number);
}

} // namespace

QString choice(const Question& question, Choice choice, const Table& table)
{
    switch (choice.kind()) {
    case ChoiceKind::Number: return numberOf(question, choice.number());
    case ChoiceKind::Done: return declined(question.ask());
    case ChoiceKind::Yes: return accepted(question.ask());
    case ChoiceKind::What: return tokenOf(question.ask(), choice);
    case ChoiceKind::Which: return cardOf(question, choice.card(), table);
    case ChoiceKind::FaceDown:
        return choice.card().kind == CardKind::Unknown
                   ? notSeen(question)
                   : Choices::tr("%1, face down").arg(cardOf(question, choice.card(), table));
    case ChoiceKind::TheRound:
        for (const RoundCard& card : table.roundDeck) {
            if (card.id == choice.roundId()) return turnedUp(card);
        }
        break;
    case ChoiceKind::Draw:
    case ChoiceKind::Search:
    case ChoiceKind::To:
    case ChoiceKind::Whom:
    case ChoiceKind::TheCar:
    case ChoiceKind::TheHostage:
    case ChoiceKind::TheGoal:
    case ChoiceKind::ThePrisoner:
    case ChoiceKind::ThePower:
    case ChoiceKind::ThePile:
    case ChoiceKind::TheGatling:
    case ChoiceKind::TheTurn:
    case ChoiceKind::HandIcon:
    case ChoiceKind::Divert: break;
    }
    return words::choice(choice);
}

QString choice(Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::Done: return Choices::tr("Done");
    case ChoiceKind::Yes: return Choices::tr("Yes");
    case ChoiceKind::Draw: return Choices::tr("Draw three cards");
    case ChoiceKind::Search: return Choices::tr("Search for a Brilliant Idea");
    case ChoiceKind::To: return place(choice.location());
    case ChoiceKind::Whom: return pawn(choice.pawn());
    case ChoiceKind::Which: return card(choice.card());
    case ChoiceKind::FaceDown: return Choices::tr("%1, face down").arg(card(choice.card()));
    case ChoiceKind::What: return loot(choice.loot());
    case ChoiceKind::TheCar: return car(choice.car());
    case ChoiceKind::TheRound: return roundCard(choice.roundId());
    case ChoiceKind::TheHostage: return hostage(choice.hostage());
    case ChoiceKind::TheGoal: return goal(choice.goal());
    case ChoiceKind::ThePrisoner:
        //: %1: a bandit
        return melted(Choices::tr("The sidekick of %1").arg(thePawn(choice.pawn())));
    case ChoiceKind::ThePower: return silkPower(static_cast<SilkPower>(choice.power()));
    case ChoiceKind::ThePile:
        return choice.pile() == 1 ? Choices::tr("The first pile") : Choices::tr("The second pile");
    case ChoiceKind::TheGatling: return Choices::tr("The Gatling: at everybody in sight");
    case ChoiceKind::Divert: return Choices::tr("Diversion: a card from each opponent’s hand");
    case ChoiceKind::Number: return dollars(choice.number());
    case ChoiceKind::TheTurn: return turn(choice.turn());
    case ChoiceKind::HandIcon: return handIcon();
    }
    return {};
}

} // namespace caboose::items::words
