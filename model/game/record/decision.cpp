// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/decision.h"

#include "model/rules/core/judge.h"

#include <optional>

namespace caboose::game {

namespace {

using rules::Choice;
using rules::ChoiceKind;
using rules::Question;
using rules::QuestionKind;

Adjustment pawnTo(rules::Pawn who, rules::Location to)
{
    return {.what = AdjustmentKind::Pawn, .who = who, .to = to};
}

/// The pawn that a question about a place would move.
rules::Pawn moved(const Question& question)
{
    const QuestionKind ask = question.ask();
    if (ask == QuestionKind::MarshalTo) return rules::Pawn::Marshal;
    const bool isSent = ask == QuestionKind::PushTo || ask == QuestionKind::PunchToWhere;
    return isSent ? question.whom : question.actor;
}

Adjustment robbed(const rules::Table& table, const Question& question, rules::Loot loot)
{
    rules::Holder from = table.where(question.actor);
    for (const rules::LootPile& pile : table.loot.at(from)) {
        if (pile.loot.kind == loot.kind) loot = pile.loot;
    }
    return {.what = AdjustmentKind::LootMoved,
            .from = from,
            .to = question.actor,
            .loot = loot,
            .number = 1};
}

Adjustment played(const rules::Table& table, rules::Pawn who, Choice choice)
{
    return {.what = AdjustmentKind::DeckCardAdded,
            .card = choice.card(),
            .seat = table.seatOf(who).value_or(0),
            .faceDown = choice.is(ChoiceKind::FaceDown),
            .number = static_cast<std::int32_t>(table.commonDeck.size())};
}

std::vector<Adjustment> effectOf(const rules::Table& table, const Question& question, Choice choice)
{
    if (choice.is(ChoiceKind::To)) return {pawnTo(moved(question), choice.location())};
    switch (question.ask()) {
    case QuestionKind::FireAt:
        return {
            {.what = AdjustmentKind::BulletGiven, .who = question.actor, .whom = choice.pawn()}};
    case QuestionKind::RobWhat: return {robbed(table, question, choice.loot())};
    case QuestionKind::PlayCard:
    case QuestionKind::CoverCard: {
        const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
        if (isCard) return {played(table, question.actor, choice)};
        break;
    }
    case QuestionKind::NextCar:
    case QuestionKind::PurseInCar:
    case QuestionKind::FirstPlayer:
    case QuestionKind::StartsIn:
    case QuestionKind::RoundCard:
    case QuestionKind::PartnerCard:
    case QuestionKind::StartCard:
    case QuestionKind::DrawnCard:
    case QuestionKind::BulletToDiscard:
    case QuestionKind::CardToDiscard:
    case QuestionKind::TurnedOver:
    case QuestionKind::HostageDrawn:
    case QuestionKind::Boards:
    case QuestionKind::BoardsWhere:
    case QuestionKind::DrawnPawn:
    case QuestionKind::CardToKeep:
    case QuestionKind::WhoDraws:
    case QuestionKind::TwoMore:
    case QuestionKind::WhichFlask:
    case QuestionKind::HiddenUnder:
    case QuestionKind::TakeHostage:
    case QuestionKind::Giraffe:
    case QuestionKind::RideTo:
    case QuestionKind::FleeTo:
    case QuestionKind::GreatestPurse:
    case QuestionKind::DropLoot:
    case QuestionKind::ReflexCard:
    case QuestionKind::MoveTo:
    case QuestionKind::PunchWhom:
    case QuestionKind::PunchWhichLoot:
    case QuestionKind::PunchToWhere:
    case QuestionKind::Pocket:
    case QuestionKind::PushTo:
    case QuestionKind::WhichToken:
    case QuestionKind::MarshalTo:
    case QuestionKind::NudgeWhom:
    case QuestionKind::NudgeAction:
    case QuestionKind::PickpocketWhat:
    case QuestionKind::LeastLoot:
    case QuestionKind::PurseTotal:
    case QuestionKind::Count: break;
    }
    return {};
}

rules::Verdict verdictOn(const Question& question, Choice choice)
{
    const rules::Option* option = question.find(choice);
    return option != nullptr ? option->verdict
                             : rules::refused(rules::Reason::NotOffered, question.rule());
}

/// Why there is nothing to choose.
rules::Verdict verdictOn(const rules::Outcome& outcome)
{
    for (const rules::Happening& happening : outcome.happenings) {
        if (happening.what == rules::HappeningKind::NothingHappens) {
            if (happening.reason == rules::Reason::NotRefereed) {
                return rules::notRefereed(happening.rule).with(happening.who);
            }
            return rules::refused(happening.reason, happening.rule).with(happening.who);
        }
    }
    return rules::refused(rules::Reason::NotOffered, {});
}

/// What would have been asked, if the rules had left more than one choice, or any.
std::optional<Question> settledQuestion(const rules::Table& table, const rules::Outcome& outcome,
                                        Choice choice)
{
    for (const Question& question : outcome.forced) {
        if (question.find(choice) != nullptr) return question;
    }
    const rules::Progress& progress = table.progress;
    const bool hasCard =
        progress.step == rules::Step::PerformAction && progress.card < table.commonDeck.size();
    if (!hasCard) return std::nullopt;
    const rules::Card card = table.commonDeck[progress.card].card;
    auto question = rules::optionsFor(
        table, {.who = card.owner, .action = card.kind, .target = {}, .then = {}});
    return question && question->find(choice) != nullptr ? question : std::nullopt;
}

/// In place of what would have happened without a question.
Decided decisionOnSettled(const State& state, const rules::Outcome& outcome, Choice choice,
                          std::vector<Adjustment> effect)
{
    Decided decided;
    decided.answer.choice = choice;
    decided.verdict = verdictOn(outcome);
    decided.effect = std::move(effect);
    const auto question = settledQuestion(*state.table, outcome, choice);
    if (!question) return decided;
    decided.answer = {question->ask(), question->who(), choice};
    decided.verdict = verdictOn(*question, choice);
    if (decided.effect.empty()) decided.effect = effectOf(*state.table, *question, choice);
    return decided;
}

} // namespace

Decided decisionFor(const State& state, const rules::Outcome& outcome, Choice choice,
                    std::vector<Adjustment> effect)
{
    if (outcome.settled != rules::BeatStatus::Open) {
        return decisionOnSettled(state, outcome, choice, std::move(effect));
    }
    Decided decided;
    const Question& question = *outcome.question;
    decided.answer = {question.ask(), question.who(), choice};
    decided.verdict = verdictOn(question, choice);
    decided.effect =
        effect.empty() ? effectOf(tableOf(state, outcome), question, choice) : std::move(effect);
    return decided;
}

} // namespace caboose::game
