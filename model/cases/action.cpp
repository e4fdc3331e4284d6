// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/action.h"

#include "model/cases/text_of.h"
#include "model/notation/choices.h"
#include "model/rules/04_set_up/plan.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

Action::Action(const Position& start) : m_before(start.table), m_given(start.answers) {}

std::optional<Difference> Action::begin(const Statement& s)
{
    if (auto difference = unexpected()) return difference;
    // A plan may have anything wrong with it; on every other table rules would be lost.
    const bool isPlan = s.verb == Verb::Plan || s.verb == Verb::SetUp;
    const auto found = inconsistencies(table());
    if (!found.empty() && !isPlan) {
        return Difference{s.line, Mismatch::Inconsistent, {}, textOf(found.front())};
    }
    m_before = table();
    m_begun = {.line = s.line};
    if (isPlan) return plan(s);
    if (s.verb == Verb::Event) {
        m_begun.kind = Kind::Event;
        m_begun.event = s.event;
        resolve();
    } else if (s.verb == Verb::Play) {
        m_begun.kind = Kind::Beat;
        m_begun.answers.swap(m_given);
        resolve();
    } else {
        beginDeed(s);
    }
    return std::nullopt;
}

/// A choice that is named and may not be made stops the deed: nothing else is done instead. Where
/// nobody could choose anything, the action is carried out and says why it has no effect.
bool Action::isBarred() const
{
    if (!m_begun.deed->target) return false;
    const Deed alone{m_begun.deed->who, m_begun.deed->action, std::nullopt, std::nullopt};
    return !judge(m_before, alone).isRefused() && judge(m_before, *m_begun.deed).isRefused();
}

/// What there is to choose from where the deed stops.
std::optional<Question> Action::choicesWhereItStops() const
{
    Deed deed = *m_begun.deed;
    if (!deed.then) deed.target.reset();
    return optionsFor(m_before, deed);
}

void Action::beginDeed(const Statement& s)
{
    m_begun.deed = asAsked(m_before, {s.who, s.action, s.target, s.then});
    const bool stops = s.verb != Verb::Judge && isBarred();
    m_begun.kind = s.verb == Verb::Judge || stops ? Kind::Judge : Kind::Deed;
    m_begun.choices = stops ? choicesWhereItStops() : optionsFor(m_before, *m_begun.deed);
    if (m_begun.kind == Kind::Judge) return;
    resolve();
    feed(m_begun.deed->target);
    feed(m_begun.deed->then);
}

/// A choice named with the deed answers its question, if that is asked.
void Action::feed(const std::optional<Choice>& choice)
{
    if (!choice || open() == nullptr) return;
    const Option* option = open()->find(notation::meantIn(*open(), {*choice}));
    if (option == nullptr || option->verdict.isRefused()) return;
    m_begun.answers.push_back(option->choice);
    resolve();
}

namespace {

Plan planOf(const Table& table, Modules modules)
{
    Plan plan;
    plan.modules = modules;
    plan.rulings = table.rulings;
    plan.kept = table.kept;
    for (const Seat& seat : table.seats) plan.seats.push_back({seat.characters, seat.isBot});
    for (const Car car : table.express) {
        const bool isChosen = car != Car::Locomotive && !isRoofless(car);
        if (isChosen && !plan.cars.full()) plan.cars.push_back(car);
    }
    plan.roundCards = table.roundDeck;
    return plan;
}

} // namespace

std::optional<Difference> Action::plan(const Statement& s)
{
    m_begun.kind = Kind::Plan;
    const Plan plan = planOf(m_before, s.modules);
    m_begun.objections = rules::objections(plan);
    if (s.verb == Verb::Plan) return std::nullopt;
    if (!m_begun.objections.empty()) {
        return Difference{s.line, Mismatch::OtherVerdict, {}, textOf(m_begun.objections.front())};
    }
    m_before = tableFor(plan);
    return std::nullopt;
}

Outcome Action::outcomeWith(std::span<const Choice> answers) const
{
    switch (m_begun.kind) {
    case Kind::Event: return tryEvent(m_before, m_begun.event, answers);
    case Kind::Beat: return rules::resolve(m_before, answers);
    case Kind::None:
    case Kind::Deed:
    case Kind::Judge:
    case Kind::Plan: break;
    }
    return tryAction(m_before, m_begun.deed->who, m_begun.deed->action, answers);
}

const Question* Action::open() const
{
    const bool isOpen = hasOutcome() && m_begun.outcome.settled != BeatStatus::Finished;
    return isOpen && m_begun.outcome.question ? &*m_begun.outcome.question : nullptr;
}

const Question* Action::question() const
{
    if (m_begun.named) return &*m_begun.named;
    if (const Question* question = open()) return question;
    if (hasOutcome() && !m_begun.outcome.forced.empty()) return &m_begun.outcome.forced.back();
    return m_begun.choices ? &*m_begun.choices : nullptr;
}

bool Action::turnTo(const ExpectedQuestion& expected)
{
    const auto isMeant = [&](const Question& q) { return matches(expected, q); };
    if (open() != nullptr && isMeant(*open())) {
        m_begun.named = *open();
        return true;
    }
    const auto found =
        std::find_if(m_begun.outcome.forced.begin(), m_begun.outcome.forced.end(), isMeant);
    if (found != m_begun.outcome.forced.end()) {
        m_begun.named = *found;
        return true;
    }
    const bool isJudged =
        m_begun.kind == Kind::Judge && m_begun.choices && isMeant(*m_begun.choices);
    if (isJudged) m_begun.named = m_begun.choices;
    return isJudged;
}

bool Action::passForced(QuestionKind ask, const Meanings& choice)
{
    for (; m_begun.forcedPassed < m_begun.outcome.forced.size(); ++m_begun.forcedPassed) {
        const Question& question = m_begun.outcome.forced[m_begun.forcedPassed];
        if (question.ask() != ask) continue;
        if (!choice.empty() &&
            question.onlyPossible().choice != notation::meantIn(question, choice)) {
            continue;
        }
        ++m_begun.forcedPassed;
        m_begun.named = question;
        return true;
    }
    return false;
}

std::optional<Difference> Action::answer(const Meanings& meanings)
{
    const std::string wanted = notation::write(meanings.front());
    if (open() == nullptr) return Difference{0, Mismatch::NoQuestion, wanted, {}};
    const Choice choice = notation::meantIn(*open(), meanings);
    if (!open()->accepts(choice)) {
        const Option* option = open()->find(choice);
        return Difference{0, Mismatch::AnswerNotAccepted, notation::write(choice),
                          option == nullptr ? textOf(*open()) : textOf(option->verdict)};
    }
    m_begun.answers.push_back(choice);
    m_begun.named.reset();
    resolve();
    return std::nullopt;
}

bool Action::isAccepted(const Meanings& meanings) const
{
    std::vector<Choice> answers = m_begun.answers;
    answers.push_back(notation::meantIn(*open(), meanings));
    const Outcome outcome = outcomeWith(answers);
    return outcome.settled != BeatStatus::Rejected && outcome.answersUsed == answers.size();
}

void Action::watchAll(int line)
{
    m_begun.watchesAllSince = line;
    m_begun.passed = 0;
}

bool Action::pass(const ExpectedHappening& expected)
{
    const auto& all = m_begun.outcome.happenings;
    if (m_begun.watchesAllSince) {
        const bool isNext = m_begun.passed < all.size() && matches(expected, all[m_begun.passed]);
        m_begun.passed += isNext ? 1 : 0;
        return isNext;
    }
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(m_begun.passed);
    const auto found =
        std::find_if(from, all.end(), [&](const Happening& h) { return matches(expected, h); });
    if (found == all.end()) return false;
    m_begun.passed = static_cast<std::size_t>(found - all.begin()) + 1;
    return true;
}

std::optional<Difference> Action::unexpected() const
{
    if (isStuck() && !m_begun.isStuckExpected) {
        return Difference{m_begun.line, Mismatch::NoWayOn, {}, textOf(*m_begun.outcome.question)};
    }
    if (!m_begun.watchesAllSince || m_begun.passed == m_begun.outcome.happenings.size())
        return std::nullopt;
    return Difference{*m_begun.watchesAllSince,
                      Mismatch::HappenedToo,
                      {},
                      textOf(m_begun.outcome.happenings[m_begun.passed])};
}

} // namespace caboose::cases
