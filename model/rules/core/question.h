// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/choice.h"
#include "model/rules/core/verdict.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace caboose::rules {

/// What is asked, in the order of the rows in questions.def, which say what there is to know of a
/// kind (question_rows.h). Its sentence: views/items/wording/questions.cpp.
enum class QuestionKind : std::uint8_t {
#define QUESTION(name, key) name,
#include "model/rules/core/questions.def"
    Count
};
inline constexpr int questionKindCount = static_cast<int>(QuestionKind::Count);

std::string_view keyOf(QuestionKind ask);
std::optional<QuestionKind> questionKindFrom(std::string_view key);

/// Something that could be answered, with what the rules say of it. Refused ones are there to be
/// explained.
struct alignas(16) Option {
    Choice choice;
    Verdict verdict;
    std::uint8_t weight = 1; ///< how many ways lead to it, where chance answers
};

/// What numbers count.
enum class Unit : std::uint8_t { None, Money };

/// A question with everything that can be answered, and everything that somebody might want to
/// answer and may not. Options are distinct.
///
/// Who decides and who acts are two things: a nudger may pick what somebody else performs (10.9).
class Question {
public:
    /// `who` decides; nobody (Pawn::None): chance, or what the table shows.
    /// `withRefusals`: whether anybody will read what is refused and why. Who plays has
    /// Play::question().
    Question(QuestionKind ask, Pawn who, Rule rule, bool withRefusals)
        : actor(who), m_ask(ask), m_who(who), m_rule(rule), m_withRefusals(withRefusals)
    {}
    Question(const Question& other) { copyFrom(other); }
    Question& operator=(const Question& other)
    {
        if (this != &other) copyFrom(other);
        return *this;
    }
    ~Question() = default;

    [[nodiscard]] QuestionKind ask() const { return m_ask; }
    /// The decider.
    [[nodiscard]] Pawn who() const { return m_who; }
    [[nodiscard]] Rule rule() const { return m_rule; }
    /// Who does what is asked about: whoever decides, if the rule does not name somebody else.
    Pawn actor;
    /// Whom, what or where the question is about, as far as `ask` needs it.
    Pawn whom = Pawn::None;
    Location where = Location::Nowhere;
    Card card;
    /// Any number in this range, in steps, may be answered too; what it counts.
    Unit unit = Unit::None;
    std::int16_t lowest = 0;
    std::int16_t highest = -1;
    std::int16_t stepping = 1;

    /// Adds an option; one that is ruled out only if somebody will read it. No game comes near the
    /// number that there is room for; what goes beyond it is left out.
    void offer(Choice choice, const Verdict& verdict, int weight = 1)
    {
        if ((verdict.isRuledOut() && !m_withRefusals) || m_size == capacity) return;
        // Member by member: put together first, it would be read before it is written to the end.
        Option& option = m_options[m_size++];
        option.choice = choice;
        option.verdict = verdict;
        option.weight = static_cast<std::uint8_t>(weight);
        if (verdict.isRefused()) return;
        ++m_possible;
        m_weight = static_cast<std::uint16_t>(m_weight + weight);
    }
    /// Looks once more at each option that may be chosen; `judge` gives it its verdict.
    template <typename Judge>
    void review(Judge judge)
    {
        reviewAll([&](const Option& option) {
            return option.verdict.isRefused() ? option.verdict : judge(option);
        });
    }
    /// The same for those that nobody referees yet, too.
    template <typename Judge>
    void reviewOpen(Judge judge)
    {
        reviewAll([&](const Option& option) {
            return option.verdict.isRuledOut() ? option.verdict : judge(option);
        });
    }
    /// For those that are refused, too.
    template <typename Judge>
    void reviewAll(Judge judge)
    {
        const std::span<const Option> before(begin(), end());
        m_size = 0;
        m_possible = 0;
        m_weight = 0;
        for (const Option option : before) offer(option.choice, judge(option), option.weight);
    }
    /// Gives the decision to somebody else.
    void leaveTo(Pawn decider) { m_who = decider; }
    [[nodiscard]] bool withRefusals() const { return m_withRefusals; }

    // In the order in which they were offered.
    [[nodiscard]] const Option* begin() const { return m_options.data(); }
    [[nodiscard]] const Option* end() const { return m_options.data() + m_size; }
    [[nodiscard]] int size() const { return m_size; }
    /// How many options are not refused.
    [[nodiscard]] int possible() const { return m_possible; }
    /// The sum of their weights.
    [[nodiscard]] int weight() const { return m_weight; }
    [[nodiscard]] bool isNumeric() const { return highest >= lowest; }
    /// The option, also a refused one; null if the choice was not offered. Numbers are no options.
    [[nodiscard]] const Option* find(Choice choice) const;
    /// May it be answered: as an option that is not refused, or as a number in the range?
    [[nodiscard]] bool accepts(Choice choice) const;
    /// The first option that nobody referees yet; null if there is none.
    [[nodiscard]] const Option* notRefereed() const;
    /// The option that is left when all others are refused.
    /// There must be one: possible() == 1.
    [[nodiscard]] const Option& onlyPossible() const;

private:
    void copyFrom(const Question& other);

    static constexpr std::size_t capacity = 100;

    QuestionKind m_ask = QuestionKind::NextCar;
    Pawn m_who = Pawn::None;
    Rule m_rule;
    bool m_withRefusals = true;
    std::uint8_t m_size = 0;
    std::uint8_t m_possible = 0;
    std::uint16_t m_weight = 0;
    // Left as it comes: a question is asked several hundred times a game.
    union {
        std::array<Option, capacity> m_options;
    };
};

} // namespace caboose::rules
