// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/judge.h"

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/11_firing/bullets_in_front.h"
#include "model/rules/16_bots/left_to_bot.h"

#include <algorithm>

namespace caboose::rules {

namespace {

/// A choice that no question lists is none that anybody is given.
Verdict verdictIn(const Question& question, Choice choice)
{
    const Option* option = question.find(choice);
    return option != nullptr ? option->verdict : refused(Reason::NotOffered, question.rule());
}

constexpr Rule actions{10, 0, 0};

/// 10.10: what is aimed at, and whether anything is, hangs on where one stands.
Verdict judgeListed(const ActionRow& row, const Table& table, const Deed& deed)
{
    const bool asks = row.choices != nullptr && isOnTable(table.where(deed.who));
    const std::optional<Question> question =
        asks ? row.choices(table, deed.who) : std::optional<Question>();
    return question ? verdictIn(*question, *deed.target) : refused(Reason::NotOffered, actions);
}

/// As it would be asked.
std::optional<Question> asked(const Table& table, std::optional<Question> question)
{
    if (question && table.isBot(question->actor)) question = leftToBot(table, *question);
    return question;
}

/// What the game would ask says more than what could be said of any such aim.
Verdict judgeTarget(const ActionRow& row, const Table& table, const Deed& deed)
{
    const bool isAim = row.aim == deed.target->kind();
    if (row.may == nullptr || !isAim) return judgeListed(row, table, deed);
    const Verdict may = row.may(table, deed.who, *deed.target);
    if (may.isRefused() || !table.isBot(deed.who)) return may;
    const std::optional<Question> question = optionsFor(table, {deed.who, deed.action, {}, {}});
    return question ? verdictIn(*question, *deed.target) : may;
}

/// Carries a deed out at somebody up to the next choice that is named with it: a place, a pawn or a
/// card. What else is asked on the way, which loot is dropped say, is answered somehow. A bot,
/// which aims at everybody at once (16.2), is not asked whom: of what it is asked, some is about
/// him.
class Rehearsal : public Answerer {
public:
    Rehearsal(Pawn whom, bool atAll) : m_whom(whom), m_atAll(atAll), m_isAimed(atAll) {}

    std::optional<Choice> answer(const Table& /*table*/, const Question& question) override
    {
        if (!m_isAimed) return aimed(question);
        note(question);
        if (m_next) return std::nullopt;
        return question.isNumeric() ? Choice::number(question.lowest) : anyPossible(question);
    }
    void forced(const Question& question) override
    {
        if (m_isAimed) note(question);
        m_isAimed = true;
    }
    void unaskable(const Question& question) override { note(question); }
    [[nodiscard]] const std::optional<Question>& next() const { return m_next; }

private:
    std::optional<Choice> aimed(const Question& question)
    {
        const Choice target(m_whom);
        m_isAimed = question.accepts(target);
        return m_isAimed ? std::optional(target) : std::nullopt;
    }
    void note(const Question& question)
    {
        const bool isNamed = std::any_of(question.begin(), question.end(), [](const Option& o) {
            return o.choice.is(ChoiceKind::To) || o.choice.is(ChoiceKind::Whom) ||
                   o.choice.is(ChoiceKind::Which);
        });
        const bool isAboutHim = !m_atAll || question.whom == m_whom;
        if (isNamed && isAboutHim && m_isAimed && !m_next) m_next = question;
    }
    static Choice anyPossible(const Question& question)
    {
        return std::find_if(question.begin(), question.end(),
                            [](const Option& o) { return !o.verdict.isRefused(); })
            ->choice;
    }

    Pawn m_whom;
    bool m_atAll;
    bool m_isAimed;
    std::optional<Question> m_next;
};

/// The deed's next choice is what is asked when it is carried out.
std::optional<Question> questionThen(const ActionRow& row, const Table& table, const Deed& deed)
{
    if (!deed.target->is(ChoiceKind::Whom) || !isOnTable(table.where(deed.who)))
        return std::nullopt;
    Table tried = table;
    Rehearsal rehearsal(deed.target->pawn(), table.isBot(deed.who));
    rehearse(tried, rehearsal, [&](Play& play) { row.perform(play, deed.who); });
    return rehearsal.next();
}

/// The referee's answer to a deed whose targets are in the order in which they are asked for.
Verdict judgeAsked(const ActionRow& row, const Table& table, const Deed& deed)
{
    const Verdict can =
        unlessThreeInFront(table, deed.who, canActByCard(table, deed.who, deed.action));
    if (!deed.target || !row.isRefereed()) return can;
    // A reason that concerns this target says more than that nobody can be chosen.
    const Verdict target = judgeTarget(row, table, deed);
    if (target.isRefused()) return target;
    if (can.isRefused() || !deed.then) return can.isRefused() ? can : target;
    const std::optional<Question> question = questionThen(row, table, deed);
    if (!question) return refused(Reason::NotOffered, target.rule);
    return verdictIn(*question, *deed.then);
}

} // namespace

Deed asAsked(const Table& table, const Deed& deed)
{
    const ActionRow* row = actionRow(deed.action);
    const bool hasTwo = deed.target && deed.target->is(ChoiceKind::Whom) && deed.then &&
                        deed.then->is(ChoiceKind::Whom);
    if (!hasTwo || !isCharacter(deed.who) || row == nullptr || row->may == nullptr) return deed;
    // Whoever is shielded alone may be hit beside those who would shield.
    const bool isShielded = row->may(table, deed.who, *deed.target).reason == Reason::BelleShielded;
    return isShielded ? Deed{deed.who, deed.action, deed.then, deed.target} : deed;
}

namespace {

/// escape-ride-form, mei-diagonal-by-copied-card: is it of weight which card gives such an action?
bool hangsOnCard(CardKind action)
{
    return action == CardKind::Ride || action == CardKind::FloorChange;
}

/// Whatever comes up on this table: a deed is a card of one's own.
Table withCardUp(Table table, Pawn who, CardKind action)
{
    const std::optional<SeatIndex> seat = table.seatOf(who);
    Progress& now = table.progress;
    const bool isBehindLast = now.card >= table.commonDeck.size();
    if (!seat || (isBehindLast && table.commonDeck.full())) return table;
    if (isBehindLast) {
        now.card = static_cast<decltype(now.card)>(table.commonDeck.size());
        table.commonDeck.push_back({});
    }
    now.step = Step::PerformAction;
    PlayedCard& played = table.commonDeck[now.card];
    played.card = {who, action, 0};
    played.seat = *seat;
    return table;
}

/// Asks something of the table as it is when the card of a deed comes up.
template <typename Ask>
auto whenCardIsUp(const Table& table, Pawn who, CardKind action, const Ask& ask)
{
    return hangsOnCard(action) ? ask(withCardUp(table, who, action)) : ask(table);
}

} // namespace

Verdict judge(const Table& table, const Deed& deed)
{
    const ActionRow* row = actionRow(deed.action);
    if (!isCharacter(deed.who) || row == nullptr) return refused(Reason::NotOffered, actions);
    return whenCardIsUp(table, deed.who, deed.action, [&](const Table& now) {
        return judgeAsked(*row, now, asAsked(now, deed));
    });
}

std::optional<Question> optionsFor(const Table& table, const Deed& deed)
{
    const ActionRow* row = actionRow(deed.action);
    if (!isCharacter(deed.who) || row == nullptr || !row->isRefereed()) return std::nullopt;
    if (deed.target) return questionThen(*row, table, deed);
    const bool stands = isOnTable(table.where(deed.who));
    if (!stands || row->choices == nullptr) return std::nullopt;
    return whenCardIsUp(table, deed.who, deed.action,
                        [&](const Table& now) { return asked(now, row->choices(now, deed.who)); });
}

Outcome tryAction(const Table& table, Pawn who, CardKind action, std::span<const Choice> answers)
{
    Outcome outcome = whenCardIsUp(table, who, action, [&](const Table& now) {
        return resolveWith(now, answers, [&](Play& play) {
            if (!isCharacter(who) || losesCard(play, who, {who, action, 0})) return;
            actByCard(play, who, action);
        });
    });
    if (hangsOnCard(action)) {
        outcome.table.progress = table.progress;
        outcome.table.commonDeck = table.commonDeck;
    }
    return outcome;
}

Outcome tryEvent(const Table& table, Event event, std::span<const Choice> answers)
{
    return resolveWith(table, answers, [&](Play& play) { happen(play, event); });
}

} // namespace caboose::rules
