// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/installed_rulebook.h"

#include "app/system/installed_files.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace caboose::app {

QString rulebookFolder()
{
    return folderOf(u"rulebook"_s, u"resources/rulebook"_s);
}

rulebook::Foundations installedFoundations()
{
    rulebook::Foundations foundations;
    const QDir folder(folderOf(u"cases"_s, u"tests/cases"_s));
    for (const QString& name : folder.entryList({u"*.case"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            foundations.addCases(name.toStdString(), file.readAll().toStdString());
        }
    }
    return foundations;
}

std::shared_ptr<items::RulebookLibrary> installedRulebook()
{
    return std::make_shared<items::RulebookLibrary>(rulebookFolder(), installedFoundations);
}

} // namespace caboose::app
