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

#include <limits>

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

/// As far as that entry of the file; with 0, all of it.
struct Wanted {
    Form form = nullptr;
    game::Number upTo = game::noEntry;
};

/// Only looks into the file: it may be a game that is being followed right now.
int print(Invocation& invocation, const QString& file, Wanted wanted)
{
    const game::OpenedGame opened =
        game::lookAtGame(std::filesystem::path(file.toStdU16String()), [] { return game::Time{}; });
    if (opened.fault) return fail(invocation, file, words::fault(*opened.fault));
    if (!opened.kept) return fail(invocation, file, words::saved(opened.saved));
    const game::Game& game = *opened.kept.game;
    if (wanted.upTo > game.record().size()) {
        return fail(invocation, file,
                    say(QT_TRANSLATE_NOOP("CommandLine", "The game has %1 entries."))
                        .arg(game.record().size()));
    }
    if (wanted.upTo == game::noEntry) {
        invocation.out << wanted.form(game);
        return exitFine;
    }
    game::History history = game.history();
    history.shorten(wanted.upTo);
    invocation.out << wanted.form(game::Game(game.record().beginning(wanted.upTo),
                                             std::move(history), [] { return game::Time{}; }));
    return exitFine;
}

int run(Invocation& invocation)
{
    QStringList arguments = invocation.arguments;
    const auto names = takeValues(arguments, u"--as"_s);
    const Form form = names ? formFrom(*names) : nullptr;
    const auto upTo =
        takeNumber(arguments, u"--at"_s, game::noEntry, 1, std::numeric_limits<int>::max());
    if (form == nullptr || !upTo || arguments.size() != 1) {
        return misused(invocation, u"export"_s);
    }
    return print(invocation, arguments.constFirst(), {form, game::Number(*upTo)});
}

} // namespace

Subcommand exportSubcommand()
{
    return {
        .name = u"export"_s,
        .usage =
            QT_TRANSLATE_NOOP("CommandLine", "export FILE [--as text|html|position] [--at ENTRY]"),
        .summary = QT_TRANSLATE_NOOP("CommandLine", "Write a game down for reading."),
        .details = QT_TRANSLATE_NOOP(
            "CommandLine",
            "FILE is the file of a game; it is only looked at. “text” and “html” tell who did "
            "what, with the rule numbers; “position” is where it stands, in the notation of "
            "“judge”. Each as far as everybody at the table has seen it; once the game is over, "
            "all. With an ENTRY, the number at the beginning of a line of the file, it is the game "
            "as it was after that entry."),
        .run = run};
}

} // namespace caboose::app
