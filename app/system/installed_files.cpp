// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/installed_files.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace caboose::app {

QString folderOf(const QString& name, const QString& inRepository)
{
    const QString beside = QCoreApplication::applicationDirPath() + u"/../share/caboose/"_s + name;
    return QFileInfo::exists(beside) ? beside : inRepository;
}

} // namespace caboose::app
