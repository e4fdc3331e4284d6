// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose judge: the referee's word on a position.

#include "app/commands/referee_answer.h"
#include "app/commands/subcommand_options.h"
#include "app/commands/subcommands.h"
#include "app/commands/text_input.h"
#include "model/cases/faulty_line.h"
#include "model/cases/written_case.h"
#include "model/notation/notation.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;
using cases::Inquiry;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
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

/// What the arguments ask for.
struct Asked {
    QString file;
    QList<rules::Edition> under;
    bool asCase = false;
};

std::optional<Asked> askedBy(QStringList arguments)
{
    const auto editions = takeEditions(arguments);
    const bool asCase = takeFlag(arguments, u"--keys"_s);
    if (!editions || arguments.size() != 1) return std::nullopt;
    return Asked{arguments.constFirst(), *editions, asCase};
}

/// What is asked, as it is read under each of the editions; with none, as the text says. Nothing,
/// and what is wrong is said, if it can't be judged.
std::optional<QList<Inquiry>> inquiriesIn(Invocation& invocation, std::string_view text,
                                          const Asked& asked)
{
    QList<Inquiry> inquiries;
    if (asked.under.isEmpty()) inquiries << cases::readInquiry(text);
    for (const rules::Edition edition : asked.under) {
        inquiries << cases::readInquiry(text, edition);
    }
    for (const Inquiry& inquiry : inquiries) {
        if (!isFit(invocation, inquiry, asked.file, text)) return std::nullopt;
    }
    return inquiries;
}

void printCase(Invocation& invocation, std::string_view text, const Asked& asked)
{
    const QString title = asked.file == u"-" ? say(QT_TRANSLATE_NOOP("CommandLine", "A dispute"))
                                             : QFileInfo(asked.file).fileName();
    const std::vector<rules::Edition> under(asked.under.begin(), asked.under.end());
    invocation.out << QString::fromStdString(cases::caseFrom(text, under, title.toStdString()));
}

/// The position as it was understood, with everything that was left out and has a usual value.
void printPosition(Invocation& invocation, const Inquiry& inquiry)
{
    invocation.out << QString::fromStdString(notation::write(inquiry.position)) << '\n';
}

void printSentences(Invocation& invocation, const QList<Inquiry>& inquiries, const Asked& asked)
{
    if (asked.under.isEmpty()) printPosition(invocation, inquiries.constFirst());
    QList<RefereeAnswer> all;
    for (const Inquiry& inquiry : inquiries) {
        all << answerTo(inquiry);
        if (!asked.under.isEmpty()) {
            all.last().edition = words::edition(asked.under.at(all.size() - 1));
        }
    }
    if (all.size() == 1) {
        print(invocation.out, all.constFirst());
    } else {
        compare(invocation.out, all);
    }
}

int run(Invocation& invocation)
{
    const std::optional<Asked> asked = askedBy(invocation.arguments);
    if (!asked) return misused(invocation, u"judge"_s);
    const auto bytes = readInput(invocation, asked->file);
    if (!bytes) return exitFailed;
    const std::string_view text(bytes->constData(), std::size_t(bytes->size()));
    const auto inquiries = inquiriesIn(invocation, text, *asked);
    if (!inquiries) return exitFailed;
    if (asked->asCase) {
        printCase(invocation, text, *asked);
    } else {
        printSentences(invocation, *inquiries, *asked);
    }
    return exitFine;
}

} // namespace

Subcommand judgeSubcommand()
{
    return {
        .name = u"judge"_s,
        .usage = QT_TRANSLATE_NOOP("CommandLine", "judge [--under EDITION]... [--keys] FILE"),
        .summary = QT_TRANSLATE_NOOP("CommandLine", "Ask the referee about a position."),
        .details = QT_TRANSLATE_NOOP(
            "CommandLine",
            "FILE has a position in the notation of the cases, and perhaps a line such as "
            "“judge belle fire at doc” or “event braking”; “-” is standard input. What is "
            "asked is told, with all options and the rule for each, below the position as it was "
            "understood. With several editions, "
            "they are put side by side. “--keys” answers as a case that expects just this: "
            "give it a number and a title of its own, and it is a test."),
        .run = run};
}

} // namespace caboose::app
