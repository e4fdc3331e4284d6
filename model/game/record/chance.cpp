// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/chance.h"

#include "model/rules/playout/random_player.h"

namespace caboose::game {

bool isDrawnByProgram(const State& state, const rules::Question& question)
{
    if (question.who() != rules::Pawn::None) return false;
    const rules::KeptByProgram& kept = state.table->kept;
    switch (question.ask()) {
    case rules::QuestionKind::DrawnCard:
    case rules::QuestionKind::PartnerCard: return kept.decks;
    case rules::QuestionKind::PurseInCar:
    case rules::QuestionKind::WhichToken: return kept.purseValues;
    case rules::QuestionKind::RoundCard: return kept.roundDeck;
    case rules::QuestionKind::NextCar:
    case rules::QuestionKind::FirstPlayer:
    case rules::QuestionKind::StartsIn:
    case rules::QuestionKind::StartCard:
    case rules::QuestionKind::BulletToDiscard:
    case rules::QuestionKind::PlayCard:
    case rules::QuestionKind::CoverCard:
    case rules::QuestionKind::CardToDiscard:
    case rules::QuestionKind::TurnedOver:
    case rules::QuestionKind::HostageDrawn:
    case rules::QuestionKind::Boards:
    case rules::QuestionKind::BoardsWhere:
    case rules::QuestionKind::DrawnPawn:
    case rules::QuestionKind::CardToKeep:
    case rules::QuestionKind::WhoDraws:
    case rules::QuestionKind::TwoMore:
    case rules::QuestionKind::WhichFlask:
    case rules::QuestionKind::HiddenUnder:
    case rules::QuestionKind::TakeHostage:
    case rules::QuestionKind::Giraffe:
    case rules::QuestionKind::RideTo:
    case rules::QuestionKind::FleeTo:
    case rules::QuestionKind::GreatestPurse:
    case rules::QuestionKind::DropLoot:
    case rules::QuestionKind::ReflexCard:
    case rules::QuestionKind::MoveTo:
    case rules::QuestionKind::PunchWhom:
    case rules::QuestionKind::PunchWhichLoot:
    case rules::QuestionKind::PunchToWhere:
    case rules::QuestionKind::Pocket:
    case rules::QuestionKind::FireAt:
    case rules::QuestionKind::PushTo:
    case rules::QuestionKind::RobWhat:
    case rules::QuestionKind::MarshalTo:
    case rules::QuestionKind::NudgeWhom:
    case rules::QuestionKind::NudgeAction:
    case rules::QuestionKind::PickpocketWhat:
    case rules::QuestionKind::LeastLoot:
    case rules::QuestionKind::PurseTotal:
    case rules::QuestionKind::Count: break;
    }
    return false;
}

Answer drawnByProgram(const State& state, const rules::Question& question)
{
    constexpr std::uint64_t apart = 0x9e3779b97f4a7c15ULL;
    rules::RandomPlayer chance(state.seed ^ (apart * (state.drawn + 1ULL)));
    const auto choice = chance.answer(*state.table, question);
    return {question.ask(), question.who(), choice.value_or(rules::Choice{})};
}

} // namespace caboose::game
