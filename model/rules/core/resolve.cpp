// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/resolve.h"

#include "model/rules/05_sequence/beat.h"

namespace caboose::rules {

namespace {

/// Answers from a list, and stops where it ends.
class Script : public Answerer {
public:
    Script(std::span<const Choice> answers, std::vector<Question>& forced)
        : m_answers(answers), m_forced(forced)
    {}
    std::optional<Choice> answer(const Table& /*table*/, const Question& /*question*/) override
    {
        if (m_used == m_answers.size()) return std::nullopt;
        return m_answers[m_used++];
    }
    void forced(const Question& question) override { m_forced.push_back(question); }
    [[nodiscard]] std::size_t used() const { return m_used; }

private:
    std::span<const Choice> m_answers;
    std::vector<Question>& m_forced;
    std::size_t m_used = 0;
};

} // namespace

Outcome resolve(const Table& table, std::span<const Choice> answers)
{
    return resolveWith(table, answers, beat);
}

Outcome resolveWith(const Table& table, std::span<const Choice> answers,
                    const std::function<void(Play&)>& played)
{
    Outcome outcome;
    outcome.table = table;
    Script script(answers, outcome.forced);
    Recorder recorder(outcome.happenings);
    Play play(outcome.table, script, &recorder);
    try {
        played(play);
    } catch (const Unanswered& open) {
        outcome.settled = BeatStatus::Open;
        outcome.question = open.question;
    } catch (const Unacceptable& wrong) {
        outcome.settled = BeatStatus::Rejected;
        outcome.question = wrong.question;
        outcome.rejected = wrong.choice;
    } catch (const Unanswerable& empty) {
        outcome.settled = BeatStatus::Stuck;
        outcome.question = empty.question;
    }
    outcome.answersUsed = script.used();
    return outcome;
}

void rehearse(Table& table, Answerer& answerer, const std::function<void(Play&)>& played)
{
    Play play(table, answerer);
    try {
        played(play);
    } catch (const Unanswered&) {
    } catch (const Unacceptable&) {
    } catch (const Unanswerable&) {
    }
}

bool playBeat(Table& table, Answerer& answerer, Audience* audience)
{
    Play play(table, answerer, audience);
    try {
        beat(play);
    } catch (const Unanswerable&) {
        return false;
    }
    return true;
}

} // namespace caboose::rules
