// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose rule: prints a rule with what rests on it.

#include "app/commands/rulebook_options.h"
#include "app/commands/subcommands.h"
#include "app/rulebook/installed_rulebook.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/search/search.h"
#include "model/rules/core/rulings_catalogue.h"
#include "views/items/rulebook/rule_hits_model.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

using rulebook::Book;
using rulebook::SectionIndex;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// A list behind its heading; nothing if the list is empty.
void printList(Invocation& invocation, const char* heading, const QStringList& list)
{
    if (list.isEmpty()) return;
    invocation.out << '\n' << say(heading) << '\n';
    for (const QString& line : list) invocation.out << "  " << line << '\n';
}

QString nameOf(const Book& book, SectionIndex i)
{
    const QString number = text(numberOf(book[i]));
    return number.isEmpty() ? text(book[i].title) : number + u' ' + text(book[i].title);
}

QStringList namesOf(const Book& book, const std::vector<SectionIndex>& sections)
{
    QStringList names;
    for (const SectionIndex i : sections) names << nameOf(book, i);
    return names;
}

QStringList printedPlaces(const Book& book, SectionIndex i)
{
    QStringList places;
    for (const rulebook::PrintedPlace& printed : book[i].printed) {
        const std::string key = "edition=" + std::string(keyOf(printed.text));
        places << text(book.labels()[key]) + u": “"_s + text(printed.place) + u'”';
    }
    return places;
}

void printResting(Invocation& invocation, rules::Rule rule)
{
    const auto foundations = installedFoundations();
    const rulebook::Resting& resting = foundations.on(rule);
    QStringList cases;
    for (const auto& found : resting.cases) cases << text(found.name) + u' ' + text(found.title);
    QStringList reasons;
    for (const rules::Reason reason : resting.reasons) reasons << text(rules::keyOf(reason));
    QStringList rulings;
    for (const rules::Ruling ruling : resting.rulings) rulings << text(rules::info(ruling).key);
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Rulings that bend it:"), rulings);
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Reasons that rest on it:"), reasons);
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Cases that rest on it:"), cases);
}

void print(Invocation& invocation, const Book& book, SectionIndex i,
           const std::optional<rulebook::RulebookContext>& game)
{
    const auto selection = game ? rulebook::Selection(book, *game) : rulebook::Selection(book);
    const QStringList path = namesOf(book, book.path(i));
    if (!path.isEmpty()) invocation.out << path.join(u" › "_s) << "\n\n";
    invocation.out << text(plainText(book, i, selection, rulebook::Others::OtherRules));
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Below it:"),
              namesOf(book, book.children(i)));
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Referred to by:"),
              namesOf(book, book.linkedFrom(i)));
    printList(invocation, QT_TRANSLATE_NOOP("CommandLine", "Printed in:"), printedPlaces(book, i));
    if (book[i].rule) printResting(invocation, *book[i].rule);
}

int failUnknown(Invocation& invocation, const Book& book, const rulebook::Rulebook& all,
                const QString& wanted)
{
    invocation.err << say(QT_TRANSLATE_NOOP("CommandLine", "There is no rule %1.")).arg(wanted)
                   << '\n';
    const rulebook::Search search(book, all.books);
    for (const auto& hit : search.find({.text = wanted.toStdString(), .most = 3}).hits) {
        invocation.err << "  " << nameOf(book, hit.section) << '\n';
    }
    return exitFailed;
}

int run(Invocation& invocation)
{
    QStringList arguments = invocation.arguments;
    const WantedGame wanted = takeGame(arguments);
    if (!wanted.isUnderstood || arguments.size() != 1) return misused(invocation, u"rule"_s);
    const auto rulebook = openRulebook(invocation);
    if (!rulebook) return exitFailed;
    const Book& book = bookFor(invocation, *rulebook);
    const QString id = items::withoutScheme(arguments.constFirst());
    const auto section = book.find(id.toStdString());
    if (!section) return failUnknown(invocation, book, *rulebook, arguments.constFirst());
    print(invocation, book, *section, wanted.game);
    return exitFine;
}

} // namespace

Subcommand ruleSubcommand()
{
    return {
        .name = u"rule"_s,
        .usage = QT_TRANSLATE_NOOP(
            "CommandLine", "rule [--edition EDITION] [--boxes BOX,...] [--players NUMBER] RULE"),
        .summary = QT_TRANSLATE_NOOP("CommandLine", "Print a rule of the rulebook."),
        .details = QT_TRANSLATE_NOOP(
            "CommandLine",
            "RULE is a number such as 10.5.1, the id of a definition such as adjacent, or a link "
            "copied from the rulebook. With "
            "an edition, boxes or a number of players, what holds in that game comes plain and "
            "what other editions say comes marked. Boxes: base, horses-stagecoach, "
            "marshal-prisoners, couriers, time-travel, north-pole, bandits, silk, "
            "anniversary, station-tunnel. The option --lang chooses the language."),
        .run = run};
}

} // namespace caboose::app
