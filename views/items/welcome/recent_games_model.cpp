// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/welcome/recent_games_model.h"

#include "model/game/open_game.h"
#include "views/items/game/piece_art.h"
#include "views/items/game/sample_game.h"
#include "views/items/referee/question_texts.h"
#include "views/items/wording/wording.h"

#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr std::size_t mostGames = 6;
/// No game that was followed is larger; what is, is not opened just to be listed.
constexpr qint64 mostBytes = 4LL * 1024 * 1024;

/// The game as it stands in the file, to look at; null: it can't be read.
std::unique_ptr<game::Game> readGame(const QString& path)
{
    if (QFileInfo(path).size() > mostBytes) return {};
    const std::filesystem::path file(path.toStdU16String());
    return game::lookAtGame(file, [] { return game::Time(); }).kept.game;
}

QString standingOf(const ShownPosition& shownPosition)
{
    if (!shownPosition.isOver()) return whereItStands(shownPosition);
    return questionTexts(shownPosition).happens.join(u' ');
}

void addPlayers(RecentGameRow& row, const rules::Table& table)
{
    QStringList names;
    for (const rules::Seat& seat : table.seats) {
        for (const rules::Pawn who : seat.characters) {
            names.append(words::pawn(who));
            row.arts.append(artOf(who));
            row.letters.append(letterOf(who));
        }
    }
    row.players = names.join(u", "_s);
}

RecentGameRow rowFor(const QFileInfo& file, const ShownPosition& shownPosition)
{
    RecentGameRow row;
    row.path = file.filePath();
    row.changed = file.lastModified();
    row.date = QLocale().toString(row.changed, QLocale::ShortFormat);
    row.standing = standingOf(shownPosition);
    addPlayers(row, shownPosition.table);
    return row;
}

} // namespace

RecentGamesModel::RecentGamesModel(QString folder, QObject* parent)
    : RowsModel(parent), m_folder(std::move(folder))
{}

void RecentGamesModel::refresh()
{
    std::vector<RecentGameRow> found;
    for (const QFileInfo& file :
         QDir(m_folder).entryInfoList({u"*.caboose"_s}, QDir::Files, QDir::Time)) {
        const std::unique_ptr<game::Game> game = readGame(file.filePath());
        if (!game) continue;
        if (found.empty()) m_last.show(*game, Viewpoint::Table);
        found.push_back(rowFor(file, shownPositionOf(*game, Viewpoint::Table)));
        found.back().id = static_cast<int>(found.size()) - 1;
        if (found.size() == mostGames) break;
    }
    if (found.empty()) m_last.show(*sampleGame([] { return game::Time(); }), Viewpoint::Table);
    setRows(std::move(found));
    Q_EMIT refreshed();
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
        open(0);
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
    case Qt::AccessibleTextRole: return u"%1. %2. %3"_s.arg(row.date, row.standing, row.players);
    case PathRole: return row.path;
    case DateRole: return row.date;
    case PlayersRole: return row.players;
    default: return {};
    }
}

} // namespace caboose::items
