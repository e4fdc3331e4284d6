// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/welcome/recent_games_model.h"

#include "model/game/open_game.h"
#include "views/items/game/piece_art.h"
#include "views/items/game/sample_game.h"
#include "views/items/program/files_ending.h"
#include "views/items/referee/question_texts.h"

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr std::size_t mostGames = 6;
constexpr int longestName = 80;
const QString awayFolder = u"put-away"_s;
/// No game that was followed is larger; what is, is not opened just to be listed.
constexpr qint64 mostBytes = 4LL * 1024 * 1024;

/// The game as it stands in the file, to look at; null: it can't be read.
std::unique_ptr<game::Game> readGame(const QString& path)
{
    if (QFileInfo(path).size() > mostBytes) return {};
    const std::filesystem::path file(path.toStdU16String());
    return game::lookAtGamesEnd(file, [] { return game::Time(); }).kept.game;
}

QString standingOf(const ShownPosition& shownPosition)
{
    if (!shownPosition.isOver()) return whereItStands(shownPosition);
    return resultsOf(shownPosition).join(u' ');
}

/// The row must have its date.
void addPlayers(RecentGameRow& row, const ShownPosition& shownPosition)
{
    QStringList names;
    QStringList people;
    for (const rules::Seat& seat : shownPosition.table.seats) {
        for (const rules::Pawn who : seat.characters) {
            names.append(shownPosition.nameOf(who));
            row.arts.append(artOf(who));
            row.letters.append(letterOf(who));
            const auto person = shownPosition.players.find(who);
            if (person != shownPosition.players.end()) people.append(person->second);
        }
    }
    people.removeDuplicates(); // of two bandits each
    row.players = names.join(u", "_s);
    row.whoAndWhen = people.isEmpty() ? row.date : people.join(u", "_s) + u" · "_s + row.date;
}

/// "2026-11-20-1930", and behind it what tells several apart: "-2", "-saved".
bool isTime(QStringView stem)
{
    constexpr QStringView form = u"0000-00-00-0000";
    const auto fits = [](QChar c, QChar wanted) {
        return wanted == u'0' ? c >= u'0' && c <= u'9' : c == wanted;
    };
    if (stem.endsWith(u"-saved")) stem.chop(6);
    if (stem.size() < form.size()) return false;
    const QStringView number = stem.sliced(form.size());
    return std::equal(form.begin(), form.end(), stem.begin(),
                      [&](QChar wanted, QChar c) { return fits(c, wanted); }) &&
           (number.isEmpty() || (number.size() > 1 && number.front() == u'-' &&
                                 std::all_of(number.begin() + 1, number.end(),
                                             [&](QChar c) { return fits(c, u'0'); })));
}

/// Games begin with the time as their name.
QString nameOf(const QFileInfo& file)
{
    const QString stem = file.completeBaseName();
    return isTime(stem) ? QString() : stem;
}

/// As a file can be called everywhere.
QString asFileName(QString name)
{
    static const QRegularExpression barred(u"[\\x00-\\x1f/\\\\:*?\"<>|]"_s);
    name.replace(barred, u" "_s);
    name = name.simplified().left(longestName);
    while (name.startsWith(u'.')) name.remove(0, 1);
    return name;
}

/// That no game has yet.
QString freePath(const QString& folder, const QString& stem)
{
    QString path = u"%1/%2.caboose"_s.arg(folder, stem);
    for (int n = 2; QFile::exists(path); ++n) {
        path = u"%1/%2 %3.caboose"_s.arg(folder, stem, QString::number(n));
    }
    return path;
}

RecentGameRow rowFor(const QFileInfo& file, const ShownPosition& shownPosition)
{
    RecentGameRow row;
    row.path = file.filePath();
    row.changed = file.lastModified();
    row.date = QLocale().toString(row.changed, QLocale::ShortFormat);
    row.standing = standingOf(shownPosition);
    row.name = nameOf(file);
    row.isOver = shownPosition.isOver();
    addPlayers(row, shownPosition);
    return row;
}

} // namespace

RecentGamesModel::RecentGamesModel(QString folder, QObject* parent)
    : RowsModel(parent), m_folder(std::move(folder))
{}

void RecentGamesModel::lookAhead(QThreadPool& threads)
{
    const auto found = std::make_shared<std::promise<Found>>();
    m_ahead = found->get_future();
    threads.start([found, folder = m_folder] { found->set_value(look(folder)); });
}

/// In whatever thread: touches nothing but the files. What is translated in two threads at once
/// may stay English in either.
RecentGamesModel::Found RecentGamesModel::look(const QString& folder)
{
    Found found;
    for (const QFileInfo& file : filesEnding(folder, u".caboose"_s, QDir::Time)) {
        const std::unique_ptr<game::Game> game = readGame(file.filePath());
        if (!game) continue;
        found.games.push_back({file, shownPositionOf(*game, Viewpoint::Table)});
        const ShownPosition& shown = found.games.back().shown;
        if (!found.last && !shown.isOver()) found.last.reset(new Last{shown, game->now().table()});
        if (found.games.size() == mostGames) break;
    }
    return found;
}

void RecentGamesModel::refresh()
{
    const Found found = m_ahead.valid() ? m_ahead.get() : look(m_folder);
    if (found.last)
        m_last.show(found.last->shown, found.last->table);
    else
        showSample();
    std::vector<RecentGameRow> rows;
    for (const FoundGame& game : found.games) {
        rows.push_back(rowFor(game.file, game.shown));
        rows.back().id = static_cast<int>(rows.size()) - 1;
    }
    setRows(std::move(rows));
    Q_EMIT refreshed();
}

/// Where it stands; nobody asks from here how it came to that.
void RecentGamesModel::showSample()
{
    const rules::Table table = sampleTable();
    ShownPosition shown;
    shown.table = rules::observe(table, viewerOf(Viewpoint::Table));
    m_last.show(shown, table);
}

void RecentGamesModel::retranslate()
{
    if (m_last.isShowing()) refresh();
}

void RecentGamesModel::openLast()
{
    if (isSample())
        Q_EMIT sampleWanted();
    else
        open(current());
}

int RecentGamesModel::current() const
{
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [](const RecentGameRow& row) { return !row.isOver; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool RecentGamesModel::mayChange(int row) const
{
    return row >= 0 && row < rowCount() && at(row).path != m_followed;
}

void RecentGamesModel::rename(int row, const QString& name)
{
    const QString stem = asFileName(name);
    if (!mayChange(row) || stem.isEmpty() || stem == at(row).name) return;
    QFile::rename(at(row).path, freePath(m_folder, stem));
    refresh();
}

void RecentGamesModel::putAway(int row)
{
    if (!mayChange(row)) return;
    const QString folder = m_folder + u'/' + awayFolder;
    QDir().mkpath(folder);
    const QString path = freePath(folder, QFileInfo(at(row).path).completeBaseName());
    const bool isMoved = QFile::rename(at(row).path, path);
    refresh();
    if (isMoved) Q_EMIT gamePutAway(path);
}

void RecentGamesModel::bringBack(const QString& path)
{
    QFile::rename(path, freePath(m_folder, QFileInfo(path).completeBaseName()));
    refresh();
}

void RecentGamesModel::open(int row)
{
    if (row >= 0 && row < rowCount()) Q_EMIT openWanted(at(row).path);
}

QHash<int, QByteArray> RecentGamesModel::roleNames() const
{
    return {{Qt::DisplayRole, "standing"},
            {PathRole, "path"},
            {DateRole, "date"},
            {PlayersRole, "players"}};
}

QVariant RecentGamesModel::value(const RecentGameRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case StandingRole: return row.standing;
    case Qt::ToolTipRole: // a narrow list cuts off what it draws
    case Qt::AccessibleTextRole: {
        const QString standing =
            row.standing.endsWith(u'.') ? row.standing.chopped(1) : row.standing;
        const QString text = u"%1. %2. %3"_s.arg(row.date, standing, row.players);
        return row.name.isEmpty() ? text : u"%1. %2"_s.arg(row.name, text);
    }
    case PathRole: return row.path;
    case DateRole: return row.date;
    case PlayersRole: return row.players;
    default: return {};
    }
}

} // namespace caboose::items
