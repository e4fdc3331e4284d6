// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/happening.h"
#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <optional>
#include <vector>

namespace caboose::rules {

/// Whoever answers: the person at the keyboard, a script, a strategy, chance.
class Answerer {
public:
    Answerer() = default;
    Answerer(const Answerer&) = delete;
    Answerer& operator=(const Answerer&) = delete;
    virtual ~Answerer() = default;

    /// One of the question's choices that are not refused; nothing if the answer is not there yet,
    /// which leaves the beat open.
    virtual std::optional<Choice> answer(const Table& table, const Question& question) = 0;
    /// Where nothing but chance decides between so many equally likely ways, and nobody looks at
    /// the question: which of them, from 0. Less: it is to be asked like any other.
    virtual int chance(int /*ways*/) { return -1; }
    /// A question with one possible answer is not asked, unless that tells a secret
    /// (tellsBySilence()); somebody may want to know of it.
    virtual void forced(const Question& /*question*/) {}
    /// Nor is one without any, where the rules go on without an answer (Play::canAsk()).
    virtual void unaskable(const Question& /*question*/) {}
    /// Whether it picks one of the question's options as they stand, so that none has to be looked
    /// up again: then it is asked to pick() wherever the answer is no number.
    [[nodiscard]] virtual bool picksFromOptions() const { return false; }
    /// The place of an option that is not refused.
    virtual int pick(const Question& /*question*/) { return 0; }
    /// Whether refused options are read by anybody.
    [[nodiscard]] virtual bool wantsRefusals() const { return true; }
};

/// Whoever wants to know what happens, while it is played.
/// It looks on and changes nothing.
class Audience {
public:
    Audience() = default;
    Audience(const Audience&) = delete;
    Audience& operator=(const Audience&) = delete;
    virtual ~Audience() = default;
    /// Called while the beat is on, also of a beat that then stays open: what was told of that one
    /// is told again when it is played again.
    virtual void happened(const Happening& happening) = 0;
};

/// Writes down what happens.
class Recorder : public Audience {
public:
    explicit Recorder(std::vector<Happening>& happenings) : m_happenings(happenings) {}
    void happened(const Happening& happening) override { m_happenings.push_back(happening); }

private:
    std::vector<Happening>& m_happenings;
};

/// Thrown by Play::ask when there is no answer yet. Never leaves resolve().
struct Unanswered {
    Question question;
};
/// Thrown by Play::ask when the answer is none that may be given. Never leaves resolve().
struct Unacceptable {
    Question question;
    Choice choice;
};
/// Thrown when a question has no answer at all: the rules can't go on from this table. Never leaves
/// resolve() and playBeat().
struct Unanswerable {
    Question question;
};

/// What rule code plays on: the table as it changes, those who answer, those who watch.
/// Rule code is straight-line code over this; it can't tell a person from a generator.
class Play {
public:
    Play(Table& t, Answerer& answerer, Audience* audience = nullptr)
        : table(t), m_answerer(answerer), m_audience(audience),
          m_wantsRefusals(answerer.wantsRefusals()), m_picks(answerer.picksFromOptions())
    {}

    /// Rules change it as they go; what people should be told of they say by happened(), too.
    Table& table;

    /// A question of this play, without options: with refusals only if they will be read.
    [[nodiscard]] Question question(QuestionKind ask, Pawn who, Rule rule) const
    {
        return {ask, who, rule, m_wantsRefusals};
    }
    /// The answer to a question. One without a possible choice ends the beat (BeatStatus::Stuck),
    /// so that whoever gets an answer may rely on it.
    /// What a bot does is asked as it would be of a player; chapter 16 leaves less to it.
    Choice ask(const Question& question);
    /// Is there anything to choose from? Asked before a question that the rules can do without. If
    /// not because what there is is not refereed yet, that is told, and the table settles it.
    bool canAsk(const Question& question);
    /// Ends the beat where what the rules need is not there, so that nothing could be chosen from.
    [[noreturn]] void cannotGoOn(QuestionKind ask, Pawn who, Location where, Rule rule) const;

    /// See Answerer::chance(); whoever gets less than 0 asks a question.
    int chance(int ways) { return m_answerer.chance(ways); }

    [[nodiscard]] bool wantsRefusals() const { return m_wantsRefusals; }
    /// Where what is told costs more than telling it, or happens all the time.
    [[nodiscard]] bool isWatched() const { return m_audience != nullptr; }
    void happened(const Happening& happening)
    {
        if (m_audience != nullptr) m_audience->happened(happening);
    }

    // The changes that several rules make, each with its happening.
    // The pawn alone: what it meets on its way is settled by travel() (12). Likewise the token,
    // which must be there.
    void move(Pawn who, Location to, Rule rule);
    void give(Loot token, Holder from, Holder to, Rule rule);
    void nothing(Pawn who, Card card, Reason reason, Rule rule);

private:
    Choice answerTo(const Question& question);
    bool isOpen(const Question& question);

    Answerer& m_answerer;
    Audience* m_audience;
    bool m_wantsRefusals;
    bool m_picks;
};

} // namespace caboose::rules
