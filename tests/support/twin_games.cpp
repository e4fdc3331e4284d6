// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/twin_games.h"

#include "model/rules/core/observe.h"
#include "model/rules/playout/playout.h"
#include "tests/model/rules/support/hidden.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace caboose::test {
namespace {

using rules::Choice;
using rules::ChoiceKind;
using rules::QuestionKind;
using rules::Random;

std::unique_ptr<game::Game> gameFrom(rules::Table table, std::uint64_t seed)
{
    game::Started started;
    started.table = std::make_shared<rules::Table>(std::move(table));
    started.seed = seed;
    return std::make_unique<game::Game>(std::move(started), [] { return game::Time{}; });
}

template <typename T>
void shuffle(std::vector<T>& things, Random& random)
{
    for (std::size_t n = things.size(); n > 1; --n) {
        std::swap(things[n - 1], things[random.below(static_cast<std::uint32_t>(n))]);
    }
}

std::vector<Choice> choices(const rules::Question& question, bool refused)
{
    std::vector<Choice> all;
    if (question.isNumeric() && !refused) all.push_back(Choice::number(question.lowest));
    for (const rules::Option& option : question) {
        if (option.verdict.isRefused() == refused) all.push_back(option.choice);
    }
    return all;
}

bool isInHand(QuestionKind ask)
{
    return ask == QuestionKind::CardToDiscard || ask == QuestionKind::BulletToDiscard ||
           ask == QuestionKind::StartCard || ask == QuestionKind::DrawnCard ||
           ask == QuestionKind::PartnerCard || ask == QuestionKind::DivertedCard;
}

bool looksLike(Choice a, Choice b, QuestionKind ask)
{
    if (a.kind() != b.kind()) return false;
    const bool isHidden = a.is(ChoiceKind::FaceDown) || (a.is(ChoiceKind::Which) && isInHand(ask));
    if (isHidden) return a.card().owner == b.card().owner;
    if (a.is(ChoiceKind::What)) return a.loot().kind == b.loot().kind;
    return a == b;
}

/// One of each game, which look the same; nothing if there is none.
std::optional<std::pair<Choice, Choice>> alike(const TwinGames& games, bool refused, Random& random)
{
    std::vector<Choice> one = choices(*games.one->now().question(), refused);
    std::vector<Choice> other = choices(*games.other->now().question(), refused);
    shuffle(one, random);
    shuffle(other, random);
    for (const Choice choice : one) {
        const auto twin = std::find_if(other.begin(), other.end(), [&](Choice another) {
            return looksLike(choice, another, games.one->now().question()->ask());
        });
        if (twin != other.end()) return std::pair(choice, *twin);
    }
    return std::nullopt;
}

} // namespace

rules::Table playedTable(const RandomDeal& deal)
{
    rules::Plan plan = rules::standardPlan(rules::preset(deal.edition), deal.players);
    plan.kept = deal.kept;
    const auto game = gameFrom(rules::tableFor(plan), deal.seed);
    Random random(deal.seed);
    for (int step = 0; step < deal.steps && game->now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Question* question = game->now().question();
        if (!question) {
            game->goOn();
            continue;
        }
        const std::vector<Choice> all = choices(*question, false);
        game->answer(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    }
    return *game->now().state.table;
}

TwinGames::TwinGames(const rules::Table& table, std::uint64_t seed,
                     std::optional<rules::SeatIndex> viewer)
{
    Random random(seed);
    rules::Table hiddenAnew = rules::anotherTruth(table, viewer, random);
    // What the program does not know is asked for, and so it is no secret that it is unknown.
    if (!table.kept.purseValues) hiddenAnew.loot = table.loot;
    one = gameFrom(table, seed);
    other = gameFrom(std::move(hiddenAnew), seed + 1);
}

namespace {

/// What lies open on the common deck.
bool showTheSame(const rules::Table& a, const rules::Table& b)
{
    const std::size_t cards = std::min(a.commonDeck.size(), b.commonDeck.size());
    for (std::size_t place = 0; place < cards; ++place) {
        const bool isOpen = rules::isTurnedUp(a, place);
        if (isOpen && a.commonDeck[place] != b.commonDeck[place]) return false;
    }
    return true;
}

} // namespace

bool TwinGames::areAlike() const
{
    const game::CurrentState& a = one->now();
    const game::CurrentState& b = other->now();
    if (a.awaits != b.awaits || a.table().progress != b.table().progress) return false;
    if (a.table().commonDeck.size() != b.table().commonDeck.size()) return false;
    if (wasSomethingTurnedUp()) return false;
    if (!a.question()) return !b.question();
    return a.question()->ask() == b.question()->ask() && a.question()->who() == b.question()->who();
}

bool TwinGames::wasSomethingTurnedUp() const
{
    const rules::Table& a = one->now().table();
    const rules::Table& b = other->now().table();
    // 8.4.3: the purses are turned over.
    const rules::Step last = std::max(a.progress.step, b.progress.step);
    return last >= rules::Step::CountLoot || !showTheSame(a, b);
}

bool TwinGames::moveOn(Random& random) const
{
    if (!one->now().question()) return one->goOn().isAccepted() && other->goOn().isAccepted();
    const auto twins = alike(*this, false, random);
    if (!twins) return false;
    one->answer(twins->first);
    other->answer(twins->second);
    return true;
}

bool TwinGames::overrule(Random& random) const
{
    if (!one->now().question()) return false;
    const auto twins = alike(*this, true, random);
    if (!twins) return false;
    const bool isDone = one->decideOtherwise(twins->first).isAccepted();
    return other->decideOtherwise(twins->second).isAccepted() && isDone;
}

} // namespace caboose::test
