// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose rulebook: looks after the rulebook's text.

#include "app/commands/rulebook_mistakes.h"
#include "app/commands/rulebook_options.h"
#include "app/commands/subcommands.h"
#include "app/rulebook/installed_rulebook.h"
#include "model/rulebook/reading/rulebook.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

int check(Invocation& invocation, const QString& folder)
{
    const auto rulebook = rulebook::readRulebook(folder.toStdString());
    for (const rulebook::Mistake& mistake : rulebook.mistakes) {
        invocation.out << explained(mistake) << '\n';
    }
    QStringList languages;
    for (const rulebook::Book& book : rulebook.books) {
        languages << QString::fromStdString(book.language());
    }
    const std::size_t sections = rulebook.books.empty() ? 0 : rulebook.books.front().size();
    invocation.out << say(QT_TRANSLATE_NOOP("CommandLine", "Sections: %1 (%2); mistakes: %3."))
                          .arg(sections)
                          .arg(languages.join(u", "_s))
                          .arg(rulebook.mistakes.size())
                   << '\n';
    return rulebook.mistakes.empty() ? exitFine : exitFailed;
}

int run(Invocation& invocation)
{
    const QStringList& arguments = invocation.arguments;
    if (arguments.value(0) != u"check" || arguments.size() > 2) {
        return misused(invocation, u"rulebook"_s);
    }
    return check(invocation, arguments.size() == 2 ? arguments.at(1) : rulebookFolder());
}

} // namespace

Subcommand rulebookSubcommand()
{
    return {.name = u"rulebook"_s,
            .usage = QT_TRANSLATE_NOOP("CommandLine", "rulebook check [FOLDER]"),
            .summary =
                QT_TRANSLATE_NOOP("CommandLine", "Look for mistakes in the rulebook’s text."),
            .details = QT_TRANSLATE_NOOP(
                "CommandLine",
                "FOLDER has a folder for each language; without one, the text that comes with "
                "Caboose is checked. Each mistake is told with its file, line and column. The "
                "exit status is 0 if there is none."),
            .run = run};
}

} // namespace caboose::app
