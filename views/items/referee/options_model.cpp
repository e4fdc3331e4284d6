// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/referee/options_model.h"

#include "views/items/game/piece_art.h"
#include "views/items/program/tidy_text.h"
#include "views/items/referee/answer_keys.h"
#include "views/items/referee/option_order.h"
#include "views/items/referee/option_texts.h"
#include "views/items/referee/question_texts.h"
#include "views/items/wording/wording.h"

namespace caboose::items {
namespace {

using rules::ChoiceKind;

QString artFor(rules::Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::Whom: return artOf(choice.pawn());
    case ChoiceKind::Which:
    case ChoiceKind::FaceDown: return artOf(choice.card().kind);
    case ChoiceKind::What: return artOf(choice.loot().kind);
    case ChoiceKind::Draw: return QStringLiteral("card-draw");
    case ChoiceKind::Done:
    case ChoiceKind::Yes:
    case ChoiceKind::Search:
    case ChoiceKind::To:
    case ChoiceKind::TheCar:
    case ChoiceKind::TheRound:
    case ChoiceKind::TheHostage:
    case ChoiceKind::Number: break;
    }
    return {};
}

AnswerHint::Kind kindOf(rules::Ruled ruled)
{
    switch (ruled) {
    case rules::Ruled::Allowed: return AnswerHint::Kind::Allowed;
    case rules::Ruled::Depends: return AnswerHint::Kind::Depends;
    case rules::Ruled::Refused:
    case rules::Ruled::NotRefereed: break;
    }
    return AnswerHint::Kind::Refused;
}

OptionRow rowFor(const ShownPosition& shownPosition, const rules::Option& option, int n,
                 const QString& keys)
{
    const rules::Verdict& verdict = option.verdict;
    OptionRow row;
    row.id = n;
    row.text = words::choice(*shownPosition.question, option.choice, shownPosition.table);
    row.art = artFor(option.choice);
    row.faceDown = option.choice.is(ChoiceKind::FaceDown);
    row.hint = {.kind = kindOf(verdict.ruled), .option = n, .keys = keys};
    if (verdict.reason != rules::Reason::None) row.reason = words::reason(verdict);
    if (verdict.isRefused()) row.hint.why = whyWithRule(verdict);
    row.rule = words::rule(verdict.rule);
    if (verdict.ruling != rules::Ruling::None) row.ruling = words::ruling(verdict.ruling);
    return row;
}

/// It has a key that is never an answer, so that pressing it twice gives none.
OptionRow curtainFor(const ShownPosition& shownPosition)
{
    const bool isClosed = shownPosition.curtain == Curtain::Closed;
    const QString who = shownPosition.nameOf(shownPosition.question->who());
    OptionRow row;
    row.id = OptionsModel::curtainRow;
    //: %1: whoever is asked; everybody else looks away
    row.text = isClosed ? OptionsModel::tr("Only %1 looks: show what there is to choose").arg(who)
                        : OptionsModel::tr("Hide it again");
    row.hint = {.kind = AnswerHint::Kind::Allowed,
                .option = OptionsModel::curtainRow,
                .keys = QStringLiteral("0")};
    return row;
}

std::vector<OptionRow> rowsOf(const ShownPosition& shownPosition)
{
    std::vector<OptionRow> rows;
    if (!shownPosition.question) return rows;
    if (shownPosition.curtain) rows.push_back(curtainFor(shownPosition));
    const QStringList keys = answerKeys(*shownPosition.question, shownPosition.table);
    const std::vector<int> order = optionOrder(*shownPosition.question, shownPosition.table);
    rows.reserve(order.size());
    for (const int n : order) {
        rows.push_back(
            rowFor(shownPosition, *(shownPosition.question->begin() + n), n, keys.at(n)));
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const OptionRow& row) { return row.hint.isPossible(); });
    return rows;
}

} // namespace

void OptionsModel::show(const ShownPosition& shownPosition)
{
    m_open = shownPosition.question;
    setRows(rowsOf(shownPosition));
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

int OptionsModel::possible() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(), [](const OptionRow& row) {
        return row.hint.isPossible() && row.id != curtainRow;
    }));
}

void OptionsModel::choose(int option)
{
    if (option == curtainRow && find(option)) {
        Q_EMIT curtainMoved();
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

WhyTexts OptionsModel::why(int option) const
{
    WhyTexts why;
    if (m_rules.empty()) return why;
    why.subject = m_question.question;
    why.verdict = tr("The rules want this to be done now.");
    why.rule = m_rules.front().text;
    why.ruleNumber = m_rules.front().number;
    const OptionRow* row = find(option);
    if (!row || !m_open || option == curtainRow) return why;
    why.kind = row->hint.kind;
    why.subject = row->text;
    why.verdict = row->reason.isEmpty() ? tr("The rules allow it.") : row->reason;
    why.rule = words::ruleWithTitle((m_open->begin() + option)->verdict.rule);
    why.ruleNumber = row->rule;
    why.ruling =
        row->ruling.isEmpty() ? QString() : tr("It rests on a ruling: %1").arg(row->ruling);
    return why;
}

std::vector<OptionRow> OptionsModel::refused() const
{
    std::vector<OptionRow> refused;
    std::copy_if(rows().begin(), rows().end(), std::back_inserter(refused),
                 [](const OptionRow& row) { return !row.hint.isPossible(); });
    return refused;
}

void OptionsModel::askWhy(int option)
{
    if (option < 0 || find(option)) Q_EMIT whyAsked(option);
}

void OptionsModel::overrule(int option)
{
    const OptionRow* row = find(option);
    if (!row || row->hint.isPossible() || !m_open) return;
    const rules::Choice choice = (m_open->begin() + option)->choice;
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
