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
    const auto found = inconsistencies(table());
    if (!found.empty() && s.verb != Verb::Plan && s.verb != Verb::SetUp) {
        return Difference{s.line, Mismatch::Inconsistent, {}, textOf(found.front())};
    }
    m_before = table();
    m_answers.clear();
    m_deed.reset();
    m_choices.reset();
    m_named.reset();
    m_objections.clear();
    m_outcome = {};
    m_forcedPassed = m_passed = 0;
    m_watchesAllSince.reset();
    m_line = s.line;
    m_isStuckExpected = false;
    switch (s.verb) {
    case Verb::Plan:
    case Verb::SetUp: return plan(s);
    case Verb::Event:
        m_kind = Kind::Event;
        m_event = s.event;
        break;
    case Verb::Play:
        m_kind = Kind::Beat;
        m_answers.swap(m_given);
        break;
    default: beginDeed(s); return std::nullopt;
    }
    resolve();
    return std::nullopt;
}

/// A choice that is named and may not be made stops the deed: nothing else is done instead. Where
/// nobody could choose anything, the action is carried out and says why it has no effect.
bool Action::isBarred() const
{
    if (!m_deed->target) return false;
    const Deed alone{m_deed->who, m_deed->action, std::nullopt, std::nullopt};
    return !judge(m_before, alone).isRefused() && judge(m_before, *m_deed).isRefused();
}

/// What there is to choose from where the deed stops.
std::optional<Question> Action::choicesWhereItStops() const
{
    Deed deed = *m_deed;
    if (!deed.then) deed.target.reset();
    return optionsFor(m_before, deed);
}

void Action::beginDeed(const Statement& s)
{
    m_deed = Deed{s.who, s.action, s.target, s.then};
    const bool stops = s.verb != Verb::Judge && isBarred();
    m_kind = s.verb == Verb::Judge || stops ? Kind::Judge : Kind::Deed;
    m_choices = stops ? choicesWhereItStops() : optionsFor(m_before, *m_deed);
    if (m_kind == Kind::Judge) return;
    resolve();
    feed(s.target);
    feed(s.then);
}

/// A choice named with the deed answers its question, if that is asked.
void Action::feed(const std::optional<Choice>& choice)
{
    if (!choice || open() == nullptr) return;
    const Option* option = open()->find(notation::meantIn(*open(), {*choice}));
    if (option == nullptr || option->verdict.isRefused()) return;
    m_answers.push_back(option->choice);
    resolve();
}

namespace {

Plan planOf(const Table& table)
{
    Plan plan;
    plan.rulings = table.rulings;
    plan.kept = table.kept;
    for (const Seat& seat : table.seats) plan.seats.push_back({seat.characters, seat.isBot});
    for (const Car car : table.express) {
        if (car != Car::Locomotive && !plan.cars.full()) plan.cars.push_back(car);
    }
    plan.roundCards = table.roundDeck;
    return plan;
}

} // namespace

std::optional<Difference> Action::plan(const Statement& s)
{
    m_kind = Kind::Plan;
    const Plan plan = planOf(m_before);
    m_objections = rules::objections(plan);
    if (s.verb == Verb::Plan) return std::nullopt;
    if (!m_objections.empty()) {
        return Difference{s.line, Mismatch::OtherVerdict, {}, textOf(m_objections.front())};
    }
    m_before = tableFor(plan);
    return std::nullopt;
}

Outcome Action::outcomeWith(std::span<const Choice> answers) const
{
    switch (m_kind) {
    case Kind::Event: return tryEvent(m_before, m_event, answers);
    case Kind::Beat: return rules::resolve(m_before, answers);
    default: return tryAction(m_before, m_deed->who, m_deed->action, answers);
    }
}

const Question* Action::open() const
{
    const bool isOpen = hasOutcome() && m_outcome.settled != BeatStatus::Finished;
    return isOpen && m_outcome.question ? &*m_outcome.question : nullptr;
}

const Question* Action::question() const
{
    if (m_named) return &*m_named;
    if (const Question* question = open()) return question;
    if (hasOutcome() && !m_outcome.forced.empty()) return &m_outcome.forced.back();
    return m_choices ? &*m_choices : nullptr;
}

bool Action::turnTo(const ExpectedQuestion& expected)
{
    const auto isMeant = [&](const Question& q) { return matches(expected, q); };
    if (open() != nullptr && isMeant(*open())) {
        m_named = *open();
        return true;
    }
    const auto found = std::find_if(m_outcome.forced.begin(), m_outcome.forced.end(), isMeant);
    if (found != m_outcome.forced.end()) {
        m_named = *found;
        return true;
    }
    const bool isJudged = m_kind == Kind::Judge && m_choices && isMeant(*m_choices);
    if (isJudged) m_named = m_choices;
    return isJudged;
}

bool Action::passForced(QuestionKind ask, const Meanings& choice)
{
    for (; m_forcedPassed < m_outcome.forced.size(); ++m_forcedPassed) {
        const Question& question = m_outcome.forced[m_forcedPassed];
        if (question.ask() != ask) continue;
        if (!choice.empty() &&
            question.onlyPossible().choice != notation::meantIn(question, choice)) {
            continue;
        }
        ++m_forcedPassed;
        m_named = question;
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
    m_answers.push_back(choice);
    m_named.reset();
    resolve();
    return std::nullopt;
}

bool Action::isAccepted(const Meanings& meanings) const
{
    std::vector<Choice> answers = m_answers;
    answers.push_back(notation::meantIn(*open(), meanings));
    const Outcome outcome = outcomeWith(answers);
    return outcome.settled != BeatStatus::Rejected && outcome.answersUsed == answers.size();
}

void Action::watchAll(int line)
{
    m_watchesAllSince = line;
    m_passed = 0;
}

bool Action::pass(const ExpectedHappening& expected)
{
    const auto& all = m_outcome.happenings;
    if (m_watchesAllSince) {
        const bool isNext = m_passed < all.size() && matches(expected, all[m_passed]);
        m_passed += isNext ? 1 : 0;
        return isNext;
    }
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(m_passed);
    const auto found =
        std::find_if(from, all.end(), [&](const Happening& h) { return matches(expected, h); });
    if (found == all.end()) return false;
    m_passed = static_cast<std::size_t>(found - all.begin()) + 1;
    return true;
}

std::optional<Difference> Action::unexpected() const
{
    if (isStuck() && !m_isStuckExpected) {
        return Difference{m_line, Mismatch::NoWayOn, {}, textOf(*m_outcome.question)};
    }
    if (!m_watchesAllSince || m_passed == m_outcome.happenings.size()) return std::nullopt;
    return Difference{
        *m_watchesAllSince, Mismatch::HappenedToo, {}, textOf(m_outcome.happenings[m_passed])};
}

} // namespace caboose::cases
