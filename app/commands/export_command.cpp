// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose export: a game as a text, a page or a position.

#include "app/commands/subcommand_options.h"
#include "app/commands/subcommands.h"
#include "model/game/journal/journal_text.h"
#include "model/game/open_game.h"
#include "views/items/story/story.h"
#include "views/items/wording/journals.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

namespace words = items::words;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

using Form = QString (*)(const game::Game&);

QString text(const game::Game& game)
{
    return items::asText(items::storyOf(game));
}

QString html(const game::Game& game)
{
    return items::asHtml(items::storyOf(game));
}

QString position(const game::Game& game)
{
    return items::storyOf(game).position;
}

Form formFrom(const QStringList& names)
{
    const QString name = names.isEmpty() ? u"text"_s : names.constLast();
    if (name == "text"_L1) return text;
    if (name == "html"_L1) return html;
    return name == "position"_L1 ? position : nullptr;
}

int fail(Invocation& invocation, const QString& file, const QString& why)
{
    invocation.err << file << ": " << why << '\n';
    return exitFailed;
}

/// Only looks into the file: it may be a game that is being followed right now.
int print(Invocation& invocation, const QString& file, Form form)
{
    const auto read = game::readFile(std::filesystem::path(file.toStdU16String()));
    if (!read) return fail(invocation, file, words::saved(game::Saved::Vanished));
    game::JournalReading reading = game::readJournal(*read);
    if (reading.fault) return fail(invocation, file, words::fault(*reading.fault));
    const bool isThere =
        reading.record.size() > 0 && reading.history.stateAfter(reading.record.head()) != nullptr;
    if (!isThere) {
        return fail(invocation, file,
                    say(QT_TRANSLATE_NOOP("CommandLine", "There is no game in it.")));
    }
    const game::Game game(std::move(reading.record), std::move(reading.history),
                          [] { return game::Time{}; });
    invocation.out << form(game);
    return exitFine;
}

int run(Invocation& invocation)
{
    QStringList arguments = invocation.arguments;
    const auto names = takeValues(arguments, u"--as"_s);
    const Form form = names ? formFrom(*names) : nullptr;
    if (form == nullptr || arguments.size() != 1) return misused(invocation, u"export"_s);
    return print(invocation, arguments.constFirst(), form);
}

} // namespace

Subcommand exportSubcommand()
{
    return {.name = u"export"_s,
            .usage = QT_TRANSLATE_NOOP("CommandLine", "export FILE [--as text|html|position]"),
            .summary = QT_TRANSLATE_NOOP("CommandLine", "Write a game down for reading."),
            .details = QT_TRANSLATE_NOOP(
                "CommandLine",
                "FILE is the file of a game; it is only looked at. “text” and “html” tell who did "
                "what, with the rule numbers; “position” is where it stands, in the notation of "
                "“judge”. Each as far as everybody at the table has seen it; once the game is "
                "over, all."),
            .run = run};
}

} // namespace caboose::app
