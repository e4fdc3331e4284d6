// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/options_model.h"

#include "model/rules/core/question_rows.h"
#include "views/items/program/tidy_text.h"
#include "views/items/referee/option_rows.h"
#include "views/items/referee/question_texts.h"
#include "views/items/referee/refusals.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {

using rules::ChoiceKind;

void OptionsModel::show(const ShownPosition& shownPosition)
{
    m_open = shownPosition.question;
    setRows(optionRows(shownPosition));
    m_comes = shownPosition.isForced() ? shownPosition.happenings : std::vector<rules::Happening>();
    m_refusals = refusalsOf(rows());
    m_settled.clear();
    m_settledQuestion = shownPosition.settled;
    if (m_settledQuestion) m_settled = optionRows(*m_settledQuestion, shownPosition.table);
    m_question = questionTexts(shownPosition);
    gatherRules(shownPosition);
    Q_EMIT questionChanged();
}

void OptionsModel::gatherRules(const ShownPosition& shownPosition)
{
    m_rules.clear();
    const auto add = [this](rules::Rule rule) {
        const RuleMark mark{words::rule(rule), words::ruleWithTitle(rule)};
        const bool isThere = std::find(m_rules.begin(), m_rules.end(), mark) != m_rules.end();
        if (!rule.isNone() && !isThere) m_rules.push_back(mark);
    };
    if (!m_open) {
        for (const rules::Happening& happening : shownPosition.happenings) add(happening.rule);
        return;
    }
    add(m_open->rule());
    for (const rules::Option& option : *m_open) add(option.verdict.rule);
}

void OptionsModel::showNothing()
{
    m_open.reset();
    m_comes.clear();
    m_refusals.clear();
    m_settledQuestion.reset();
    m_settled.clear();
    setRows({});
    m_rules.clear();
    m_question = {};
    Q_EMIT questionChanged();
}

const OptionRow* OptionsModel::find(int option) const
{
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [option](const OptionRow& row) { return row.id == option; });
    return found == rows().end() ? nullptr : &*found;
}

int OptionsModel::optionFor(const QString& key) const
{
    if (key.isEmpty()) return -1;
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [&](const OptionRow& row) { return row.hint.keys == key; });
    return found == rows().end() ? -1 : found->id;
}

int OptionsModel::refusedFor(const QString& key) const
{
    if (key.isEmpty()) return -1;
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [&](const OptionRow& row) { return row.usualKey == key; });
    return found == rows().end() ? -1 : found->id;
}

int OptionsModel::possible() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(), [](const OptionRow& row) {
        return row.hint.isPossible() && row.id < curtainRow;
    }));
}

void OptionsModel::choose(int option)
{
    if (option == curtainRow && find(option)) {
        Q_EMIT curtainMoved();
        return;
    }
    if (option == noCardRow && find(option)) {
        Q_EMIT noCardPlayed();
        return;
    }
    if (option == allPlayedRow && find(option)) {
        Q_EMIT allCardsPlayed();
        return;
    }
    const OptionRow* row = find(option);
    if (!row || !row->hint.isPossible() || !m_open) return;
    const rules::Choice choice = (m_open->begin() + option)->choice;
    Q_EMIT chosen(choice);
}

void OptionsModel::chooseNumber(int number)
{
    const rules::Choice choice = rules::Choice::number(number);
    if (m_open && m_open->accepts(choice)) Q_EMIT chosen(choice);
}

void OptionsModel::goOn()
{
    if (m_question.kind == QuestionTexts::Kind::GoOn) Q_EMIT wentOn();
}

namespace {

WhyLine whyLine(const OptionRow& row)
{
    return {.kind = row.hint.kind,
            .subject = row.text,
            .verdict = row.reason.isEmpty() ? OptionsModel::tr("Allowed") : row.reason,
            .rule = row.rule};
}

bool isOnePossible(const std::vector<OptionRow>& rows)
{
    return std::any_of(rows.begin(), rows.end(),
                       [](const OptionRow& row) { return row.hint.isPossible(); });
}

} // namespace

WhyTexts OptionsModel::whyOfQuestion() const
{
    WhyTexts why;
    why.subject = m_question.question;
    why.rule = m_rules.front().text;
    why.ruleNumber = m_rules.front().number;
    for (const OptionRow& row : m_open ? rows() : m_settled) {
        if (row.id < curtainRow) why.lines.push_back(whyLine(row));
    }
    if (const OptionRow* curtain = find(curtainRow); curtain && why.lines.empty())
        //: %1: a key
        why.verdict =
            tr("What there is to choose is in a hand that nobody else may see: %1 shows it.")
                .arg(curtain->hint.keys);
    else if (m_question.kind == QuestionTexts::Kind::Number)
        //: of numbers that may be entered
        why.verdict = tr("A number is asked for, from %1 to %2.")
                          .arg(m_question.lowest)
                          .arg(m_question.highest);
    else if (why.lines.empty())
        why.verdict = tr("There is nothing to choose here; the rule says what happens.");
    else if (m_open)
        why.verdict = tr("What could be chosen, and what the rules say of it:");
    else if (isOnePossible(m_settled))
        why.verdict = tr("Only one thing is possible, so nothing is asked:");
    else
        why.verdict = tr("Nothing is possible, so nothing happens:");
    return why;
}

/// Each of them, so that nobody has to guess who is meant.
WhyTexts OptionsModel::whyGroup(const OptionRow& group) const
{
    WhyTexts why;
    why.kind = group.hint.kind;
    why.subject = group.text;
    why.verdict = group.reason;
    why.ruleNumber = group.rule;
    const auto title = std::find_if(m_rules.begin(), m_rules.end(), [&](const RuleMark& mark) {
        return mark.number == group.rule;
    });
    if (title != m_rules.end()) why.rule = title->text;
    why.isGroup = true;
    return why;
}

WhyTexts OptionsModel::why(int option) const
{
    if (m_rules.empty()) return {};
    for (const OptionRow& refusal : m_refusals) {
        if (refusal.id == option && option >= firstGroup) return whyGroup(refusal);
    }
    const OptionRow* row = find(option);
    if (!row || !m_open || option >= curtainRow) return whyOfQuestion();
    WhyTexts why;
    why.kind = row->hint.kind;
    why.subject = row->text;
    why.verdict = row->reason.isEmpty() ? tr("The rules allow it.") : row->reason;
    why.rule = words::ruleWithTitle((m_open->begin() + option)->verdict.rule);
    why.ruleNumber = row->rule;
    why.ruling =
        row->ruling.isEmpty() ? QString() : tr("It rests on a ruling: %1").arg(row->ruling);
    return why;
}

int OptionsModel::optionOfMoving(rules::Pawn pawn, rules::Location place) const
{
    if (!m_open || rules::movedBy(*m_open) != pawn) return -1;
    const rules::Option* option = m_open->find(rules::Choice(place));
    const bool isPossible = option && option->verdict.isPossible();
    return isPossible ? static_cast<int>(option - m_open->begin()) : -1;
}

bool OptionsModel::movesByItself(rules::Pawn pawn, rules::Location place) const
{
    return std::any_of(m_comes.begin(), m_comes.end(), [&](const rules::Happening& happening) {
        return happening.what == rules::HappeningKind::PawnMoved && happening.who == pawn &&
               happening.to == rules::Holder(place);
    });
}

QString OptionsModel::answeringByMoving(int pawn, int place) const
{
    const rules::Pawn who = rules::pawnAt(pawn);
    const rules::Location where = rules::locationAt(place);
    if (optionOfMoving(who, where) < 0 && !movesByItself(who, where)) return {};
    //: %1: a pawn, %2: a place; what dropping it there does
    return tr("As asked: %1 → %2").arg(words::pawn(who), words::place(where));
}

QString OptionsModel::whyNotByMoving(int pawn, int place) const
{
    if (!m_open || rules::movedBy(*m_open) != rules::pawnAt(pawn)) return {};
    const rules::Option* option = m_open->find(rules::Choice(rules::locationAt(place)));
    if (!option || option->verdict.isPossible()) return {};
    const OptionRow* row = find(static_cast<int>(option - m_open->begin()));
    return row ? row->hint.why : QString();
}

void OptionsModel::answerByMoving(int pawn, int place)
{
    const rules::Pawn who = rules::pawnAt(pawn);
    const rules::Location where = rules::locationAt(place);
    if (movesByItself(who, where))
        goOn();
    else
        choose(optionOfMoving(who, where));
}

std::vector<OptionRow> OptionsModel::refused() const
{
    std::vector<OptionRow> refused;
    const std::vector<OptionRow>& all = m_open ? rows() : m_settled;
    std::copy_if(all.begin(), all.end(), std::back_inserter(refused),
                 [](const OptionRow& row) { return !row.hint.isPossible(); });
    if (m_question.kind != QuestionTexts::Kind::GoOn) return refused;
    OptionRow none;
    none.id = noEffectRow;
    none.text = tr("It has no effect");
    refused.insert(refused.begin(), none);
    return refused;
}

void OptionsModel::askWhy(int option)
{
    const bool isGroup = option >= firstGroup;
    if (option < 0 || isGroup || find(option)) Q_EMIT whyAsked(option);
}

void OptionsModel::overrule(int option)
{
    if (option == noEffectRow) {
        Q_EMIT overruled(rules::Choice(ChoiceKind::Done));
        return;
    }
    const std::vector<OptionRow> all = refused();
    const bool isRefused = std::any_of(all.begin(), all.end(),
                                       [option](const OptionRow& row) { return row.id == option; });
    const std::optional<rules::Question>& question = m_open ? m_open : m_settledQuestion;
    if (!isRefused || !question) return;
    const rules::Choice choice = (question->begin() + option)->choice;
    Q_EMIT overruled(choice);
}

QHash<int, QByteArray> OptionsModel::roleNames() const
{
    return {{Qt::DisplayRole, "text"}, {HintRole, "offer"}, {KeysRole, "keys"},
            {WhyRole, "why"},          {RuleRole, "rule"},  {RulingRole, "ruling"}};
}

namespace {

/// What a sign or a dashed line says to those who see it.
QString spokenOption(const OptionRow& row)
{
    switch (row.hint.kind) {
    //: %1: an answer, %2: why it is refused
    case AnswerHint::Kind::Refused:
        return OptionsModel::tr("%1, refused: %2").arg(row.text, row.hint.why);
    //: %1: an answer, %2: what it hangs on
    case AnswerHint::Kind::Depends:
        return OptionsModel::tr("%1, depends: %2").arg(row.text, row.reason);
    //: %1: an answer
    case AnswerHint::Kind::Allowed: return OptionsModel::tr("%1, allowed").arg(row.text);
    case AnswerHint::Kind::None: break;
    }
    return row.text;
}

} // namespace

QVariant OptionsModel::value(const OptionRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::AccessibleTextRole: return spokenOption(row);
    case HintRole: return nameOf(row.hint.kind);
    case KeysRole: return row.hint.keys;
    case Qt::ToolTipRole: return plainToolTip(row.reason);
    case WhyRole: return row.reason;
    case RuleRole: return row.rule;
    case RulingRole: return row.ruling;
    default: return {};
    }
}

} // namespace caboose::items
