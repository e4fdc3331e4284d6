// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/question_secrets.h"

namespace caboose::rules {

QuestionSecrets secretsOf(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::PlayCard:
    case QuestionKind::CoverCard:
    case QuestionKind::ReflexCard: return {.tellsHand = true};
    case QuestionKind::BulletToDiscard:
    case QuestionKind::StartCard:
    case QuestionKind::CardToDiscard:
    case QuestionKind::CardToKeep: return {.tellsHand = true, .answerStaysHidden = true};
    case QuestionKind::PartnerCard:
    case QuestionKind::DrawnCard: return {.answerStaysHidden = true};
    case QuestionKind::DropLoot:
    case QuestionKind::GreatestPurse:
    case QuestionKind::LeastLoot: return {.tellsPurses = true};
    case QuestionKind::HostageDrawn:
    case QuestionKind::Boards:
    case QuestionKind::BoardsWhere:
    case QuestionKind::DrawnPawn:
    case QuestionKind::WhoDraws:
    case QuestionKind::TwoMore:
    case QuestionKind::WhichFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::TakeHostage:
    case QuestionKind::Giraffe:
    case QuestionKind::RideTo:
    case QuestionKind::FleeTo:
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::FirstPlayer:
    case QuestionKind::StartsIn:
    case QuestionKind::RoundCard:
    case QuestionKind::TurnedOver:
    case QuestionKind::MoveTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::PunchToWhere:
    case QuestionKind::Pocket:
    case QuestionKind::FireAt:
    case QuestionKind::PushTo:
    case QuestionKind::RobWhat:
    case QuestionKind::WhichToken:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::NudgeAction:
    case QuestionKind::PickpocketWhat:
    case QuestionKind::PurseTotal:
    case QuestionKind::Count: break;
    }
    return {};
}

} // namespace caboose::rules
