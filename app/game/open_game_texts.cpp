// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/open_game_texts.h"

#include "model/game/journal/salvage.h"
#include "views/items/wording/journals.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

struct Opening {
    Q_DECLARE_TR_FUNCTIONS(Opening)
};

QString lockedBy(const game::LockHolder& holder)
{
    if (holder.program.empty()) return items::words::saved(game::Saved::InUse);
    return Opening::tr("%1 is writing this game at the moment: here it can only be looked at.")
        .arg(QString::fromStdString(holder.program));
}

QString besides(const QString& path)
{
    const QFileInfo file(path);
    const QString stem = file.path() + u'/' + file.completeBaseName() + u"-saved"_s;
    QString name = stem + u".caboose"_s;
    for (int n = 2; QFile::exists(name); ++n) {
        name = u"%1-%2.caboose"_s.arg(stem, QString::number(n));
    }
    return name;
}

} // namespace

QString whyNotOpened(const QString& path, const game::OpenedGame& opened)
{
    const QString reason =
        opened.fault ? items::words::fault(*opened.fault) : items::words::saved(opened.saved);
    //: %1: a file, %2: a sentence that says why
    return Opening::tr("%1 can’t be opened as a game. %2").arg(QFileInfo(path).fileName(), reason);
}

QStringList remarksOn(const game::OpenedGame& opened)
{
    QStringList remarks;
    if (opened.saved == game::Saved::InUse) remarks += lockedBy(opened.holder);
    if (opened.tornLine != 0) {
        remarks += Opening::tr("The last line of the file was not finished and was left out.");
    }
    if (opened.halfKept != game::noEntry) {
        remarks += Opening::tr("Something that was tried out was only half kept.");
    }
    if (!opened.disagreements.empty()) {
        remarks += Opening::tr("The rules of Caboose were corrected since this game was played. It "
                               "goes on from the table as it was.");
    }
    return remarks;
}

std::optional<QString> saveFrom(const QString& path)
{
    const auto text = game::readFile(std::filesystem::path(path.toStdU16String()));
    const auto found = text ? game::salvage(*text) : std::vector<game::Salvaged>();
    if (found.empty()) return {};
    const QString name = besides(path);
    const auto written =
        game::writeNew(std::filesystem::path(name.toStdU16String()), found.front().record);
    return written == game::Saved::Yes ? std::optional(name) : std::nullopt;
}

} // namespace caboose::app
