// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/decision.h"

#include "model/rules/10_actions/06_gatling.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/question_rows.h"

#include <array>
#include <optional>

namespace caboose::game {

namespace {

using rules::Choice;
using rules::ChoiceKind;
using rules::Question;

Adjustment pawnTo(rules::Pawn who, rules::Location to)
{
    return {.what = AdjustmentKind::Pawn, .who = who, .to = to};
}

// What an answer of a kind comes to, done by hand. Nothing, where the choice is another: "no", say.
using Effect = std::vector<Adjustment> (*)(const rules::Table&, const Question&, Choice);

/// Whom the bullets don't suffice for, the table says itself.
std::vector<Adjustment> fired(const rules::Table& table, rules::Pawn who)
{
    const auto hit = rules::hitByGatling(table, who);
    std::vector<Adjustment> bullets;
    if (!rules::hasNeutrals(table, static_cast<int>(hit.size()))) return bullets;
    for (const rules::Pawn whom : hit) {
        bullets.push_back({.what = AdjustmentKind::BulletGiven, .whom = whom});
    }
    return bullets;
}

std::vector<Adjustment> shot(const rules::Table& table, const Question& question, Choice choice)
{
    if (choice.is(ChoiceKind::TheGatling)) return fired(table, question.actor);
    if (!choice.is(ChoiceKind::Whom)) return {};
    return {{.what = AdjustmentKind::BulletGiven, .who = question.actor, .whom = choice.pawn()}};
}

std::vector<Adjustment> robbed(const rules::Table& table, const Question& question, Choice choice)
{
    if (!choice.is(ChoiceKind::What)) return {};
    const rules::Holder from = table.where(question.actor);
    rules::Loot loot = choice.loot();
    for (const rules::LootPile& pile : table.loot.at(from)) {
        if (pile.loot.kind == loot.kind) loot = pile.loot;
    }
    return {{.what = AdjustmentKind::LootMoved,
             .from = from,
             .to = question.actor,
             .loot = loot,
             .number = 1}};
}

std::vector<Adjustment> captured(const rules::Table& /*table*/, const Question& /*question*/,
                                 Choice choice)
{
    return {pawnTo(choice.pawn(), rules::cell)};
}

std::vector<Adjustment> freed(const rules::Table& table, const Question& question, Choice choice)
{
    if (!choice.is(ChoiceKind::Whom)) return {};
    return {pawnTo(choice.pawn(), table.where(question.actor))};
}

std::vector<Adjustment> helped(const rules::Table& table, const Question& question, Choice choice)
{
    if (!choice.is(ChoiceKind::Whom)) return {};
    return {pawnTo(question.actor, table.where(choice.pawn()))};
}

/// Out of the cards, and a neutral one back to the stock.
std::vector<Adjustment> healed(const rules::Table& table, const Question& question, Choice choice)
{
    const std::optional<rules::SeatIndex> seat = table.seatOf(question.actor);
    if (!choice.is(ChoiceKind::Which) || !seat) return {};
    const rules::Card bullet = choice.card();
    const bool isNeutral = bullet == rules::neutralBullet;
    const bool isDiscarded = table.seats[*seat].discard.has(bullet);
    const auto giver =
        static_cast<std::size_t>(isNeutral ? rules::pawnAt(rules::characterCount) : bullet.owner);
    std::vector<Adjustment> effect{{.what = AdjustmentKind::CardRemoved,
                                    .card = bullet,
                                    .seat = *seat,
                                    .pile = isDiscarded ? Pile::Discard : Pile::Draw},
                                   {.what = AdjustmentKind::OnSheet,
                                    .who = question.actor,
                                    .whom = bullet.owner,
                                    .sheetField = SheetField::Healed,
                                    .number = table.sheet(question.actor).healed[giver] + 1}};
    if (isNeutral) {
        effect.push_back({.what = AdjustmentKind::OnTable,
                          .tableField = TableField::NeutralBullets,
                          .number = table.neutralBullets + 1});
    }
    return effect;
}

std::vector<Adjustment> played(const rules::Table& table, const Question& question, Choice choice)
{
    if (!choice.is(ChoiceKind::Which) && !choice.is(ChoiceKind::FaceDown)) return {};
    return {{.what = AdjustmentKind::DeckCardAdded,
             .card = choice.card(),
             .seat = table.seatOf(question.actor).value_or(0),
             .faceDown = choice.is(ChoiceKind::FaceDown),
             .number = static_cast<std::int32_t>(table.commonDeck.size())}};
}

constexpr std::array<Effect, rules::questionKindCount> effects{
#define QUESTION(name, key) Effect {
#define BY_HAND(change) change
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/core/questions.def"
};

std::vector<Adjustment> effectOf(const rules::Table& table, const Question& question, Choice choice)
{
    if (choice.is(ChoiceKind::To)) return {pawnTo(rules::movedBy(question), choice.location())};
    const Effect effect = effects[static_cast<std::size_t>(question.ask())];
    return effect == nullptr ? std::vector<Adjustment>() : effect(table, question, choice);
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
