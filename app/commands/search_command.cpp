// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose search: finds rules by words.

#include "app/commands/rulebook_options.h"
#include "app/commands/subcommand_options.h"
#include "app/commands/subcommands.h"
#include "model/rulebook/search/search.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

using rulebook::Book;
using rulebook::Hit;
using rulebook::Snippet;

QString say(const char* source)
{
    return QCoreApplication::translate("CommandLine", source);
}

QString nameOf(const Book& book, rulebook::SectionIndex i)
{
    const std::string number = numberOf(book[i]);
    return QString::fromStdString(number.empty() ? book[i].title : number + ' ' + book[i].title);
}

/// What was found stands in brackets, which every terminal can show.
QString marked(const Snippet& snippet)
{
    std::string text;
    std::size_t at = 0;
    for (const Snippet::Marked& mark : snippet.marks) {
        text += snippet.text.substr(at, mark.offset - at) + '[' +
                snippet.text.substr(mark.offset, mark.size) + ']';
        at = mark.offset + mark.size;
    }
    text += snippet.text.substr(at);
    return (snippet.beginsInside ? u"… "_s : QString()) + QString::fromStdString(text) +
           (snippet.endsInside ? u" …"_s : QString());
}

void print(Invocation& invocation, const Book& book, const Hit& hit)
{
    QStringList path;
    for (const auto above : book.path(hit.section)) path << nameOf(book, above);
    path << nameOf(book, hit.section);
    invocation.out << path.join(u" › "_s) << "\n    " << marked(hit.snippet) << '\n';
}

/// The chapter, if one is asked for; nothing if it is unknown.
bool takeChapter(QStringList& arguments, const Book& book, rulebook::Query& query)
{
    const auto chapters = takeValues(arguments, u"--chapter"_s);
    if (!chapters) return false;
    if (chapters->isEmpty()) return true;
    const auto chapter = book.find(chapters->constLast().toStdString());
    query.chapter = chapter;
    return chapter && book[*chapter].isChapter;
}

bool takePieces(QStringList& arguments, rulebook::Query& query)
{
    const auto pieces = takeValues(arguments, u"--about"_s);
    if (!pieces) return false;
    for (const QString& key : *pieces) {
        const auto piece = rulebook::pieceFrom(key.toStdString());
        if (!piece) return false;
        query.about.insert(*piece);
    }
    return true;
}

int print(Invocation& invocation, const Book& book, const rulebook::Results& results)
{
    const auto tell = [&](const char* source, const std::string& words) {
        invocation.err << say(source).arg(QString::fromStdString(words)) << '\n';
    };
    if (!results.mended.empty()) {
        tell(QT_TRANSLATE_NOOP("CommandLine", "Looked for: %1"), results.mended);
    }
    for (const Hit& hit : results.hits) print(invocation, book, hit);
    if (!results.hits.empty()) return exitFine;
    invocation.err << say(QT_TRANSLATE_NOOP("CommandLine", "Nothing was found.")) << '\n';
    if (!results.suggestion.empty()) {
        tell(QT_TRANSLATE_NOOP("CommandLine", "Did you mean: %1"), results.suggestion);
    }
    return exitFailed;
}

int run(Invocation& invocation)
{
    QStringList arguments = invocation.arguments;
    const WantedGame wanted = takeGame(arguments);
    const auto most = takeNumber(arguments, u"--most"_s, 10, 1, 100);
    const auto rulebook = openRulebook(invocation);
    if (!rulebook) return exitFailed;
    const Book& book = bookFor(invocation, *rulebook);
    rulebook::Query query;
    const bool isUnderstood = wanted.isUnderstood && most && takeChapter(arguments, book, query) &&
                              takePieces(arguments, query) && !arguments.isEmpty();
    if (!isUnderstood) return misused(invocation, u"search"_s);
    query.text = arguments.join(u' ').toStdString();
    query.most = std::size_t(*most);
    std::optional<rulebook::Selection> selection;
    if (wanted.game) query.selection = &selection.emplace(book, *wanted.game);
    return print(invocation, book, rulebook::Search(book, rulebook->books).find(query));
}

} // namespace

Subcommand searchSubcommand()
{
    return {
        .name = u"search"_s,
        .usage = QT_TRANSLATE_NOOP(
            "CommandLine",
            "search [--chapter NUMBER] [--about PIECE]... [--edition EDITION] [--boxes BOX,...] "
            "[--players NUMBER] [--most NUMBER] WORDS"),
        .summary = QT_TRANSLATE_NOOP("CommandLine", "Find rules by words."),
        .details = QT_TRANSLATE_NOOP(
            "CommandLine",
            "Words are found in any form, with typing errors and as other editions call them; "
            "“\"line of sight\"” in quotes finds these words side by side, “-horse” leaves out "
            "what speaks of horses. A chapter, a PIECE such as stagecoach, an edition, boxes "
            "or a number of players limit what is looked through. The option --lang chooses "
            "the language. The exit status is 0 if something was found."),
        .run = run};
}

} // namespace caboose::app
