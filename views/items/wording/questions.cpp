// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/questions.h"

#include "views/items/wording/field_words.h"
#include "views/items/wording/piece_words.h"
#include "views/items/wording/round_card_words.h"
#include "views/items/wording/rounds.h"

#include <QCoreApplication>

#include <optional>

namespace caboose::items::words {

namespace {

using namespace rules;

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

/// Of the cards that a player holds for all of their bandits, or of these bandits.
bool isForBoth(QuestionKind ask)
{
    return ask == QuestionKind::BulletToDiscard || ask == QuestionKind::PlayCard ||
           ask == QuestionKind::StartCard || ask == QuestionKind::CoverCard ||
           ask == QuestionKind::CardToDiscard || ask == QuestionKind::StartsIn;
}

QStringList allOf(const Seat& seat)
{
    QStringList names;
    for (const Pawn who : seat.characters) names.append(thePawn(who));
    return names;
}

/// Whoever plays two bandits decides for both; for a bot the table does.
QString deciderOf(const Question& q, const Table& table)
{
    if (q.who() == Pawn::None) return thePawn(q.actor);
    const auto seat = isForBoth(q.ask()) ? table.seatOf(q.who()) : std::nullopt;
    if (!seat) return thePawn(q.who());
    //: between the two bandits of one player
    return allOf(table.seats[*seat]).join(Questions::tr(" and "));
}

/// Of whom one has played the card, where nobody sees yet which.
QString turnerOf(const Question& q, const Table& table)
{
    const auto seat = table.seatOf(q.whom);
    //: between the two bandits of one player, of whom one is meant
    return seat ? allOf(table.seats[*seat]).join(Questions::tr(" or ")) : thePawn(q.whom);
}

/// 7.2.2: whom a shot can push nowhere, somebody may spare.
QString pushedBack(const Question& q)
{
    return q.accepts(Choice(ChoiceKind::Done))
               ? Questions::tr("%1 can push %2 nowhere. Off the train?")
               : Questions::tr("%1 pushes %2 back. Where to?");
}

/// 5.2: besides the card itself, what may be done instead of it.
QString whichCard(const Question& q)
{
    const auto mayBe = [&q](ChoiceKind kind) {
        return std::any_of(q.begin(), q.end(), [kind](const Option& option) {
            return option.choice.is(kind) && option.verdict.isPossible();
        });
    };
    // What there is to choose may be in a hand that nobody else sees.
    const bool isHidden = q.begin() == q.end();
    if (isHidden || mayBe(ChoiceKind::Draw)) return Questions::tr("%1: which card, or draw three?");
    return mayBe(ChoiceKind::Done) ? Questions::tr("%1: which card, or none?")
                                   : Questions::tr("%1: which card?");
}

/// Where people are asked, or the table is asked what a bot does.
QString askedOfSomebody(const Question& q, const Table& table)
{
    const QString who = deciderOf(q, table);
    const QString whom = thePawn(q.whom);
    switch (q.ask()) {
    case QuestionKind::BulletToDiscard:
        return Questions::tr("%1: discard a bullet before Schemin’?").arg(who);
    case QuestionKind::PlayCard: return whichCard(q).arg(who);
    case QuestionKind::StartCard:
        return Questions::tr("%1 picks a card from the deck. Which one?").arg(who);
    case QuestionKind::CoverCard:
        //: %1: a player’s bandit, %2: the bandit who has just played Fire
        return Questions::tr("%2 has played Fire. %1: play a card as cover?").arg(who, whom);
    case QuestionKind::CardToDiscard:
        return Questions::tr("%1: discard a card from the hand?").arg(who);
    case QuestionKind::CardToKeep:
        return Questions::tr("%1: keep a card for the next round?").arg(who);
    case QuestionKind::MoveTo: return Questions::tr("%1 moves. Where to?").arg(who);
    case QuestionKind::PunchWhom: return Questions::tr("%1 punches. Whom?").arg(who);
    case QuestionKind::PunchWhichLoot:
        return Questions::tr("%1 punches %2. What is dropped?").arg(who, whom);
    case QuestionKind::PunchToWhere:
        return Questions::tr("%1 punches %2. Where to?").arg(who, whom);
    case QuestionKind::Pocket: return Questions::tr("%1: pocket what was dropped?").arg(who);
    case QuestionKind::FireAt: return Questions::tr("%1 fires. At whom?").arg(who);
    case QuestionKind::FloorChangeTo: return Questions::tr("%1 changes floors. Where to?").arg(who);
    case QuestionKind::FireAlsoAt:
        return Questions::tr("%1 fires at %2. At somebody else, too?").arg(who, whom);
    case QuestionKind::WhichPile:
        return Questions::tr("%1 fires at %2. A bullet from which pile?").arg(who, whom);
    case QuestionKind::RobMore: return Questions::tr("%1: take a second token?").arg(who);
    case QuestionKind::KeepDocument:
        return Questions::tr("%1 looks at a secret document. Keep it?").arg(who);
    case QuestionKind::LeaveCell: return Questions::tr("%1 leaves the cell. Where to?").arg(who);
    case QuestionKind::FreeWhom: return Questions::tr("%1 frees somebody. Whom?").arg(who);
    case QuestionKind::GiveToken:
        return Questions::tr("%1 owes %2 a token. Which one?").arg(who, whom);
    case QuestionKind::LentPower:
        return Questions::tr("%1: which power does the sidekick lend?").arg(who);
    case QuestionKind::CaptureWhom: return Questions::tr("%1 captures. Whom?").arg(who);
    case QuestionKind::DodgeTo:
        return Questions::tr("%1 dodges a neutral bullet. Who gets it?").arg(who);
    case QuestionKind::BuyAction:
        return Questions::tr("%1: buy this action of %2 (%3)?")
            .arg(who, thePawn(q.card.owner), card(q.card.kind));
    case QuestionKind::PushTo: return pushedBack(q).arg(who, whom);
    case QuestionKind::RobWhat: return Questions::tr("%1 robs. What?").arg(who);
    case QuestionKind::MarshalTo: return Questions::tr("%1 moves the Marshal. Where to?").arg(who);
    case QuestionKind::NudgeWhom: return Questions::tr("%1 nudges. Whom?").arg(who);
    case QuestionKind::NudgeAction: return Questions::tr("%1 was nudged. Which action?").arg(whom);
    case QuestionKind::PickpocketWhat:
        return Questions::tr("%1 is alone here. Take something?").arg(who);
    case QuestionKind::LeastLoot:
        return Questions::tr("%1 loses what is worth the least. What is it?").arg(who);
    case QuestionKind::PurseTotal:
        return Questions::tr("%1: what are the purses nobody has seen worth together?").arg(who);
    case QuestionKind::StartsIn:
        //: %2: "in the saloon"
        return Questions::tr("%1: which bandit starts %2?").arg(who, inPlace(q.where));
    case QuestionKind::BoardsWhere:
        return Questions::tr("%1 rides alone. Into which car?").arg(who);
    case QuestionKind::TwoMore: return Questions::tr("%1: draw two cards more?").arg(who);
    case QuestionKind::WhichFlask:
        return Questions::tr("%1 looks at the flask. What is in it?").arg(who);
    case QuestionKind::WhoseFlask: return Questions::tr("%1: out of whose flask is it?").arg(who);
    case QuestionKind::HiddenUnder:
        return Questions::tr("%1 comes to light. Under which car?").arg(who);
    case QuestionKind::TakeHostage: return Questions::tr("%1 takes a hostage. Which one?").arg(who);
    case QuestionKind::Giraffe:
        return Questions::tr("%1: along the giraffe’s neck to %2?").arg(who, thePlace(q.where));
    case QuestionKind::RideTo: return Questions::tr("%1 rides. Where to?").arg(who);
    case QuestionKind::FleeTo: return Questions::tr("%1 flees from %2. Where to?").arg(who, whom);
    case QuestionKind::GreatestPurse:
        return Questions::tr("%1 gives the most valuable purse away. Which is it?").arg(who);
    case QuestionKind::DropLoot: return Questions::tr("%1 drops a token. Which one?").arg(who);
    case QuestionKind::ReflexCard: return Questions::tr("%1: carry a card out at once?").arg(who);
    case QuestionKind::AngryMarshal: return Questions::tr("%1 is angry. What now?").arg(who);
    case QuestionKind::PeekAtGoal:
        return Questions::tr("%1: look at one of the Marshal’s goals?").arg(who);
    case QuestionKind::GatlingLoot:
        return Questions::tr("%1’s Gatling hits %2. What is dropped?").arg(who, whom);
    case QuestionKind::HealBullet:
        return Questions::tr("%1: take a bullet out of the cards?").arg(who);
    case QuestionKind::HelpTo: return Questions::tr("%1: go where somebody else stands?").arg(who);
    case QuestionKind::LastMove: return Questions::tr("%1: move once more?").arg(who);
    case QuestionKind::WhichDocument:
        return Questions::tr("%1 turns a secret document over. Whose is it?").arg(who);
    case QuestionKind::PrisonerDrawn:
    case QuestionKind::GoalDrawn:
    case QuestionKind::GoalShown:
    case QuestionKind::WhichGoal:
    case QuestionKind::Boards:
    case QuestionKind::DrawnPawn:
    case QuestionKind::WhoDraws:
    case QuestionKind::HostageDrawn:
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::FirstPlayer:
    case QuestionKind::RoundCard:
    case QuestionKind::RoundIcon:
    case QuestionKind::PartnerCard:
    case QuestionKind::DrawnCard:
    case QuestionKind::TurnedOver:
    case QuestionKind::DivertedCard:
    case QuestionKind::WhichToken:
    case QuestionKind::BulletKind:
    case QuestionKind::Count: break;
    }
    return {};
}

/// Where chance decides, or the table shows it.
QString askedOfTheTable(const Question& q, const Table& table)
{
    const QString whom = thePawn(q.whom);
    switch (q.ask()) {
    case QuestionKind::NextCar: return Questions::tr("Which car comes next?");
    case QuestionKind::PurseInCar:
        return Questions::tr("What is the purse worth that lies in %1?").arg(thePlace(q.where));
    case QuestionKind::FirstPlayer: return Questions::tr("Who is the first player?");
    //: %1: "in the saloon"
    case QuestionKind::StartsIn: return Questions::tr("Who starts %1?").arg(inPlace(q.where));
    case QuestionKind::RoundCard: return Questions::tr("Which round card is turned up?");
    case QuestionKind::RoundIcon: return nextIcon(table.roundCard());
    case QuestionKind::PartnerCard:
        return Questions::tr("Which card does %1 draw from the partner?").arg(whom);
    case QuestionKind::DrawnCard: return Questions::tr("Which card does %1 draw?").arg(whom);
    case QuestionKind::TurnedOver:
        return Questions::tr("%1 turns a card over. What is it?").arg(turnerOf(q, table));
    case QuestionKind::DivertedCard:
        return Questions::tr("Which card does the diversion take from %1?").arg(whom);
    case QuestionKind::WhichToken: return Questions::tr("Which of these tokens is it?");
    case QuestionKind::Boards:
        return Questions::tr("Whose fist holds a bandit, at %1?").arg(thePlace(q.where));
    case QuestionKind::WhoDraws: return Questions::tr("Who draws or searches?");
    case QuestionKind::HostageDrawn: return Questions::tr("Which hostage is laid out?");
    case QuestionKind::PrisonerDrawn: return Questions::tr("Whose sidekick is laid out?");
    case QuestionKind::GoalDrawn: return Questions::tr("Which goal becomes current?");
    case QuestionKind::GoalShown: return Questions::tr("What does the Marshal’s goal say?");
    case QuestionKind::WhichGoal: return Questions::tr("Which of the Marshal’s goals is it?");
    case QuestionKind::DrawnPawn:
        return Questions::tr("Whose pawn is drawn for %1?").arg(thePlace(q.where));
    case QuestionKind::TakeHostage: return Questions::tr("Which hostage does %1 draw?").arg(whom);
    case QuestionKind::WhichFlask: return Questions::tr("What is in the flask?");
    case QuestionKind::BulletKind:
        return Questions::tr("What does the Marshal’s bullet for %1 say?").arg(whom);
    case QuestionKind::AngryMarshal:
    case QuestionKind::PeekAtGoal:
    case QuestionKind::GatlingLoot:
    case QuestionKind::HelpTo:
    case QuestionKind::LastMove:
    case QuestionKind::WhichDocument:
    case QuestionKind::HealBullet:
    case QuestionKind::BoardsWhere:
    case QuestionKind::TwoMore:
    case QuestionKind::WhoseFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::Giraffe:
    case QuestionKind::RideTo:
    case QuestionKind::FleeTo:
    case QuestionKind::GreatestPurse:
    case QuestionKind::DropLoot:
    case QuestionKind::ReflexCard:
    case QuestionKind::StartCard:
    case QuestionKind::BulletToDiscard:
    case QuestionKind::PlayCard:
    case QuestionKind::CoverCard:
    case QuestionKind::CardToDiscard:
    case QuestionKind::CardToKeep:
    case QuestionKind::MoveTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::PunchToWhere:
    case QuestionKind::Pocket:
    case QuestionKind::FireAt:
    case QuestionKind::PushTo:
    case QuestionKind::RobWhat:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::NudgeAction:
    case QuestionKind::PickpocketWhat:
    case QuestionKind::LeastLoot:
    case QuestionKind::PurseTotal:
    case QuestionKind::FloorChangeTo:
    case QuestionKind::FireAlsoAt:
    case QuestionKind::WhichPile:
    case QuestionKind::RobMore:
    case QuestionKind::KeepDocument:
    case QuestionKind::LeaveCell:
    case QuestionKind::FreeWhom:
    case QuestionKind::GiveToken:
    case QuestionKind::LentPower:
    case QuestionKind::CaptureWhom:
    case QuestionKind::DodgeTo:
    case QuestionKind::BuyAction:
    case QuestionKind::Count: return askedOfSomebody(q, table);
    }
    return {};
}

} // namespace

QString question(const Question& question, const Table& table)
{
    const bool hasDecider = question.who() != Pawn::None;
    const QString asked = hasDecider ? askedOfSomebody(question, table) : QString();
    return asSentence(asked.isEmpty() ? askedOfTheTable(question, table) : asked);
}

} // namespace caboose::items::words
