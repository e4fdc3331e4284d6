// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/dispute/editions_model.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/modules_on_table.h"
#include "views/items/wording/wording.h"

#include <QStringList>

namespace caboose::items {
namespace {

constexpr int thisTable = -1;

bool isMain(rules::Edition edition)
{
    return edition == rules::Edition::Combined21 || edition == rules::Edition::Official2016 ||
           edition == rules::Edition::Official2014;
}

QStringList happeningsOf(const DisputeResult& disputeResult)
{
    QStringList sentences;
    for (const rules::Happening& happening : disputeResult.happenings) {
        const QString sentence = words::happening(happening, disputeResult.after);
        if (!sentence.isEmpty()) sentences.append(sentence);
    }
    return sentences;
}

/// Where nobody decides: what happens, or what is asked.
QString outcomeText(const DisputeResult& disputeResult)
{
    QStringList sentences = happeningsOf(disputeResult);
    if (disputeResult.question)
        sentences.append(words::question(*disputeResult.question, disputeResult.after));
    return sentences.isEmpty() ? EditionsModel::tr("Nothing happens.")
                               : sentences.join(QLatin1Char(' '));
}

/// Whoever has to choose by one edition need not by the other, or has more to choose from.
QString choicesOf(const DisputeResult& disputeResult)
{
    QStringList choices;
    if (!disputeResult.question) return {};
    for (const rules::Option& option : *disputeResult.question) {
        if (!option.verdict.isPossible()) continue;
        choices.append(words::choice(*disputeResult.question, option.choice, disputeResult.after));
    }
    if (choices.isEmpty()) return {};
    //: %1: pawns, places, loot
    return EditionsModel::tr("To choose from: %1").arg(choices.join(QStringLiteral(", ")));
}

bool saysTheSame(const EditionRow& a, const EditionRow& b)
{
    return a.kind == b.kind && a.verdict == b.verdict && a.why == b.why && a.happens == b.happens;
}

} // namespace

QString spoken(rules::Ruled ruled)
{
    switch (ruled) {
    case rules::Ruled::Allowed: return EditionsModel::tr("Allowed");
    case rules::Ruled::Refused: return EditionsModel::tr("Refused");
    case rules::Ruled::NotRefereed: return EditionsModel::tr("Not refereed yet");
    case rules::Ruled::Depends: break;
    }
    return EditionsModel::tr("It depends");
}

EditionRow editionRow(const rules::Position& position, const DisputedAction& disputedAction)
{
    const DisputeResult disputeResult = disputeResultOf(position, disputedAction);
    EditionRow row;
    if (!disputeResult.verdict) {
        row.verdict = outcomeText(disputeResult);
        if (!disputeResult.happenings.empty())
            row.rule = words::ruleWithTitle(disputeResult.happenings.back().rule);
        return row;
    }
    const rules::Verdict& verdict = *disputeResult.verdict;
    row.kind = kindOf(verdict.ruled);
    row.verdict = spoken(verdict.ruled);
    if (verdict.reason != rules::Reason::None) row.why = words::reason(verdict);
    const bool isOpen = disputedAction.chosen.empty() && disputeResult.happenings.empty();
    row.happens =
        isOpen ? choicesOf(disputeResult) : happeningsOf(disputeResult).join(QLatin1Char(' '));
    row.rule = words::ruleWithTitle(verdict.rule);
    if (verdict.ruling != rules::Ruling::None) {
        row.ruling = words::ruling(verdict.ruling, position.table.rulings.at(verdict.ruling));
    }
    return row;
}

void EditionsModel::show(const rules::Position& position, const DisputedAction& disputedAction,
                         bool variants)
{
    std::vector<EditionRow> rows;
    rows.push_back(editionRow(position, disputedAction));
    rows.back().id = thisTable;
    rows.back().edition = tr("This table");
    const rules::Modules modules = rules::modulesOn(position.table);
    for (int i = 0; i < static_cast<int>(rules::editionCount); ++i) {
        const auto edition = static_cast<rules::Edition>(i);
        if (!isMain(edition) && !variants) continue;
        rules::Position other = position;
        other.table.rulings = rules::preset(edition, rules::bookletsOf(modules, edition));
        EditionRow row = editionRow(other, disputedAction);
        row.id = i;
        row.edition = words::edition(edition);
        row.isVariant = !isMain(edition);
        row.differs = !saysTheSame(row, rows.front());
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
}

int EditionsModel::differing() const
{
    return static_cast<int>(
        std::count_if(rows().begin(), rows().end(), [](const auto& row) { return row.differs; }));
}

QHash<int, QByteArray> EditionsModel::roleNames() const
{
    return {{Qt::DisplayRole, "edition"}, {HintRole, "offer"},
            {VerdictRole, "verdict"},     {WhyRole, "why"},
            {RuleRole, "rule"},           {RulingRole, "ruling"},
            {DiffersRole, "differs"},     {HappensRole, "happens"}};
}

QVariant EditionsModel::value(const EditionRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.edition;
    case Qt::AccessibleTextRole:
        //: %1: an edition of the rules, %2: its verdict, %3: why
        return row.why.isEmpty() ? tr("%1: %2").arg(row.edition, row.verdict)
                                 : tr("%1: %2. %3").arg(row.edition, row.verdict, row.why);
    case HintRole: return nameOf(row.kind);
    case VerdictRole: return row.verdict;
    case WhyRole: return row.why;
    case RuleRole: return row.rule;
    case RulingRole: return row.ruling;
    case DiffersRole: return row.differs;
    case HappensRole: return row.happens;
    default: return {};
    }
}

} // namespace caboose::items
