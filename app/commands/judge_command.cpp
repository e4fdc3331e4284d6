// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose judge: the referee's word on a position.

#include "app/commands/subcommand_options.h"
#include "app/commands/subcommands.h"
#include "app/commands/text_input.h"
#include "model/cases/faulty_line.h"
#include "model/cases/inquiry.h"
#include "model/notation/notation.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;
using cases::Inquiry;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

/// What the referee says under one edition.
struct Word {
    QString edition;
    QString verdict; ///< of a deed
    QString question;
    QList<std::pair<QString, QString>> options; ///< with their verdicts
    QStringList happenings;
};

void addQuestion(Word& word, const rules::Question& question, const rules::Table& table)
{
    word.question = words::question(question, table);
    for (const rules::Option& option : question) {
        word.options.append({words::choice(question, option.choice, table),
                             words::verdict(option.verdict, table.rulings)});
    }
    if (!question.isNumeric()) return;
    word.options.append({say(QT_TRANSLATE_NOOP("CommandLine", "%1 to %2, by %3"))
                             .arg(question.lowest)
                             .arg(question.highest)
                             .arg(question.stepping),
                         {}});
}

void addOutcome(Word& word, const rules::Outcome& outcome)
{
    if (outcome.settled == rules::BeatStatus::Rejected) {
        word.verdict = say(QT_TRANSLATE_NOOP("CommandLine", "This answer is not accepted: %1"))
                           .arg(words::choice(outcome.rejected));
    }
    if (outcome.settled == rules::BeatStatus::Stuck) {
        word.verdict =
            words::verdict(rules::refused(rules::Reason::NoWayOn, outcome.question->rule()));
    }
    for (const rules::Happening& happening : outcome.happenings) {
        word.happenings << words::happening(happening, outcome.table);
    }
    if (outcome.question) {
        addQuestion(word, *outcome.question, outcome.table);
    } else if (!outcome.forced.empty()) {
        addQuestion(word, outcome.forced.back(), outcome.table);
    }
}

Word wordOn(const Inquiry& inquiry)
{
    const rules::Table& table = inquiry.position.table;
    Word word;
    if (inquiry.deed) {
        word.verdict = words::verdict(rules::judge(table, *inquiry.deed), table.rulings);
        const auto question = rules::optionsFor(table, *inquiry.deed);
        if (question) addQuestion(word, *question, table);
    } else if (inquiry.event) {
        addOutcome(word, rules::tryEvent(table, *inquiry.event, inquiry.position.answers));
    } else {
        addOutcome(word, rules::resolve(table, inquiry.position.answers));
    }
    return word;
}

/// The position as it was understood, with everything that was left out and has a usual value.
void printPosition(Invocation& invocation, const Inquiry& inquiry)
{
    invocation.out << QString::fromStdString(notation::write(inquiry.position)) << '\n';
}

void print(Invocation& invocation, const Word& word)
{
    if (!word.edition.isEmpty()) invocation.out << word.edition << '\n';
    if (!word.verdict.isEmpty()) invocation.out << word.verdict << '\n';
    for (const QString& happening : word.happenings) invocation.out << happening << '\n';
    if (!word.question.isEmpty()) invocation.out << word.question << '\n';
    for (const auto& [option, verdict] : word.options) {
        invocation.out << "  " << option << '\t' << verdict << '\n';
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
QString verdictOn(const Word& word, const QString& option)
{
    for (const auto& [name, verdict] : word.options) {
        if (name == option) return verdict;
    }
    return u"-"_s;
}

QStringList allOptions(const QList<Word>& all)
{
    QStringList options;
    for (const Word& word : all) {
        for (const auto& [option, verdict] : word.options) {
            if (!options.contains(option)) options << option;
        }
    }
    return options;
}

Widths widthsFor(const QList<Word>& all)
{
    Widths widest;
    for (const Word& word : all) {
        widest.others = std::max({widest.others, word.edition.size(), word.verdict.size()});
        for (const auto& [option, verdict] : word.options) {
            widest.first = std::max(widest.first, option.size());
            widest.others = std::max(widest.others, verdict.size());
        }
    }
    return {widest.first + 2, widest.others + 2};
}

/// A column for each edition, a row for each option.
void compare(Invocation& invocation, const QList<Word>& all)
{
    const Widths widths = widthsFor(all);
    QStringList editions{QString()};
    QStringList verdicts{QString()};
    QString question;
    for (const Word& word : all) {
        editions << word.edition;
        verdicts << word.verdict;
        if (question.isEmpty()) question = word.question;
    }
    if (!question.isEmpty()) invocation.out << question << '\n';
    row(invocation.out, editions, widths);
    row(invocation.out, verdicts, widths);
    for (const QString& option : allOptions(all)) {
        QStringList cells{option};
        for (const Word& word : all) cells << verdictOn(word, option);
        row(invocation.out, cells, widths);
    }
}

/// Says what is wrong with the position, and where; returns whether nothing is.
bool isFit(Invocation& invocation, const Inquiry& inquiry, const QString& name,
           std::string_view text)
{
    for (const notation::Mistake& mistake : inquiry.mistakes) {
        invocation.err << name << ':' << mistake.line << ':' << mistake.column << ": "
                       << words::mistake(mistake) << '\n';
    }
    if (!inquiry.mistakes.empty()) return false;
    const rules::Table& table = inquiry.position.table;
    const auto faults = rules::inconsistencies(table);
    for (const auto& fault : faults) {
        invocation.err << name << ':' << cases::faultyLine(text, fault) << ": "
                       << words::inconsistency(fault) << '\n';
    }
    const auto contradictions = rules::contradictions(table.rulings);
    for (const auto& found : contradictions) {
        invocation.err << name << ':' << cases::faultyLine(text, found) << ": "
                       << words::contradiction(found) << '\n';
    }
    return faults.empty() && contradictions.empty();
}

/// The editions to compare; nothing if one of them is unknown.
std::optional<QList<rules::Edition>> takeEditions(QStringList& arguments)
{
    const auto keys = takeValues(arguments, u"--under"_s);
    if (!keys) return std::nullopt;
    QList<rules::Edition> editions;
    for (const QString& key : *keys) {
        const auto edition = rules::editionFrom(key.toStdString());
        if (!edition) return std::nullopt;
        editions << *edition;
    }
    return editions;
}

int run(Invocation& invocation)
{
    QStringList arguments = invocation.arguments;
    const auto editions = takeEditions(arguments);
    if (!editions || arguments.size() != 1) return misused(invocation, u"judge"_s);
    const QString name = arguments.constFirst();
    const auto text = readInput(invocation, name);
    if (!text) return exitFailed;
    const std::string_view view(text->constData(), std::size_t(text->size()));
    if (editions->isEmpty()) {
        const Inquiry inquiry = cases::readInquiry(view);
        if (!isFit(invocation, inquiry, name, view)) return exitFailed;
        printPosition(invocation, inquiry);
        print(invocation, wordOn(inquiry));
        return exitFine;
    }
    QList<Word> all;
    for (const rules::Edition edition : *editions) {
        const Inquiry inquiry = cases::readInquiry(view, edition);
        if (!isFit(invocation, inquiry, name, view)) return exitFailed;
        all << wordOn(inquiry);
        all.last().edition = words::edition(edition);
    }
    if (all.size() == 1) {
        print(invocation, all.constFirst());
    } else {
        compare(invocation, all);
    }
    return exitFine;
}

} // namespace

Subcommand judgeSubcommand()
{
    return {
        .name = u"judge"_s,
        .usage = QT_TRANSLATE_NOOP("CommandLine", "judge [--under EDITION]... FILE"),
        .summary = QT_TRANSLATE_NOOP("CommandLine", "Ask the referee about a position."),
        .details = QT_TRANSLATE_NOOP(
            "CommandLine",
            "FILE has a position in the notation of the cases, and perhaps a line such as "
            "“judge belle fire at doc” or “event braking”; “-” is standard input. What is "
            "asked is told, with all options and the rule for each, below the position as it was "
            "understood. With several editions, "
            "they are put side by side."),
        .run = run};
}

} // namespace caboose::app
