// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/left_to_bot.h"

#include "model/rules/16_bots/01_bot_movement.h"
#include "model/rules/16_bots/02_bot_punch.h"
#include "model/rules/16_bots/03_loot_priority.h"
#include "model/rules/16_bots/04_nudged_bots.h"

namespace caboose::rules {

Question leftToBot(const Table& table, Question question)
{
    question.leaveTo(Pawn::None);
    switch (question.ask()) {
    case QuestionKind::MoveTo:
    case QuestionKind::FleeTo: followObjective(table, question); break;
    case QuestionKind::PunchToWhere: sendInOrder(table, question); break;
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::RobWhat:
    case QuestionKind::PickpocketWhat: preferLoot(table, question); break;
    case QuestionKind::LeastLoot:
    case QuestionKind::DropLoot: giveUpLoot(table, question); break;
    case QuestionKind::NudgeAction: doAsNudged(table, question); break;
    // Either 16 says nothing of it, or no bot that is refereed comes to it.
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::HostageDrawn:
    case QuestionKind::FirstPlayer:
    case QuestionKind::StartsIn:
    case QuestionKind::Boards:
    case QuestionKind::BoardsWhere:
    case QuestionKind::DrawnPawn:
    case QuestionKind::RoundCard:
    case QuestionKind::PartnerCard:
    case QuestionKind::StartCard:
    case QuestionKind::DrawnCard:
    case QuestionKind::BulletToDiscard:
    case QuestionKind::PlayCard:
    case QuestionKind::CoverCard:
    case QuestionKind::CardToDiscard:
    case QuestionKind::CardToKeep:
    case QuestionKind::TurnedOver:
    case QuestionKind::WhoDraws:
    case QuestionKind::TwoMore:
    case QuestionKind::WhichFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::TakeHostage:
    case QuestionKind::Giraffe:
    case QuestionKind::RideTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::Pocket:
    case QuestionKind::FireAt:
    case QuestionKind::PushTo:
    case QuestionKind::WhichToken:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::GreatestPurse:
    case QuestionKind::ReflexCard:
    case QuestionKind::PurseTotal:
    case QuestionKind::Count: break;
    }
    return question;
}

} // namespace caboose::rules
