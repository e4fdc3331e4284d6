// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/runner.h"
#include "model/cases/statement.h"
#include "model/rules/core/judge.h"

#include <optional>
#include <span>
#include <vector>

namespace caboose::cases {

/// What a case is doing: the table before, the deed, event or beat, the answers so far and what
/// came of them. A new action goes on with the table that the last one left.
///
/// One for each run of a case (runner.cpp). Statements drive it through carryOut() in
/// expectations.h, one after the other; nothing goes back.
class Action {
public:
    explicit Action(const rules::Position& start);

    /// Begins what a statement says is done. What the last one left to be named, or no way on, is a
    /// difference here.
    std::optional<Difference> begin(const Statement& statement);
    /// Gives one more answer. Of the meanings, the one that the open question knows.
    std::optional<Difference> answer(const Meanings& meanings);
    /// Would this answer be taken? There must be an open question.
    [[nodiscard]] bool isAccepted(const Meanings& meanings) const;

    [[nodiscard]] bool hasBegun() const { return m_begun.kind != Kind::None; }
    [[nodiscard]] const rules::Table& before() const { return m_before; }
    [[nodiscard]] const rules::Table& table() const
    {
        return hasOutcome() ? m_begun.outcome.table : m_before;
    }
    [[nodiscard]] const std::optional<rules::Deed>& deed() const { return m_begun.deed; }

    /// Did the rules come to a question that has no answer?
    [[nodiscard]] bool isStuck() const
    {
        return hasOutcome() && m_begun.outcome.settled == rules::BeatStatus::Stuck;
    }
    /// That it is stuck is what the case says: unexpected() does not report it.
    void expectStuck() { m_begun.isStuckExpected = true; }

    /// The question that waits for an answer, or has none.
    [[nodiscard]] const rules::Question* open() const;
    /// The question that expectations are about: one that was named, the open one, the last that
    /// answered itself, or what there would be to choose if there were any choice. Null: there is
    /// none.
    [[nodiscard]] const rules::Question* question() const;
    /// Turns to a question that is open or has answered itself. False: there is no such question.
    bool turnTo(const ExpectedQuestion& expected);
    /// Turns to the next question that answered itself. False: there is none.
    bool passForced(rules::QuestionKind ask, const Meanings& choice);

    [[nodiscard]] const std::vector<rules::Happening>& happenings() const
    {
        return m_begun.outcome.happenings;
    }
    /// From here on each happening must be named.
    void watchAll(int line);
    /// Goes on behind the next happening of this kind; behind the very next one, if all are
    /// watched.
    bool pass(const ExpectedHappening& expected);
    [[nodiscard]] std::size_t passed() const { return m_begun.passed; }

    /// Why a plan can't be set up; empty for all that is no plan.
    [[nodiscard]] const std::vector<rules::Verdict>& objections() const
    {
        return m_begun.objections;
    }
    /// A happening that nobody named although all had to be, or a question without an answer.
    [[nodiscard]] std::optional<Difference> unexpected() const;

private:
    enum class Kind : std::uint8_t { None, Deed, Judge, Event, Beat, Plan };

    /// All that is of one action; the next one begins with nothing of it.
    struct Begun {
        Kind kind = Kind::None;
        int line = 0;
        std::optional<rules::Deed> deed = {};
        rules::Event event = rules::Event::None;
        std::vector<rules::Choice> answers = {};
        rules::Outcome outcome = {};
        std::optional<rules::Question> choices = {}; ///< what a deed could choose from
        std::vector<rules::Verdict> objections = {};

        std::optional<rules::Question> named = {};
        std::size_t forcedPassed = 0;
        std::size_t passed = 0;
        std::optional<int> watchesAllSince = {}; ///< the line
        bool isStuckExpected = false;
    };

    [[nodiscard]] bool hasOutcome() const
    {
        return m_begun.kind == Kind::Deed || m_begun.kind == Kind::Event ||
               m_begun.kind == Kind::Beat;
    }
    [[nodiscard]] rules::Outcome outcomeWith(std::span<const rules::Choice> answers) const;
    void beginDeed(const Statement& statement);
    [[nodiscard]] bool isBarred() const;
    [[nodiscard]] std::optional<rules::Question> choicesWhereItStops() const;
    std::optional<Difference> plan(const Statement& statement);
    void resolve() { m_begun.outcome = outcomeWith(m_begun.answers); }
    void feed(const std::optional<rules::Choice>& choice);

    rules::Table m_before;
    std::vector<rules::Choice> m_given; ///< in the position, for its beat
    Begun m_begun;
};

} // namespace caboose::cases
