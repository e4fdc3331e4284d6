// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/new_game_file.h"

#include <QDateTime>
#include <QFile>

using namespace Qt::StringLiterals;

namespace caboose::app {

QString newGameFile(const QString& folder)
{
    const QString stem = QDateTime::currentDateTime().toString(u"yyyy-MM-dd-HHmm"_s);
    QString name = folder + u'/' + stem + u".caboose"_s;
    for (int n = 2; QFile::exists(name); ++n) {
        name = u"%1/%2-%3.caboose"_s.arg(folder, stem, QString::number(n));
    }
    return name;
}

} // namespace caboose::app
