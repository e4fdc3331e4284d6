// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose cases: runs the referee's test suite and reports how far it covers the rules.

#include "app/commands/subcommands.h"
#include "app/commands/text_input.h"
#include "app/system/installed_files.h"
#include "model/cases/report.h"
#include "model/cases/show.h"
#include "model/rules/core/names.h"
#include "views/items/wording/differences.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

QStringList filesIn(const QString& path)
{
    if (!QFileInfo(path).isDir()) return {path};
    QStringList files;
    QDirIterator each(path, {u"*.case"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) files.append(each.next());
    files.sort();
    return files;
}

/// All files that could be read; the others are told of.
bool readAll(Invocation& invocation, const QStringList& paths, cases::Report& report)
{
    bool isComplete = true;
    for (const QString& path : paths) {
        for (const QString& name : filesIn(path)) {
            const auto text = readInput(invocation, name);
            isComplete = isComplete && text;
            if (!text) continue;
            report.add(name.toStdString(), {text->constData(), std::size_t(text->size())});
        }
    }
    return isComplete;
}

QString nameOf(const cases::RunResult& run)
{
    QStringList parts;
    if (run.under) parts << words::edition(*run.under);
    for (const std::string& with : run.with) parts << QString::fromStdString(with);
    return parts.join(u", "_s);
}

QString titleOf(const cases::CaseResult& result)
{
    return QString::fromStdString(result.name) + u' ' + QString::fromStdString(result.title);
}

QString placeOf(const std::string& file, int line)
{
    return QString::fromStdString(file) + u':' + QString::number(line);
}

void printMistakes(Invocation& invocation, const cases::Report& report)
{
    for (const cases::FileMistake& found : report.mistakes()) {
        invocation.out << placeOf(found.file, found.mistake.line) << ':' << found.mistake.column
                       << ": " << words::mistake(found.mistake) << '\n';
    }
}

void printFailures(Invocation& invocation, const cases::Report& report)
{
    for (const cases::CaseResult& result : report.cases()) {
        for (const cases::RunResult& run : result.runs) {
            if (!run.difference) continue;
            const QString under = nameOf(run);
            invocation.out << placeOf(result.file, run.difference->line) << ": " << titleOf(result)
                           << (under.isEmpty() ? u""_s : u" [%1]"_s.arg(under)) << "\n    "
                           << words::difference(*run.difference) << '\n';
        }
    }
}

void heading(Invocation& invocation, const char* source)
{
    invocation.out << '\n' << say(source) << '\n';
}

void printCoverage(Invocation& invocation, const cases::Report& report)
{
    heading(invocation, QT_TRANSLATE_NOOP("CommandLine", "Rules: cases passed, cases failed"));
    for (const cases::RuleCoverage& rule : report.coverage()) {
        if (rule.passed + rule.failed == 0) continue;
        invocation.out << "  " << words::rule(rule.rule).leftJustified(8)
                       << QString::number(rule.passed).rightJustified(4)
                       << QString::number(rule.failed).rightJustified(4) << '\n';
    }
}

void printMissing(Invocation& invocation, const cases::Report& report)
{
    QStringList rules;
    for (const rules::Rule rule : report.rulesWithoutCase()) rules << words::rule(rule);
    QStringList reasons;
    for (const rules::Reason reason : report.reasonsWithoutCase()) {
        const std::string_view key = rules::keyOf(reason);
        reasons << QString::fromUtf8(key.data(), qsizetype(key.size()));
    }
    const QString none = say(QT_TRANSLATE_NOOP("CommandLine", "none"));
    invocation.out << '\n'
                   << say(QT_TRANSLATE_NOOP("CommandLine", "Rules without a case: %1"))
                          .arg(rules.isEmpty() ? none : rules.join(u' '))
                   << '\n'
                   << say(QT_TRANSLATE_NOOP("CommandLine", "Reasons without a case: %1"))
                          .arg(reasons.isEmpty() ? none : reasons.join(u' '))
                   << '\n';
}

void printComparisons(Invocation& invocation, const cases::Report& report)
{
    heading(invocation,
            QT_TRANSLATE_NOOP("CommandLine", "Cases in which editions decide differently:"));
    for (const cases::CaseResult& result : report.cases()) {
        if (!result.comparesEditions()) continue;
        invocation.out << "  " << titleOf(result) << '\n';
        for (const cases::RunResult& run : result.runs) {
            invocation.out << "    " << nameOf(run) << '\n';
        }
    }
}

void printSum(Invocation& invocation, const cases::Report& report)
{
    invocation.out << '\n'
                   << say(QT_TRANSLATE_NOOP("CommandLine",
                                            "%1 cases, run %2 times: %3 passed, %4 failed."))
                          .arg(report.cases().size())
                          .arg(report.runs())
                          .arg(report.passed())
                          .arg(report.failed())
                   << '\n';
    for (const std::string& name : report.namesGivenTwice()) {
        invocation.out << say(QT_TRANSLATE_NOOP("CommandLine", "Several cases are called %1."))
                              .arg(QString::fromStdString(name))
                       << '\n';
    }
}

void show(Invocation& invocation, const cases::Case& shownCase)
{
    invocation.out << QString::fromStdString(shownCase.name) << ' '
                   << QString::fromStdString(shownCase.title) << '\n';
    for (const cases::Run& each : shownCase.runs) {
        if (each.under) invocation.out << "  " << words::edition(*each.under) << '\n';
        for (const std::string& line : cases::shown(each)) {
            invocation.out << "    " << QString::fromStdString(line) << '\n';
        }
    }
}

/// What each case does, for whoever writes one.
int showAll(Invocation& invocation, const QStringList& paths)
{
    for (const QString& path : paths) {
        for (const QString& name : filesIn(path)) {
            const auto text = readInput(invocation, name);
            if (!text) return exitFailed;
            const cases::CaseFile read =
                cases::readCases({text->constData(), std::size_t(text->size())});
            for (const notation::Mistake& mistake : read.mistakes) {
                invocation.err << placeOf(name.toStdString(), mistake.line) << ':' << mistake.column
                               << ": " << words::mistake(mistake) << '\n';
            }
            for (const cases::Case& each : read.cases) show(invocation, each);
        }
    }
    return exitFine;
}

int run(Invocation& invocation)
{
    cases::Report report;
    QStringList paths = invocation.arguments;
    const bool isShown = paths.removeAll(u"--show"_s) > 0;
    if (paths.isEmpty()) paths = QStringList{folderOf(u"cases"_s, u"tests/cases"_s)};
    if (isShown) return showAll(invocation, paths);
    const bool isComplete = readAll(invocation, paths, report);
    printMistakes(invocation, report);
    printFailures(invocation, report);
    printCoverage(invocation, report);
    printMissing(invocation, report);
    printComparisons(invocation, report);
    printSum(invocation, report);
    const bool isFine = isComplete && report.isClean() && !report.cases().empty();
    return isFine ? exitFine : exitFailed;
}

} // namespace

Subcommand casesSubcommand()
{
    return {.name = u"cases"_s,
            .usage = QT_TRANSLATE_NOOP("CommandLine", "cases [--show] [PATH]..."),
            .summary = QT_TRANSLATE_NOOP("CommandLine",
                                         "Put the referee to the test with a suite of cases."),
            .details = QT_TRANSLATE_NOOP(
                "CommandLine",
                "A PATH is a file of cases or a folder with such files; without one, the suite "
                "that comes with Caboose is run. The report names what failed and why, the rules "
                "with and without cases, and the cases in which editions decide differently. The "
                "exit status is 0 if everything passed. With --show, it is told what comes of "
                "each case: what happens, what is asked, and what the table looks like then."),
            .run = run};
}

} // namespace caboose::app
