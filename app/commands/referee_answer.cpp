// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/referee_answer.h"

#include "model/rules/core/judge.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

void addQuestion(RefereeAnswer& answer, const rules::Question& question, const rules::Table& table)
{
    answer.question = words::question(question, table);
    for (const rules::Option& option : question) {
        answer.options.append({words::choice(question, option.choice, table),
                               words::verdict(option.verdict, table.rulings)});
    }
    if (!question.isNumeric()) return;
    answer.options.append({say(QT_TRANSLATE_NOOP("CommandLine", "%1 to %2, by %3"))
                               .arg(question.lowest)
                               .arg(question.highest)
                               .arg(question.stepping),
                           {}});
}

void addOutcome(RefereeAnswer& answer, const rules::Outcome& outcome)
{
    if (outcome.settled == rules::BeatStatus::Rejected) {
        answer.verdict = say(QT_TRANSLATE_NOOP("CommandLine", "This answer is not accepted: %1"))
                             .arg(words::choice(outcome.rejected));
    }
    if (outcome.settled == rules::BeatStatus::Stuck) {
        answer.verdict =
            words::verdict(rules::refused(rules::Reason::NoWayOn, outcome.question->rule()));
    }
    for (const rules::Happening& happening : outcome.happenings) {
        answer.happenings << words::happening(happening, outcome.table);
    }
    if (outcome.question) {
        addQuestion(answer, *outcome.question, outcome.table);
    } else if (!outcome.forced.empty()) {
        addQuestion(answer, outcome.forced.back(), outcome.table);
    }
}

struct Widths {
    qsizetype first = 0;
    qsizetype others = 0;
};

void row(QTextStream& out, const QStringList& cells, Widths widths)
{
    QString text = cells.front().leftJustified(widths.first);
    for (const QString& cell : cells.mid(1)) text += cell.leftJustified(widths.others);
    while (text.endsWith(u' ')) text.chop(1);
    out << text << '\n';
}

/// What one edition says of an option.
QString verdictOn(const RefereeAnswer& answer, const QString& option)
{
    for (const auto& [name, verdict] : answer.options) {
        if (name == option) return verdict;
    }
    return u"-"_s;
}

QStringList allOptions(const QList<RefereeAnswer>& all)
{
    QStringList options;
    for (const RefereeAnswer& answer : all) {
        for (const auto& [option, verdict] : answer.options) {
            if (!options.contains(option)) options << option;
        }
    }
    return options;
}

Widths widthsFor(const QList<RefereeAnswer>& all)
{
    Widths widest;
    for (const RefereeAnswer& answer : all) {
        widest.others = std::max({widest.others, answer.edition.size(), answer.verdict.size()});
        for (const auto& [option, verdict] : answer.options) {
            widest.first = std::max(widest.first, option.size());
            widest.others = std::max(widest.others, verdict.size());
        }
    }
    return {widest.first + 2, widest.others + 2};
}

} // namespace

RefereeAnswer answerTo(const cases::Inquiry& inquiry)
{
    const rules::Table& table = inquiry.position.table;
    RefereeAnswer answer;
    if (inquiry.deed) {
        answer.verdict = words::verdict(rules::judge(table, *inquiry.deed), table.rulings);
        const auto question = rules::optionsFor(table, *inquiry.deed);
        if (question) addQuestion(answer, *question, table);
    } else if (inquiry.event) {
        addOutcome(answer, rules::tryEvent(table, *inquiry.event, inquiry.position.answers));
    } else {
        addOutcome(answer, rules::resolve(table, inquiry.position.answers));
    }
    return answer;
}

void print(QTextStream& out, const RefereeAnswer& answer)
{
    if (!answer.edition.isEmpty()) out << answer.edition << '\n';
    if (!answer.verdict.isEmpty()) out << answer.verdict << '\n';
    for (const QString& happening : answer.happenings) out << happening << '\n';
    if (!answer.question.isEmpty()) out << answer.question << '\n';
    for (const auto& [option, verdict] : answer.options) {
        out << "  " << option << '\t' << verdict << '\n';
    }
}

void compare(QTextStream& out, const QList<RefereeAnswer>& all)
{
    const Widths widths = widthsFor(all);
    QStringList editions{QString()};
    QStringList verdicts{QString()};
    QString question;
    for (const RefereeAnswer& answer : all) {
        editions << answer.edition;
        verdicts << answer.verdict;
        if (question.isEmpty()) question = answer.question;
    }
    if (!question.isEmpty()) out << question << '\n';
    row(out, editions, widths);
    row(out, verdicts, widths);
    for (const QString& option : allOptions(all)) {
        QStringList cells{option};
        for (const RefereeAnswer& answer : all) cells << verdictOn(answer, option);
        row(out, cells, widths);
    }
}

} // namespace caboose::app
