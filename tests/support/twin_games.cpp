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

bool isKnownCard(Choice choice)
{
    const bool isCard = choice.is(ChoiceKind::Which) || choice.is(ChoiceKind::FaceDown);
    return isCard && choice.card().kind != rules::CardKind::Unknown;
}

bool liesFaceDown(const rules::Table& table, rules::Card card)
{
    for (std::size_t place = 0; place < table.commonDeck.size(); ++place) {
        const bool isIt = table.commonDeck[place].card == card;
        if (isIt && !rules::isTurnedUp(table, place)) return true;
    }
    return false;
}

/// Nobody plays what is not in the hand, or from a physical hand what lies on the table already,
/// though the program explains the one and offers the other.
bool mayBePlayed(const rules::Table& table, const rules::Question& question, Choice choice)
{
    const bool isPlayed =
        question.ask() == QuestionKind::PlayCard || question.ask() == QuestionKind::CoverCard;
    if (!isPlayed || !isKnownCard(choice)) return true;
    if (!table.kept.decks) return !liesFaceDown(table, choice.card());
    return table.seats[*table.seatOf(question.who())].hand.has(choice.card());
}

std::vector<Choice> choices(const game::Game& game, bool refused)
{
    const rules::Question& question = *game.now().question();
    std::vector<Choice> all;
    if (question.isNumeric() && !refused) all.push_back(Choice::number(question.lowest));
    for (const rules::Option& option : question) {
        const bool isMeant = option.verdict.isRefused() == refused;
        if (isMeant && mayBePlayed(game.now().table(), question, option.choice)) {
            all.push_back(option.choice);
        }
    }
    return all;
}

bool isInHand(QuestionKind ask)
{
    return ask == QuestionKind::CardToDiscard || ask == QuestionKind::BulletToDiscard ||
           ask == QuestionKind::StartCard || ask == QuestionKind::DrawnCard ||
           ask == QuestionKind::PartnerCard || ask == QuestionKind::DivertedCard ||
           ask == QuestionKind::CardToKeep;
}

bool looksLike(Choice a, Choice b, QuestionKind ask)
{
    if (a.kind() != b.kind()) return false;
    const bool isHidden = a.is(ChoiceKind::FaceDown) || (a.is(ChoiceKind::Which) && isInHand(ask));
    // What nobody has entered is asked for when it is turned over: that it is not known is no
    // secret.
    const auto isEntered = [](Choice choice) {
        return choice.card().kind != rules::CardKind::Unknown;
    };
    if (isHidden) return a.card().owner == b.card().owner && isEntered(a) == isEntered(b);
    if (a.is(ChoiceKind::What)) {
        return rules::backOf(a.loot()).kind == rules::backOf(b.loot()).kind;
    }
    return a == b;
}

/// One of each game, which look the same; nothing if there is none.
std::optional<std::pair<Choice, Choice>> alike(const TwinGames& games, bool refused, Random& random)
{
    std::vector<Choice> one = choices(*games.one, refused);
    std::vector<Choice> other = choices(*games.other, refused);
    shuffle(one, random);
    shuffle(other, random);
    const QuestionKind ask = games.one->now().question()->ask();
    for (const Choice choice : one) {
        const auto twin = std::find_if(other.begin(), other.end(), [&](Choice another) {
            return looksLike(choice, another, ask);
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
    return playedTable(rules::tableFor(plan), deal.seed, deal.steps);
}

rules::Table playedTable(rules::Table start, std::uint64_t seed, int steps)
{
    const auto game = gameFrom(std::move(start), seed);
    Random random(seed);
    for (int step = 0; step < steps && game->now().awaits != game::Awaits::Nothing; ++step) {
        const rules::Question* question = game->now().question();
        if (!question) {
            game->goOn();
            continue;
        }
        const std::vector<Choice> all = choices(*game, false);
        game->answer(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    }
    return *game->now().state.table;
}

namespace {

/// 8: the goals are shown, the tokens are turned over.
bool isTurnedOver(const TwinGames& games)
{
    const rules::Step one = games.one->now().table().progress.step;
    const rules::Step other = games.other->now().table().progress.step;
    return std::max(one, other) >= rules::Step::RevealGoals;
}

} // namespace

TwinGames::TwinGames(const rules::Table& table, std::uint64_t seed,
                     std::optional<rules::SeatIndex> viewer)
{
    Random random(seed);
    rules::Table hiddenAnew = rules::anotherTruth(table, viewer, random);
    // What chance turns up for everybody comes the same in both.
    rules::Table open = table;
    open.kept.roundDeck = false;
    hiddenAnew.kept.roundDeck = false;
    one = gameFrom(std::move(open), seed);
    other = gameFrom(std::move(hiddenAnew), seed + 1);
    m_wasTurnedUp = isTurnedOver(*this);
}

namespace {

using rules::Happening;
using rules::HappeningKind;

bool showsSomething(const Happening& happening)
{
    switch (happening.what) {
    case HappeningKind::CardPlayed: return happening.number == 0;
    case HappeningKind::CardPerformed:
    case HappeningKind::FlaskDrunk:
    case HappeningKind::GoalSeen:
    case HappeningKind::GoalRevealed: return true;
    default: return false;
    }
}

/// What everybody has seen the other side of, with the last answer.
std::vector<Happening> turnedUp(const game::Game& game, game::Number since)
{
    std::vector<Happening> all;
    for (game::Number entry = since + 1; entry <= game.record().size(); ++entry) {
        const auto effect = game.effectOf(entry);
        if (!effect) continue;
        for (const Happening& happening : effect->happenings) {
            if (showsSomething(happening)) all.push_back(happening);
        }
    }
    return all;
}

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
    return m_wasTurnedUp;
}

void TwinGames::lookAtWhatIsTurnedUp(game::Number ofOne, game::Number ofOther)
{
    m_wasTurnedUp = m_wasTurnedUp || isTurnedOver(*this) ||
                    turnedUp(*one, ofOne) != turnedUp(*other, ofOther) ||
                    !showTheSame(one->now().table(), other->now().table());
}

bool TwinGames::moveOn(Random& random)
{
    const game::Number ofOne = one->record().size();
    const game::Number ofOther = other->record().size();
    if (!one->now().question()) {
        const bool isDone = one->goOn().isAccepted() && other->goOn().isAccepted();
        lookAtWhatIsTurnedUp(ofOne, ofOther);
        return isDone;
    }
    const auto twins = alike(*this, false, random);
    if (!twins) return false;
    one->answer(twins->first);
    other->answer(twins->second);
    lookAtWhatIsTurnedUp(ofOne, ofOther);
    // 5.2.1: whether the Idea comes out of the pile or the discards, everybody sees.
    m_wasTurnedUp = m_wasTurnedUp || twins->first.is(ChoiceKind::Search);
    return true;
}

bool TwinGames::overrule(Random& random)
{
    if (!one->now().question()) return false;
    const auto twins = alike(*this, true, random);
    if (!twins) return false;
    const game::Number ofOne = one->record().size();
    const game::Number ofOther = other->record().size();
    const bool isDone = one->decideOtherwise(twins->first).isAccepted();
    const bool isDoneToo = other->decideOtherwise(twins->second).isAccepted();
    lookAtWhatIsTurnedUp(ofOne, ofOther);
    return isDone && isDoneToo;
}

} // namespace caboose::test
