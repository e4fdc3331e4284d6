// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/story/story.h"

#include "model/game/record/observed_question.h"
#include "model/notation/notation.h"
#include "views/items/game/player_names.h"
#include "views/items/game/told_purses.h"
#include "views/items/log/log_lines.h"
#include "views/items/log/looks.h"
#include "views/items/wording/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <map>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct Stories {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

Viewpoint viewpointFor(const game::Game& game)
{
    const bool isOver = game.now().table().progress.step == rules::Step::GameOver;
    return isOver ? Viewpoint::Referee : Viewpoint::Table;
}

QString dateOf(game::Time time)
{
    const QDateTime begun = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return QLocale().toString(begun.date(), QLocale::LongFormat);
}

QStringList playersOf(const ShownPosition& shownPosition)
{
    QStringList players;
    for (const rules::Seat& seat : shownPosition.table.seats) {
        QStringList names;
        for (const rules::Pawn who : seat.characters) names << shownPosition.nameOf(who);
        players << names.join(u" + "_s);
    }
    return players;
}

LogRow aside(const QString& text)
{
    LogRow row;
    row.kind = LogRow::Kind::Adjustment;
    row.text = text;
    return row;
}

void add(std::vector<LogRow>& lines, std::vector<LogRow> more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

/// What people noted, by the move that it is about.
using Notes = std::multimap<game::Number, QString>;

Notes notesIn(const game::Record& record)
{
    Notes notes;
    for (const game::Entry& entry : record.entries()) {
        const auto* noted = entry.as<game::Noted>();
        if (noted == nullptr || isNoteOfNames(noted->text) || isNoteOfPurses(noted->text)) continue;
        notes.emplace(noted->about, QString::fromStdString(noted->text));
    }
    return notes;
}

/// What happened at a move, and what was noted about it.
void addMove(std::vector<LogRow>& lines, const game::Game& game, game::Number move,
             const Notes& notes)
{
    add(lines, logLines(game, move, viewpointFor(game)));
    const auto [first, last] = notes.equal_range(move);
    for (auto note = first; note != last; ++note) {
        lines.push_back(aside(Stories::tr("Note: %1").arg(note->second)));
    }
}

/// Where it stands, as far as those at the table know it.
QString positionOf(const game::Game& game)
{
    return QString::fromStdString(
        notation::write(game::observe(game.now().state, viewerOf(viewpointFor(game)))));
}

} // namespace

Story storyOf(const game::Game& game)
{
    const game::Record& record = game.record();
    Story story;
    story.title = Stories::tr("A game of Colt Express, %1").arg(dateOf(record.at(1).time));
    story.players = playersOf(shownPositionOf(game, Viewpoint::Table));
    const Notes notes = notesIn(record);
    const std::vector<game::Number> line = record.line(record.head());
    const std::multimap<game::Number, LogRow> looks = looksIn(game, line);
    for (const game::Number move : line) {
        addMove(story.lines, game, move, notes);
        const auto [first, last] = looks.equal_range(move);
        for (auto look = first; look != last; ++look) story.lines.push_back(look->second);
    }
    story.position = positionOf(game);
    return story;
}

} // namespace caboose::items
